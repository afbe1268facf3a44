import { readChoice } from '@charterstone/rules';
import type { Fixture, Line, PlayedGame } from './fixture.ts';

/**
 * A fixture as text, small and still readable. One line is what one seat does in a row, broken where a turn begins: the seat,
 * then its choices; those that begin with the same word share it, and the two commonest beginnings are one letter.
 *
 *     2 b red-3;pay clay,wood;pick 207
 *
 * is `place big red-3`, `pay clay`, `pay wood`, `pick 207` of seat 2. After each game a line says its guidepost, the doors
 * that opened and the fingerprint of the table.
 */
const HEADING = [
  'A whole campaign, choice by choice. SPOILERS: whoever wants to discover the story in play stops reading here.',
  'It must replay to the hashes below. After a change of the game that is meant, `npm run fixtures` writes it anew.',
];
const NOTHING = '-';
/** Words that begin a turn, and so a line. */
const TURN: ReadonlySet<string> = new Set(['b', 's', 'place', 'careful', 'retrieve', 'act', 'end']);
/** A placing is more than half of all choices. */
const SHORT = { b: 'place big', s: 'place small' } as const;

export function packed({ box, setting, games }: Fixture): string {
  const lines = [...HEADING, `box ${box}`, `setting ${JSON.stringify(setting)}`];
  games.forEach(({ lines: played, guidepost, doors, hash }, i) => {
    lines.push(...packedLines(played));
    lines.push(`game ${i + 1} ${guidepost ?? NOTHING} ${doors.join('') || NOTHING} ${hash}`);
  });
  return `${lines.join('\n')}\n`;
}

function packedLines(played: readonly Line[]): string[] {
  const lines: string[] = [];
  let last: { seat: number; word: string } | undefined;
  for (const { seat, choice } of played) {
    const text = shortened(textOf(choice));
    const [word = ''] = text.split(' ');
    const rest = text.slice(word.length + 1);
    const at = lines.length - 1;
    if (last?.seat !== seat || TURN.has(word)) lines.push(`${seat} ${text}`);
    else if (last.word === word && rest !== '') lines[at] += `,${rest}`;
    else lines[at] += `;${text}`;
    last = { seat, word };
  }
  return lines;
}

function textOf(choice: Line['choice']): string {
  const what = 'what' in choice ? choice.what : undefined;
  const at = 'at' in choice ? choice.at : undefined;
  return [choice.do, what, at].filter((word) => word !== undefined).join(' ');
}

function shortened(text: string): string {
  for (const [letter, words] of Object.entries(SHORT))
    if (text.startsWith(`${words} `)) return letter + text.slice(words.length);
  return text;
}

function lengthened(text: string): string {
  for (const [letter, words] of Object.entries(SHORT))
    if (text.startsWith(`${letter} `)) return words + text.slice(letter.length);
  return text;
}

/** Reads what `packed` wrote; throws at the first line that means nothing. */
export function unpacked(text: string): Fixture {
  let box: number | undefined;
  let setting: Fixture['setting'] | undefined;
  const games: PlayedGame[] = [];
  let lines: Line[] = [];
  for (const line of text.trimEnd().split('\n').slice(HEADING.length)) {
    const [first = '', ...words] = line.split(' ');
    const rest = line.slice(first.length + 1);
    if (first === 'box') box = Number(rest);
    else if (first === 'setting') setting = JSON.parse(rest);
    else if (first === 'game') {
      games.push({ lines, ...endOf(words) });
      lines = [];
    } else lines.push(...linesIn(Number(first), rest));
  }
  if (box === undefined || setting === undefined || lines.length > 0)
    throw new Error('the fixture has no box, no setting, or no end');
  return { box, setting, games };
}

function endOf([, guidepost, doors = '', hash = '']: readonly string[]): Omit<PlayedGame, 'lines'> {
  return {
    guidepost: guidepost === NOTHING ? undefined : Number(guidepost),
    doors: doors === NOTHING ? [] : [...doors],
    hash,
  };
}

function linesIn(seat: number, text: string): Line[] {
  return text.split(';').flatMap((run) => {
    const [first = '', ...more] = run.split(',');
    const [word = ''] = first.split(' ');
    return [first, ...more.map((rest) => `${word} ${rest}`)].map((each) => ({
      seat,
      choice: choiceIn(each),
    }));
  });
}

function choiceIn(text: string): Line['choice'] {
  const choice = readChoice(lengthened(text)) ?? asideIn(text);
  if (choice === undefined) throw new Error(`"${text}" is no choice`);
  return choice;
}

function asideIn(text: string): Line['choice'] | undefined {
  const [word, what = ''] = text.split(' ');
  if (word === 'undo' || word === 'part' || word === 'stay') return { do: word };
  if (word === 'join' || word === 'automa' || word === 'dismiss') return { do: word, what };
  return word === 'tell' ? { do: word, what: Number(what) } : undefined;
}
