import { type Choice, type Inspection, readChoice } from '@charterstone/rules';
import type { Desk } from './desk.ts';
import { type Menu, VARIANTS } from './menu.ts';
import { plotOf } from './sites.ts';

export const COMMANDS = {
  undo: ['u'],
  village: ['v', 'board', 'b'],
  mats: ['m', 'mat'],
  tracks: ['t', 'track'],
  supply: ['s'],
  log: ['l'],
  why: ['w'],
  card: [],
  rules: ['r', 'rule'],
  story: [],
  sheet: ['g', 'glory'],
  name: [],
  join: [],
  part: [],
  stay: [],
  automa: [],
  dismiss: [],
  hint: ['advice'],
  hints: [],
  help: ['h', '?'],
  quit: ['q', 'exit'],
} as const;
export type Command = keyof typeof COMMANDS;

/** What a typed line means. */
export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** What an option costs and brings. */
  | { readonly kind: 'explain'; readonly number: number }
  /** A number that is not on the list, or one that can't be chosen this way. */
  | { readonly kind: 'wrongNumber'; readonly text: string }
  | { readonly kind: 'noVariant'; readonly text: string }
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'unknown'; readonly text: string };

const COMMAND_LIST: readonly Command[] = Object.keys(COMMANDS).filter(
  (name): name is Command => name in COMMANDS,
);
const commandNames: ReadonlyMap<string, Command> = new Map(
  COMMAND_LIST.flatMap((name) => [name, ...COMMANDS[name]].map((word): [string, Command] => [word, name])),
);

/** A number, a number with letters or a question mark, a command, a choice in words, or the name of a building. */
export function readEntry(line: string, menu: Menu, desk: Desk, seen: Inspection): Typed {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  const number = /^(\d+)\s*(c|s|cs|sc|\?)?$/i.exec(text);
  if (number !== null) return numbered(menu, text, Number(number[1]), (number[2] ?? '').toLowerCase());
  const [word = '', ...rest] = text.split(/\s+/);
  const command = commandCalled(desk, word.toLowerCase());
  if (command !== undefined) return { kind: 'command', command, rest: rest.join(' ') };
  const choice = readChoice(text);
  if (choice !== undefined) return { kind: 'choice', choice };
  const site = siteCalled(desk, seen, text);
  return site === undefined ? { kind: 'unknown', text } : { kind: 'site', site };
}

/** A command by its word in the language spoken, or by its English one. */
function commandCalled({ say }: Desk, word: string): Command | undefined {
  return COMMAND_LIST.find((command) => say.ui(`word.${command}`) === word) ?? commandNames.get(word);
}

function numbered({ items }: Menu, text: string, number: number, way: string): Typed {
  const item = items[number - 1];
  if (item === undefined) return { kind: 'wrongNumber', text: String(number) };
  if (way === '?') return { kind: 'explain', number };
  if (way === '') return { kind: 'choice', choice: item.choice };
  const variant = VARIANTS.find((letters) => letters === way || letters === [...way].reverse().join(''));
  const choice = variant && item.variants[variant];
  return choice === undefined ? { kind: 'noVariant', text } : { kind: 'choice', choice };
}

/** The site somebody means: `red-3`, `market`, or the beginning of a building's name in the language spoken. */
export function siteCalled({ say }: Desk, seen: Inspection, text: string): string | undefined {
  const wanted = text.toLowerCase();
  if (/^[a-z]+-[1-6]$/.test(wanted)) return seen.covered[wanted] ?? wanted;
  const sites = Object.entries(seen.village).filter(([site]) => isOpen(seen, site));
  const exact = sites.find(([site, card]) => site === wanted || say.name(card).toLowerCase() === wanted);
  if (exact !== undefined) return exact[0];
  const begun = sites.filter(([, card]) => say.name(card).toLowerCase().startsWith(wanted));
  return begun.length === 1 && wanted.length > 1 ? begun[0]?.[0] : undefined;
}

/** Whether a site is on the board: no plot under a sky island, no island in a chest. */
export function isOpen(seen: Inspection, site: string): boolean {
  return site.startsWith('sky-') ? plotOf(seen, site) !== site : seen.covered[site] === undefined;
}
