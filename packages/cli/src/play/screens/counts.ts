import { type Inspection, RESOURCES, type Supply } from '@charterstone/rules';
import { capital, columns, widthOf } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** What others have, counted and not named: a line each. Undefined where the terminal is too narrow for the table. */
export function countsTable(desk: Desk, seen: Inspection, supplies: readonly Supply[]): string[] | undefined {
  if (supplies.length === 0) return [];
  const { paint, size } = desk;
  const shown = columnsOf(desk, seen);
  const rows = supplies.map((supply) => [
    `${paint.sign(supply.charter)} ${paint.charter(supply.charter, shortName(desk, supply))}`,
    ...shown.map(({ of }) => String(of(supply))),
  ]);
  const head = ['', ...shown.map(({ name }) => paint.dim(name))];
  const lines = columns(
    [head, ...rows],
    head.map((_, i) => i > 0),
  ).split('\n');
  return lines.every((line) => widthOf(line) <= size().width) ? lines : undefined;
}

/** The colour of a charter, without the word for a charter where the language puts one behind it. An Automa goes by its sign. */
function shortName({ say }: Desk, { charter, automa }: Supply): string {
  if (automa) return say.ui('column.automa');
  return capital(say.who(charter)).split(' ')[0] ?? '';
}

type Column = { readonly name: string; readonly of: (supply: Supply) => number };

/** Minions and peril are counted once they have come into the game. */
function columnsOf({ say }: Desk, seen: Inspection): Column[] {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const anyPeril =
    Object.keys(seen.peril).length > 0 || seen.charters.some(({ perils }) => Object.keys(perils).length > 0);
  return [
    { name: say.icon('vp'), of: ({ points }) => points },
    { name: say.icon('coin'), of: ({ goods }) => goods.coin },
    {
      name: say.icon('resource'),
      of: ({ goods }) => sum(RESOURCES.map((resource) => goods[resource])),
    },
    { name: say.ui('column.influence'), of: ({ influence }) => influence },
    {
      name: say.ui('column.workers'),
      of: ({ workers }) => [workers.big, workers.small].filter((at) => at === 'home').length,
    },
    { name: say.ui('column.cards'), of: ({ hand }) => hand.length },
    ...(Object.keys(seen.minionSupply).length > 0
      ? [{ name: say.icon('minion'), of: ({ minions }: Supply) => minions.length }]
      : []),
    ...(anyPeril
      ? [{ name: say.icon('peril'), of: ({ perils }: Supply) => sum(Object.values(perils)) }]
      : []),
  ];
}
