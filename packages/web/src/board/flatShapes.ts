/** How shapes move: larger or smaller, then to another place. What turns keeps its transform. */
export type Placing = { readonly x: number; readonly y: number; readonly k: number };

export const HERE: Placing = { x: 0, y: 0, k: 1 };

export function isHere({ x, y, k }: Placing): boolean {
  return x === 0 && y === 0 && k === 1;
}

/** First the inner one, then the outer. */
export function within(outer: Placing, inner: Placing): Placing {
  return { x: outer.x + outer.k * inner.x, y: outer.y + outer.k * inner.y, k: outer.k * inner.k };
}

const hundredth = (n: number): number => Math.round(n * 100) / 100 || 0;

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

export function numbersIn(text: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}

/** How the numbers of a path's commands are to be taken: across, down, a length, or as they are. */
const COMMANDS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'kk---xy',
  Z: '',
};

/** A path at another place: what is counted from the last point is only made larger or smaller. */
export function pathAt(d: string, placing: Placing): string {
  let out = '';
  for (const [i, [, command = '', rest = '']] of [...d.matchAll(/([a-z])([^a-z]*)/gi)].entries()) {
    const kinds = COMMANDS[command.toUpperCase()] ?? '';
    // A path begins at a place, however its first letter is written; what follows it does not.
    const isAbsolute = command !== command.toLowerCase();
    const numbers = numbersIn(rest).map((n, at) => {
      const isPlace = isAbsolute || (i === 0 && at < 2);
      return hundredth(moved(n, kinds[at % Math.max(1, kinds.length)] ?? '-', isPlace, placing));
    });
    out += `${command}${numbers.join(' ')}`;
  }
  return out;
}

function moved(n: number, kind: string, isPlace: boolean, { x, y, k }: Placing): number {
  switch (kind) {
    case 'x':
      return n * k + (isPlace ? x : 0);
    case 'y':
      return n * k + (isPlace ? y : 0);
    case 'k':
      return n * k;
    default:
      return n;
  }
}

function pointsAt(points: string, placing: Placing): string {
  return numbersIn(points)
    .map((n, i) => hundredth(moved(n, i % 2 === 0 ? 'x' : 'y', true, placing)))
    .join(' ');
}

export type Attributes = Map<string, string>;

const PLACES: Readonly<Record<string, readonly (readonly [name: string, kind: string])[]>> = {
  rect: [
    ['x', 'x'],
    ['y', 'y'],
  ],
  circle: [
    ['cx', 'x'],
    ['cy', 'y'],
  ],
  ellipse: [
    ['cx', 'x'],
    ['cy', 'y'],
  ],
  text: [
    ['x', 'x'],
    ['y', 'y'],
  ],
};
const LENGTHS = ['width', 'height', 'r', 'rx', 'ry', 'font-size', 'stroke-width'];

/** Whether a shape can be drawn at another place without a transform. */
export function canMove(tag: string, attributes: Attributes): boolean {
  if (tag === 'text') return attributes.has('font-size');
  return tag === 'path' || tag === 'polygon' || PLACES[tag] !== undefined;
}

/** Writes a shape's numbers anew, as they are at this place. */
export function moveShape(tag: string, attributes: Attributes, placing: Placing): void {
  if (isHere(placing)) return;
  for (const [name, kind] of PLACES[tag] ?? [])
    attributes.set(name, String(hundredth(moved(Number(attributes.get(name) ?? 0), kind, true, placing))));
  const d = attributes.get('d');
  if (d !== undefined) attributes.set('d', pathAt(d, placing));
  const points = attributes.get('points');
  if (points !== undefined) attributes.set('points', pointsAt(points, placing));
  scaleLengths(attributes, placing);
}

export function scaleLengths(attributes: Attributes, { k }: Placing): void {
  if (k === 1) return;
  if (attributes.has('stroke') && !attributes.has('stroke-width')) attributes.set('stroke-width', '1');
  for (const name of LENGTHS) {
    const length = attributes.get(name);
    if (length !== undefined) attributes.set(name, String(hundredth(Number(length) * k)));
  }
  const dashes = attributes.get('stroke-dasharray');
  if (dashes !== undefined)
    attributes.set(
      'stroke-dasharray',
      numbersIn(dashes)
        .map((n) => hundredth(n * k))
        .join(' '),
    );
}
