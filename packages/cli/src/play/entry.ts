import { type Choice, type Inspection, readChoice } from '@charterstone/rules';
import type { Desk } from './desk.ts';
import type { Menu } from './menu.ts';

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
  name: [],
  help: ['h', '?'],
  quit: ['q', 'exit'],
} as const;
export type Command = keyof typeof COMMANDS;

/** What a typed line means. */
export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** A number that is not on the list, or one that has no careful variant. */
  | { readonly kind: 'wrongNumber'; readonly text: string }
  | { readonly kind: 'notCareful'; readonly text: string }
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'unknown'; readonly text: string };

const commandNames: ReadonlyMap<string, Command> = new Map(
  Object.keys(COMMANDS)
    .filter((name): name is Command => name in COMMANDS)
    .flatMap((name) => [name, ...COMMANDS[name]].map((word): [string, Command] => [word, name])),
);

/** A number, a number with c for careful, a command, a choice in words, or the name of a building. */
export function readEntry(line: string, menu: Menu, desk: Desk, seen: Inspection): Typed {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  const number = /^(?:(careful|c)\s*)?(\d+)\s*(c)?$/i.exec(text);
  if (number !== null) return numbered(menu, text, Number(number[2]), (number[1] ?? number[3]) !== undefined);
  const [word = '', ...rest] = text.split(/\s+/);
  const command = commandNames.get(word.toLowerCase());
  if (command !== undefined) return { kind: 'command', command, rest: rest.join(' ') };
  const choice = readChoice(text);
  if (choice !== undefined) return { kind: 'choice', choice };
  const site = siteCalled(desk, seen, text);
  return site === undefined ? { kind: 'unknown', text } : { kind: 'site', site };
}

function numbered({ items }: Menu, text: string, number: number, careful: boolean): Typed {
  const item = items[number - 1];
  if (item === undefined) return { kind: 'wrongNumber', text };
  if (!careful) return { kind: 'choice', choice: item.choice };
  return item.careful === undefined ? { kind: 'notCareful', text } : { kind: 'choice', choice: item.careful };
}

/** The site somebody means: `red-3`, `market`, or the beginning of a building's name in the language spoken. */
export function siteCalled({ say }: Desk, seen: Inspection, text: string): string | undefined {
  const wanted = text.toLowerCase();
  if (/^[a-z]+-[1-6]$/.test(wanted)) return wanted;
  const sites = Object.entries(seen.village);
  const exact = sites.find(([site, card]) => site === wanted || say.name(card).toLowerCase() === wanted);
  if (exact !== undefined) return exact[0];
  const begun = sites.filter(([, card]) => say.name(card).toLowerCase().startsWith(wanted));
  return begun.length === 1 && wanted.length > 1 ? begun[0]?.[0] : undefined;
}
