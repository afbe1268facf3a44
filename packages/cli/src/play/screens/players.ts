import { type Goods, type Inspection, MINIONS, PERILS, RESOURCES, type Supply } from '@charterstone/rules';
import { capital, wrap } from '../../terminal/columns.ts';
import { playerName, type Seated } from '../company.ts';
import type { Desk } from '../desk.ts';
import { countsTable } from './counts.ts';
import { cardLines } from './mats.ts';
import { planLines, plansFor } from './plans.ts';

/** How much is told of the players: all of everybody; the others as a table of numbers; one's own cards counted as well. */
export type Depth = 'whole' | 'brief' | 'least';

/** Some lines for each player; whoever has to decide comes last, next to the options. */
export function playerLines(
  desk: Desk,
  seen: Inspection,
  seated: Seated,
  me: number,
  depth: Depth,
): string[] {
  const mine = seen.charters.filter(({ seat }) => seat === me);
  const others = seen.charters.filter(({ seat }) => seat !== me);
  const table = depth === 'whole' ? undefined : countsTable(desk, seen, others);
  const named = depth !== 'least';
  const lines = table === undefined ? seen.charters : mine;
  return [
    ...(table ?? others.flatMap((supply) => playerLine(desk, seen, supply, seated, named))),
    ...planLines(
      desk,
      seen,
      lines.map(({ charter }) => charter),
    ),
    ...mine.flatMap((supply) => playerLine(desk, seen, supply, seated, named)),
  ];
}

/** The first of the Automas says how difficult all of them are. */
function nameOf(desk: Desk, { difficulty, charters }: Inspection, supply: Supply, seated: Seated): string {
  const { say, paint } = desk;
  const { charter } = supply;
  const isFirst = charters.find(({ automa }) => automa)?.charter === charter;
  const name = playerName(desk, supply, seated, isFirst ? difficulty : undefined);
  return `${paint.sign(charter)} ${paint.bold(paint.charter(charter, capital(say.who(charter))))} ${paint.dim(`(${name})`)}`;
}

/** What nobody has yet: when it runs out one goes without. */
export function generalSupply(desk: Desk, { supply, minionSupply }: Inspection): string[] {
  const { say, paint, size } = desk;
  const minions = MINIONS.flatMap((minion) => {
    const n = minionSupply[minion];
    return n === undefined ? [] : [say.count(minion, n)];
  });
  const all = [goodsText(desk, supply), ...minions].join(', ');
  return [paint.bold(say.ui('heading.generalSupply')), ...wrap(`  ${all}`, size().width, 2)];
}

function playerLine(desk: Desk, seen: Inspection, supply: Supply, seated: Seated, named: boolean): string[] {
  const { say } = desk;
  const cards = named
    ? say.list(supply.hand.map((card) => say.name(card)))
    : `${say.ui('column.cards')}: ${supply.hand.length}`;
  const parts = [
    ...counts(desk, supply, goodsText(desk, supply.goods)),
    ...minionTexts(desk, supply),
    ...perilTexts(desk, supply),
    ...(supply.hand.length > 0 ? [cards] : []),
    ...plansFor(desk, seen, supply.charter).map(desk.paint.bold),
  ];
  return wrap(`${nameOf(desk, seen, supply, seated)}  ${parts.join(' · ')}`, desk.size().width, 4);
}

/** Points, goods, influence and workers. */
function counts({ say, paint }: Desk, supply: Supply, goods: string): string[] {
  const home = [supply.workers.big, supply.workers.small].filter((where) => where === 'home').length;
  return [
    paint.bold(say.ui('table.points', { n: supply.points })),
    // An Automa has no goods, and never will.
    ...(supply.automa ? [] : [goods]),
    say.ui('terminal.influence', { n: supply.influence }),
    say.ui('terminal.home', { n: home }),
  ];
}

function goodsText({ say }: Desk, goods: Goods): string {
  const held = [
    ...(goods.coin > 0 ? [say.count('coin', goods.coin)] : []),
    ...RESOURCES.flatMap((resource) => (goods[resource] > 0 ? [say.count(resource, goods[resource])] : [])),
  ];
  return held.length === 0 ? say.ui('table.nothing') : held.join(', ');
}

/** Minions by kind; those at work still count (rule 16). */
function minionTexts({ say }: Desk, { minions }: Supply): string[] {
  const kinds = [...new Set(minions.map(({ minion }) => minion))];
  return kinds.map((kind) => say.count(kind, minions.filter(({ minion }) => minion === kind).length));
}

function perilTexts({ say }: Desk, { perils }: Supply): string[] {
  return PERILS.flatMap((peril) => {
    const n = perils[peril] ?? 0;
    return n === 0 ? [] : [say.count(peril, n)];
  });
}

/** Everything before one player, card by card. */
export function supplyLines(desk: Desk, seen: Inspection, supply: Supply, seated: Seated): string[] {
  const { say, paint, size } = desk;
  const section = (heading: string, cards: readonly number[]): string[] =>
    cards.length === 0
      ? []
      : [`  ${paint.dim(heading)}`, ...cardLines(desk, seen, cards, (card) => seated.names.get(card) ?? '')];
  return [
    ...playerLine(desk, seen, { ...supply, hand: [] }, seated, true),
    `    ${say.ui('table.influence', { n: supply.influence, spent: supply.spent })}`,
    ...standing(desk, seen, supply).flatMap((line) => wrap(`    ${line}`, size().width, 6)),
    ...section(say.ui('heading.cards'), supply.hand),
    ...section(say.ui('heading.persona'), supply.persona),
    ...section(say.ui('heading.chest'), supply.chest),
  ];
}

/** Where workers and minions are, and which sky islands there are. */
function standing({ say }: Desk, seen: Inspection, { workers, minions, islands }: Supply): string[] {
  const place = (site: string): string => {
    const card = seen.village[site];
    return card === undefined ? say.site(site) : say.name(card);
  };
  const out = [workers.big, workers.small].filter((where) => where !== 'home');
  return [
    ...out.map((where) => say.ui('table.workerAt', { where: place(where) })),
    ...minions.flatMap(({ minion, at }) =>
      at === 'home'
        ? []
        : [say.ui('table.minionAt', { minion: say.count(minion, 1).replace(/^1 /, ''), where: place(at) })],
    ),
    ...islands.flatMap(({ island, at }) => {
      const card = seen.village[island];
      const built = card === undefined ? say.ui('table.empty') : say.name(card);
      const over = at === undefined ? '' : ` (${say.ui('table.islandOver', { site: say.site(at) })})`;
      return [`${capital(say.site(island))}: ${built}${over}`];
    }),
  ];
}
