import type { Amount, BoxData, Charter, CommonsBuilding, Effect, Icon } from '@charterstone/rules';
import { stepsOf } from './effects/steps.ts';
import { COMMONS, isStartUp, printedSlot } from './numbers.ts';

/** Names of sites, places and quota spaces as the rules write them, taken apart for the languages. */

const CHARTERS: { readonly [C in Charter]: C } = {
  purple: 'purple',
  black: 'black',
  green: 'green',
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
};

export function charterNamed(word: string | undefined): Charter | undefined {
  return Object.values(CHARTERS).find((charter) => charter === word);
}

/** The charter a note on a card names: its number in the rules plus one. */
export function charterNoted(note: number): Charter | undefined {
  return Object.values(CHARTERS)[note - 1];
}

export type Site =
  | { readonly commons: CommonsBuilding }
  | { readonly charter: Charter; readonly plot: number; readonly island: boolean };

/** `zeppelin`, `red-3`, `sky-red-2`. */
export function readSite(site: string): Site | undefined {
  const commons = COMMONS.find((building) => building === site);
  if (commons !== undefined) return { commons };
  const words = site.split('-');
  const island = words[0] === 'sky';
  const charter = charterNamed(words[island ? 1 : 0]);
  return charter && { charter, plot: Number(words.at(-1)), island };
}

/** Whether a site is a sky island. */
export function isIsland(site: string): boolean {
  const found = readSite(site);
  return found !== undefined && 'island' in found && found.island;
}

/** Where cards lie on the table, and before a charter. */
export const TABLE_PLACES = [
  'index',
  'archive',
  'deck',
  'discard',
  'mat',
  'objectiveDeck',
  'objective',
  'chronicle',
  'guidepost',
  'table',
  'automaDeck',
  'automaDiscard',
  'automaAside',
  'personaDeck',
] as const;
export const CHARTER_PLACES = ['hand', 'chest', 'play', 'secret', 'eyes'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];
export type CharterPlace = (typeof CHARTER_PLACES)[number];

/** `deck`, `mat-3`: the word alone; undefined for a place of a charter. */
export function tablePlace(place: string): TablePlace | undefined {
  return TABLE_PLACES.find((word) => word === place.split('-')[0]);
}

/** `hand-red`: the word alone; undefined for a place of the table. */
export function charterPlace(place: string): CharterPlace | undefined {
  return CHARTER_PLACES.find((word) => word === place.split('-')[0]);
}

/** What kind of place it is. */
export function placeWord(place: string): TablePlace | CharterPlace | undefined {
  return tablePlace(place) ?? charterPlace(place);
}

/** Whose place it is: red for `hand-red`, nobody's for `mat-3`. */
export function ownerOf(place: string): Charter | undefined {
  return charterNamed(place.split('-')[1]);
}

export type QuotaSpace = {
  readonly row: Icon;
  readonly column: number;
  /** How much the space takes, if the box is known. */
  readonly takes: number | undefined;
  /** What it gives beside the building's own benefit. */
  readonly bonus: readonly (readonly [Icon, number])[];
};

/** The rows a quota track can have; two of them come later in the campaign. */
const ROWS = { resource: 'resource', coin: 'coin', card: 'card', minion: 'minion', peril: 'peril' } as const;

/** `coin-3`. */
export function readQuotaSpace(space: string, box: BoxData | undefined): QuotaSpace {
  const [word, number] = space.split('-');
  const row = Object.values(ROWS).find((known) => known === word) ?? 'resource';
  const column = Number(number);
  const line = box?.board.quota.find((known) => known.row === row);
  return { row, column, takes: line?.take[column - 1], bonus: bonusOf(line?.bonus[column - 1]) };
}

function bonusOf(effect: Effect | undefined): (readonly [Icon, number])[] {
  if (effect === undefined) return [];
  return stepsOf(effect).flatMap((step): (readonly [Icon, number])[] => {
    if (step.step === 'reputation') return [['reputation', plainNumber(step.amount)]];
    return step.step === 'gain' ? step.gains.map(({ icon, amount }) => [icon, plainNumber(amount)]) : [];
  });
}

function plainNumber(amount: Amount): number {
  return typeof amount === 'number' ? amount : 1;
}

/** Whether a number is a rule, printed or entered later. Without the box only those of the start-up are known. */
export function isRule(number: number, box: BoxData | undefined): boolean {
  return printedSlot(number) !== undefined || isStartUp(number) || box?.cards[number]?.kind === 'rule';
}

/** Whether a rule is one of those that are glued beside others for Automas. */
export function isForAutomas(rule: number, box: BoxData | undefined): boolean {
  return box?.automa?.stickers.some((sticker) => sticker.rule === rule) ?? false;
}

/** How far the progress token has still to go, if the box is known. */
export function stepsLeft(space: number, box: BoxData | undefined): number | undefined {
  return box && box.board.progress.hourglass - space;
}

/** The charters clockwise round the board (ruling 2). */
export const CLOCKWISE: readonly Charter[] = ['red', 'purple', 'green', 'yellow', 'black', 'blue'];

/** The rows of the capacity sheet, in the order of the rules. */
const CAPACITY: readonly Icon[] = ['resource', 'coin', 'card', 'minion'];

/** What a circle of the capacity sheet makes room for, by its row. */
export function capacityKind(row: number): Icon {
  return CAPACITY[row - 1] ?? 'resource';
}

/** A row of the glory sheet (`row-3`) and its bonus, if the box is known. */
export type GloryRow = { readonly row: number; readonly bonus: Effect | undefined };

export function readGloryRow(word: string, box: BoxData | undefined): GloryRow | undefined {
  const found = /^row-(\d+)$/.exec(word);
  if (found === null) return undefined;
  const row = Number(found[1]);
  return { row, bonus: box?.board.glory[row - 1]?.bonus };
}
