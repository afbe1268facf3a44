import { createHash } from 'node:crypto';
import {
  type Aside,
  type Choice,
  type Entry,
  type Journal,
  OPTION_NAMES,
  type Options,
  readChoice,
  type Setting,
} from '@charterstone/rules';

/** The version of the rules a journal is replayed by; it changes when an old journal would replay differently. */
export const RULES = 1;
export const FORMAT = 'charterstone-journal';
export const VERSION = 1;

/** A journal as it stands in a file: readable JSON, one line per choice, sealed by a checksum. */
export type JournalFile = Journal & {
  readonly rules: number;
  readonly box: number;
  /** Seats that are played by the program when the game goes on. */
  readonly bots: readonly number[];
  /** Of the table after the last entry. */
  readonly hash: string;
};

/** The text of a file. Fields stand in a fixed order, so that the checksum can be made again from what is read. */
export function writeJournal(file: JournalFile): string {
  const { rules, box, setting, bots, entries, hash } = file;
  const head = { format: FORMAT, version: VERSION, rules, box, setting, bots };
  const lines = entries.map((entry) => JSON.stringify(plain(entry)));
  const body = [
    ...Object.entries(head).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
    `"entries":[${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}]`,
    `"hash":${JSON.stringify(hash)}`,
  ].join(',\n');
  return `{${body},\n"checksum":"${checksumOf(file)}"}\n`;
}

/** Over the content, not over blanks and line ends: a file may pass through an editor or a mail. */
export function checksumOf({ rules, box, setting, bots, entries, hash }: JournalFile): string {
  const { seats, seed, games, options } = setting;
  const more = [...(games === undefined ? [] : [games]), ...(options === undefined ? [] : [options])];
  const content = [FORMAT, VERSION, rules, box, seats, seed, bots, entries.map(plain), hash, ...more];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** The words a choice or an aside can have. */
type Words = { readonly do: string; readonly what?: unknown; readonly at?: unknown; readonly text?: unknown };

/** An entry with its words in one order. */
function plain({ seat, choice }: Entry): { seat: number; choice: Record<string, unknown> } {
  const { what, at, text }: Words = choice;
  return {
    seat,
    choice: {
      do: choice.do,
      ...(what === undefined ? {} : { what }),
      ...(at === undefined ? {} : { at }),
      ...(text === undefined ? {} : { text }),
    },
  };
}

type Fields = { readonly [name: string]: unknown };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Reads the text of a file; a sentence that says what is wrong with it when it is no good. */
export function readJournal(text: string): JournalFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('{')
      ? 'it is damaged or cut off: it is no complete JSON'
      : 'it is no charterstone journal';
  }
  if (!isFields(value) || value['format'] !== FORMAT) return 'it is no charterstone journal';
  const { version, rules, box } = value;
  if (!isCount(version) || !isCount(rules) || !isCount(box)) return 'it is damaged: its versions are missing';
  if (version > VERSION)
    return `it was written by a newer program (journal version ${version}, this program knows ${VERSION})`;
  if (version < VERSION) return `this program can't read journals of version ${version}`;
  const file = readContent(value, rules, box);
  if (typeof file === 'string') return `it is damaged: ${file}`;
  if (checksumOf(file) !== value['checksum']) return "it is damaged: its checksum doesn't match its content";
  if (rules > RULES)
    return `it was written by newer rules (version ${rules}, this program plays by ${RULES})`;
  return file;
}

function readContent(value: Fields, rules: number, box: number): JournalFile | string {
  const { bots, entries, hash } = value;
  if (!isFields(value['setting'])) return 'its setting is missing';
  const setting = readSetting(value['setting']);
  if (setting === undefined) return 'its setting is no good';
  if (!Array.isArray(bots) || !bots.every(isCount)) return 'its bots are no good';
  if (typeof hash !== 'string') return 'its hash is missing';
  if (!Array.isArray(entries)) return 'its entries are missing';
  const read: Entry[] = [];
  for (const [i, entry] of entries.entries()) {
    const found = readEntry(entry);
    if (found === undefined) return `entry ${i + 1} is no choice`;
    read.push(found);
  }
  return { rules, box, setting, bots, entries: read, hash };
}

function readSetting({ seats, seed, games, options }: Fields): Setting | undefined {
  if (!isCount(seats) || seats < 1 || seats > 6 || typeof seed !== 'string') return undefined;
  if (games !== undefined && !isCount(games)) return undefined;
  if (options !== undefined && !isOptions(options)) return undefined;
  return {
    seats,
    seed,
    ...(games === undefined ? {} : { games }),
    ...(options === undefined ? {} : { options }),
  };
}

function isOptions(value: unknown): value is Options {
  const known: readonly string[] = OPTION_NAMES;
  return (
    isFields(value) &&
    Object.entries(value).every(([name, on]) => known.includes(name) && typeof on === 'boolean')
  );
}

function readEntry(value: unknown): Entry | undefined {
  if (!isFields(value) || !isCount(value['seat']) || !isFields(value['choice'])) return undefined;
  const choice = readAnyChoice(value['choice']);
  return choice && { seat: value['seat'], choice };
}

function readAnyChoice(words: Fields): Choice | Aside | undefined {
  const { do: deed, what, at, text } = words;
  if (deed === 'undo' || deed === 'part' || deed === 'stay') return { do: deed };
  if (deed === 'join') return typeof what === 'string' ? { do: deed, what } : undefined;
  if (deed === 'tell') return isCount(what) ? { do: deed, what } : undefined;
  if (deed === 'name') {
    const named = isCount(what) || typeof what === 'string';
    return named && typeof text === 'string' ? { do: deed, what, text } : undefined;
  }
  // The rules read a choice from its line of text; only what comes back unchanged is one.
  const choice = readChoice([deed, what, at].filter((word) => word !== undefined).join(' '));
  return choice !== undefined && choice.do === deed && choice.what === what && choice.at === at
    ? choice
    : undefined;
}
