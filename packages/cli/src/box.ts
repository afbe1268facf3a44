import { resolve } from 'node:path';
import { box as shipped } from '@charterstone/box';
import type { BoxData } from '@charterstone/rules';
import type { BoxText, Lang } from '@charterstone/words';
import { Trouble } from './trouble.ts';

/** The box that this program works with. */
export type BoxInUse = {
  readonly data: BoxData;
  /** How many games a campaign with it has. */
  readonly games: number;
  /** Somebody's own: the folder it lies in, its words, and the languages it is written in. */
  readonly own?: {
    readonly folder: string;
    readonly texts: { readonly [L in Lang]: BoxText };
    readonly languages: readonly Lang[];
  };
};

const USUAL: BoxInUse = { data: shipped, games: 12 };
/** Threads learn of the folder from the environment, which they get from the program. */
const NAMED = 'CHARTERSTONE_BOX';

/** For every command that can work with a box of somebody's own. */
export const BOX_OPTION = {
  box: {
    type: 'string',
    description: 'A box of your own instead (docs/your-own-box.md)',
    valueHint: 'folder',
  },
} as const;

let inUse = USUAL;

export function boxInUse(): BoxInUse {
  return inUse;
}

/** From here on everything is done with this box. */
export async function useBox(folder: string | undefined): Promise<void> {
  inUse = USUAL;
  delete process.env[NAMED];
  if (folder === undefined) return;
  const { readBoxFolder } = await import('@charterstone/server/boxes');
  const read = readBoxFolder(folder);
  if (!read.ok) throw new Trouble([`The box in ${folder} can't be played:`, ...read.problems].join('\n  '));
  const { data, games = USUAL.games, texts, languages } = read.box;
  inUse = { data, games, own: { folder: resolve(folder), texts, languages } };
  process.env[NAMED] = resolve(folder);
}

/** In a thread: the box that the program uses. */
export async function useBoxOfProgram(): Promise<BoxInUse> {
  await useBox(process.env[NAMED]);
  return inUse;
}
