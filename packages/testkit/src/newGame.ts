import { type Box, type Charter, newCampaign } from '@charterstone/rules';
import { theBox } from './boxes.ts';
import { Table } from './table.ts';

export type NewGame = {
  /** Two, unless charters are named. */
  readonly seats?: number;
  /** The charters of seats 1, 2, … */
  readonly charters?: readonly Charter[];
  /** The charters that Automas play, behind the people: the die is cast until it seats them there. */
  readonly automas?: readonly Charter[];
  /** Who shall begin: the charter of seat 1 unless said. The die is cast under other seeds until it shows it. */
  readonly first?: Charter;
  readonly seed?: string;
  /** After so many games the table closes: one, unless said; 0 plays on and on. */
  readonly games?: number;
  readonly box?: Box;
  /** How far the start-up is played: up to the choice of charters, of plots, or to the first turn. */
  readonly until?: 'charters' | 'plots' | 'turn';
};

const USUAL: readonly Charter[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
/** One person, two Automas: the die shows a given three and a given first player once in thirty games. */
const MOST_CASTS = 1000;

/** Setting a table takes longer than most specs play: what was set once is copied. */
const setBefore = new WeakMap<Box, Map<string, Table>>();

/** A table set for a game, every basic building on the first plot of its charter. */
export function newGame(wanted: NewGame = {}): Table {
  const { box = theBox(), ...rest } = wanted;
  const tables = setBefore.get(box) ?? new Map<string, Table>();
  setBefore.set(box, tables);
  const key = JSON.stringify(rest);
  const table = tables.get(key) ?? fresh(box, rest);
  tables.set(key, table);
  return table.copy();
}

function fresh(box: Box, wanted: Omit<NewGame, 'box'>): Table {
  const { seed = 'table', until = 'turn', games = 1 } = wanted;
  const { automas = [] } = wanted;
  const seats = wanted.seats ?? wanted.charters?.length ?? 2;
  const charters = wanted.charters ?? USUAL.filter((charter) => !automas.includes(charter)).slice(0, seats);
  const setting = { seats, automas: automas.length, games };
  const setTable = (as: string): Table =>
    startUp(new Table(as, newCampaign(box, { ...setting, seed: as })), charters, until);
  if (until !== 'turn') return setTable(seed);
  const first = wanted.first ?? charters[0];
  for (let cast = 1; cast <= MOST_CASTS; cast++) {
    const table = setTable(cast === 1 ? seed : `${seed}-${cast}`);
    if (table.sees.first === first && automas.every((charter) => table.isAutoma(charter))) return table;
  }
  throw new Error(`the die never showed ${[first, ...automas].join(', ')}`);
}

function startUp(table: Table, charters: readonly Charter[], until: NewGame['until']): Table {
  table.watched = false;
  takeSeats(table, charters, until);
  table.watched = true;
  return table;
}

function takeSeats(table: Table, charters: readonly Charter[], until: NewGame['until']): void {
  if (until === 'charters') return;
  charters.forEach((charter, i) => {
    // The last of six charters is not asked for: it is the only one left.
    const seat = table.seat(i + 1);
    if (seat.options.includes(`charter ${charter}`)) seat.sitsDownAt(charter);
  });
  if (until === 'plots') return;
  for (const charter of charters) table.of(charter).lays(`${charter}-1`);
}
