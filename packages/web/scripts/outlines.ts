/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

type Command = { readonly letter: string; readonly numbers: readonly number[] };

function* commandsIn(path: string): Generator<Command> {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = numbersIn(letter, rest);
    const takes = TAKES[letter.toLowerCase()] ?? 0;
    if (takes === 0) yield { letter, numbers: [] };
    for (let i = 0; takes > 0 && i < numbers.length; i += takes) {
      // Further pairs after a move are lines.
      const said = i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter;
      yield { letter: said, numbers: numbers.slice(i, i + takes) };
    }
  }
}

/** The two flags of an arc may stand without anything between them. */
function numbersIn(letter: string, text: string): number[] {
  const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?';
  if (letter.toLowerCase() !== 'a')
    return [...text.matchAll(new RegExp(number, 'gi'))].map(([n]) => Number(n));
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    'gi',
  );
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

const joined = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('');

/** Of an arc only the last two numbers are a place. */
const isPlace = (command: string, i: number): boolean => command !== 'a' || i > 4;
const isAcross = (command: string, i: number): boolean =>
  command === 'h' || (command !== 'v' && (command === 'a' ? i === 5 : i % 2 === 0));

type Pen = { readonly x: number; readonly y: number };
const ORIGIN: Pen = { x: 0, y: 0 };

/** Where a pen is after a command, given the command's numbers as places. */
function after(command: string, places: readonly number[], pen: Pen, start: Pen): Pen {
  if (command === 'z') return start;
  if (command === 'h') return { x: places[0] ?? pen.x, y: pen.y };
  if (command === 'v') return { x: pen.x, y: places[0] ?? pen.y };
  const [x = pen.x, y = pen.y] = places.slice(-2);
  return { x, y };
}

/**
 * A path of a square of 512 on a coarser grid, with whole numbers only: a third as long. Every step is measured from where the rounded
 * path is, so that what is lost by rounding does not add up; steps that come to nothing are left out.
 */
export function rounded(path: string, grid: number): string {
  const scale = grid / 512;
  let [exact, exactStart, pen, penStart] = [ORIGIN, ORIGIN, ORIGIN, ORIGIN];
  let text = '';
  let last = '';
  for (const { letter, numbers } of commandsIn(path)) {
    const command = letter.toLowerCase();
    const from = letter === command ? exact : ORIGIN;
    const places = numbers.map((n, i) =>
      isPlace(command, i) ? n + (isAcross(command, i) ? from.x : from.y) : n,
    );
    const steps = places.map((n, i) => {
      if (isPlace(command, i)) return Math.round(n * scale) - (isAcross(command, i) ? pen.x : pen.y);
      return i < 2 ? Math.max(1, Math.round(n * scale)) : Math.round(n);
    });
    exact = after(command, places, exact, exactStart);
    const isNothing =
      command !== 'm' && command !== 'z' && steps.every((n, i) => !isPlace(command, i) || n === 0);
    if (!isNothing) {
      const isRepeated = command === last && command !== 'm' && command !== 'z';
      text += `${isRepeated ? ((steps[0] ?? 0) < 0 ? '' : ' ') : command}${joined(steps)}`;
      last = command;
      const there = { x: Math.round(exact.x * scale), y: Math.round(exact.y * scale) };
      pen = command === 'z' ? penStart : there;
    }
    if (command === 'm') [exactStart, penStart] = [exact, pen];
  }
  return text;
}
