import { LEVEL_NAMES, type LevelName } from '@charterstone/bots';
import {
  type Aside,
  type Choice,
  type Entry,
  OPTION_NAMES,
  type OptionName,
  readChoice,
  type Setting,
} from '@charterstone/rules';
import { type Fields, isCount, isFields } from './fields.ts';
import type { JournalFile } from './format.ts';

/** What a journal holds beside its versions. */
type Content = Omit<JournalFile, 'rules' | 'box'>;

const MOST_SEATS = 6;

/** A setting with its words in one order; an option that is off is not named. */
export function plainSetting({ seats, automas = 0, seed, games, options = {} }: Setting): Setting {
  const on = OPTION_NAMES.filter((name) => options[name] === true);
  return {
    seats,
    ...(automas === 0 ? {} : { automas }),
    seed,
    ...(games === undefined ? {} : { games }),
    ...(on.length === 0 ? {} : { options: switchedOn(on) }),
  };
}

function switchedOn(names: readonly OptionName[]): { readonly [O in OptionName]?: boolean } {
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** An entry with its words in one order. */
export function plainEntry({ seat, choice }: Entry): { seat: number; choice: Record<string, unknown> } {
  const words: Record<string, unknown> = { do: choice.do };
  if ('what' in choice && choice.what !== undefined) words['what'] = choice.what;
  if ('at' in choice && choice.at !== undefined) words['at'] = choice.at;
  if ('text' in choice) words['text'] = choice.text;
  return { seat, choice: words };
}

/** What is in a file, or what is wrong with it. */
export function readContent(value: Fields): Content | string {
  const { bots, entries, hash, state } = value;
  const setting = readSetting(value['setting']);
  if (typeof setting === 'string') return setting;
  const isChair = (bot: unknown): boolean => isCount(bot) && bot >= 1 && bot <= MOST_SEATS;
  if (!Array.isArray(bots) || !bots.every(isChair)) return 'its bots are no good';
  const levels = readLevels(value['levels'], bots.length);
  if (levels === 'no good') return 'the levels of its bots are no good';
  if (typeof hash !== 'string') return 'its hash is missing';
  if (state !== undefined && typeof state !== 'string') return 'its state is no good';
  if (!Array.isArray(entries)) return 'its entries are missing';
  const read: Entry[] = [];
  for (const [i, entry] of entries.entries()) {
    const found = readEntry(entry);
    if (found === undefined) return `entry ${i + 1} is no choice`;
    read.push(found);
  }
  return {
    setting,
    bots,
    ...(levels === undefined ? {} : { levels }),
    entries: read,
    hash,
    ...(state === undefined ? {} : { state }),
  };
}

/** A level for each bot; where none is said all are as bots were before there were levels. */
function readLevels(value: unknown, bots: number): readonly LevelName[] | undefined | 'no good' {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== bots) return 'no good';
  const levels = value.flatMap((word: unknown) => LEVEL_NAMES.filter((level) => level === word));
  return levels.length === bots ? levels : 'no good';
}

/** A word nobody knows would be lost when the campaign is saved again, so it is refused. */
function readSetting(value: unknown): Setting | string {
  if (!isFields(value)) return 'its setting is missing';
  const { seats, automas = 0, seed, games, options = {}, ...unknown } = value;
  if (!isCount(seats) || seats < 1 || seats > MOST_SEATS || typeof seed !== 'string')
    return 'its setting is no good';
  if (!isCount(automas) || seats + automas > MOST_SEATS) return 'its setting is no good';
  if ((games !== undefined && !isCount(games)) || !isFields(options)) return 'its setting is no good';
  const wrong = [...Object.keys(unknown), ...Object.keys(options).filter((name) => !isOption(name))][0];
  if (wrong !== undefined) return `its setting says "${wrong}", which this program doesn't know`;
  const on = OPTION_NAMES.filter((name) => options[name] === true);
  return plainSetting({
    seats,
    automas,
    seed,
    ...(games === undefined ? {} : { games }),
    options: switchedOn(on),
  });
}

function isOption(name: string): boolean {
  return OPTION_NAMES.some((known) => known === name);
}

function readEntry(value: unknown): Entry | undefined {
  if (!isFields(value) || !isCount(value['seat']) || !isFields(value['choice'])) return undefined;
  const choice = readAside(value['choice']) ?? readPlain(value['choice']);
  return choice && { seat: value['seat'], choice };
}

function readAside({ do: deed, what, text }: Fields): Aside | undefined {
  switch (deed) {
    case 'undo':
    case 'part':
    case 'stay':
      return { do: deed };
    case 'join':
    case 'automa':
    case 'dismiss':
      return typeof what === 'string' ? { do: deed, what } : undefined;
    case 'tell':
      return isCount(what) ? { do: deed, what } : undefined;
    case 'name':
      return (isCount(what) || typeof what === 'string') && typeof text === 'string'
        ? { do: deed, what, text }
        : undefined;
    default:
      return undefined;
  }
}

/** The rules read a choice from its line of text; only what comes back unchanged is one. */
function readPlain({ do: deed, what, at }: Fields): Choice | undefined {
  const words = [deed, what, at].filter((word) => word !== undefined);
  if (!words.every((word) => typeof word === 'string' || typeof word === 'number')) return undefined;
  const choice = readChoice(words.join(' '));
  return choice !== undefined && choice.do === deed && choice.what === what && choice.at === at
    ? choice
    : undefined;
}
