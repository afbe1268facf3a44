import { type Charter, newCampaign, type Options } from '@charterstone/rules';
import { ends, settles, Table, theBox } from '@charterstone/testkit';

/** The first turn of a campaign that follows other rule books in some points. */
export function campaign(
  options: Options,
  charters: readonly Charter[] = ['red', 'blue'],
  seed = 'options',
): Table {
  const table = new Table(seed, newCampaign(theBox(), { seats: charters.length, seed, options }));
  // The invariants know the five open cards and the start spaces of the Chronicle.
  table.watched = options.threeOpenCards !== true && options.progressAtFirst !== true;
  charters.forEach((charter, i) => {
    const seat = table.seat(i + 1);
    if (seat.options.includes(`charter ${charter}`)) seat.sitsDownAt(charter);
  });
  for (const charter of charters) table.of(charter).lays(`${charter}-1`);
  return table;
}

/** The first turn of a later game of the same campaign; nobody does much in those before it. */
export function later(table: Table, game: number, wishes: readonly string[] = []): Table {
  while (table.sees.game < game)
    settles(ends(table), [...wishes, 'pass', 'mark row-10', 'choose unkind', 'choose loyal']);
  return table;
}

/** Whoever has the turn buys at the Market: first fetches what it costs. */
export function atMarket(table: Table): Table {
  const { decider } = table;
  const { charter } = decider;
  decider.places(`${charter}-1`);
  table.idleUntil(charter);
  decider.places('market');
  return table;
}
