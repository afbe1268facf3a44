import { LEVEL_NAMES, type LevelName } from '@charterstone/bots';
import type { Entry } from '@charterstone/rules';
import { readEntry } from './entries.ts';
import { type Fields, isCount, isPrint } from './fields.ts';
import type { JournalFile } from './format.ts';
import { readSetting } from './setting.ts';

/** What a journal holds beside its versions. */
type Content = Omit<JournalFile, 'rules' | 'box'>;

const MOST_SEATS = 6;

/** What is in a file, or what is wrong with it. */
export function readContent(value: Fields): Content | string {
  const { hash, state } = value;
  const setting = readSetting(value['setting']);
  if (typeof setting === 'string') return setting;
  const bots = readBots(value['bots']);
  if (bots === undefined) return 'its bots are no good';
  const levels = readLevels(value['levels'], bots.length);
  if (levels === 'no good') return 'the levels of its bots are no good';
  if (!isPrint(hash)) return 'its hash is missing';
  if (state !== undefined && typeof state !== 'string') return 'its state is no good';
  const entries = readEntries(value['entries']);
  if (typeof entries === 'string') return entries;
  return {
    setting,
    bots,
    ...(levels === undefined ? {} : { levels }),
    entries,
    hash,
    ...(state === undefined ? {} : { state }),
  };
}

function readEntries(value: unknown): readonly Entry[] | string {
  if (!Array.isArray(value)) return 'its entries are missing';
  const read: Entry[] = [];
  for (const [i, entry] of value.entries()) {
    const found = readEntry(entry);
    if (found === undefined) return `entry ${i + 1} is no choice`;
    read.push(found);
  }
  return read;
}

/** Each on a chair of its own. */
function readBots(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SEATS) return undefined;
  const chairs = value.filter((bot: unknown) => isCount(bot) && bot >= 1 && bot <= MOST_SEATS);
  return new Set(chairs).size === value.length ? chairs : undefined;
}

/** A level for each bot; where none is said all are as bots were before there were levels. */
function readLevels(value: unknown, bots: number): readonly LevelName[] | undefined | 'no good' {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== bots) return 'no good';
  const levels = value.flatMap((word: unknown) => LEVEL_NAMES.filter((level) => level === word));
  return levels.length === bots ? levels : 'no good';
}
