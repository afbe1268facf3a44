import type { Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, type Table, write } from '@charterstone/testkit';
import { RICH } from './village.ts';

export const RED_PERSONAS = [280, 293, 295, 296, 298, 300];
export const BLUE_PERSONAS = [303, 304, 306, 307, 308, 311];

/** The end of the twelfth game of a village in which a lot was unlocked. */
export function last(seed = 'after'): Table {
  const game = inGame({ game: 12, charters: ['red', 'blue'], rules: [29, 33, 34], seed });
  game.given({
    unlocked: true,
    red: {
      ...RICH,
      islands: { 'sky-red-1': 'red-5', 'sky-red-2': 'red-6' },
      chest: RED_PERSONAS,
      stands: { 'red-2': 73, 'sky-red-1': 76 },
      minions: { cat: ['home', 'home'] },
      hand: [206, 207],
    },
    blue: {
      coins: 6,
      islands: { 'sky-blue-1': 'blue-5', 'sky-blue-2': 'blue-6' },
      chest: BLUE_PERSONAS,
      stands: { 'blue-2': 88 },
    },
  });
  return write(game, { red: { companion: 337, open: [343] }, blue: { companion: 338, secret: 344 } });
}

export const AFTER = ['pass', 'mark row-10', 'choose card', 'choose points', 'pick'];

/** The set-up of the thirteenth game, up to a question. */
export function setUp(enough: (table: Table) => boolean, seed?: string): Table {
  return settles(ends(last(seed)), ['pass', 'mark row-10'], enough);
}

/** The first turn of the thirteenth game. */
export function thirteenth(seed?: string): Table {
  return settles(ends(last(seed)), AFTER);
}

/** A plot of a charter without an island and without a building. */
export function openPlot(game: Table, charter: Charter): string {
  const covered = game.action.flatMap((fact) =>
    fact.fact === 'laid' && fact.what === 'skyIsland' ? [fact.site] : [],
  );
  const plots = [2, 3, 4, 5, 6].map((n) => `${charter}-${n}`);
  const open = plots.find((plot) => !covered.includes(plot) && game.sees.village[plot] === undefined);
  if (open === undefined) throw new Error(`${charter} has no open plot`);
  return open;
}

export const inThirteenth = (start: string) => (table: Table) =>
  table.sees.game === 13 && isAsked(start)(table);
