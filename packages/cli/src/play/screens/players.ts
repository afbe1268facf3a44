import { type Inspection, RESOURCES, type Supply } from '@charterstone/rules';
import { capital, wrap } from '../../terminal/columns.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { cardLines } from './mats.ts';

/** Who sits where: the seats of bots, and the names that were written on cards. */
export type Seated = { readonly bots: ReadonlySet<number>; readonly names: ReadonlyMap<number, string> };

/** One line or two for each player; whoever has to decide comes last, next to the options. */
export function playerLines(desk: Desk, seen: Inspection, seated: Seated, me: number): string[] {
  const mine = seen.charters.filter(({ seat }) => seat === me);
  const others = seen.charters.filter(({ seat }) => seat !== me);
  return [...others, ...mine].flatMap((supply) => playerLine(desk, supply, seated));
}

function playerLine(desk: Desk, supply: Supply, { bots, names }: Seated): string[] {
  const { say, paint } = desk;
  const { charter, seat } = supply;
  const persona = supply.persona.map((card) => names.get(card)).find((name) => name !== undefined);
  const name = persona ?? say.ui(bots.has(seat) ? 'seat.bot' : 'seat.player', { n: seat });
  const who = `${paint.sign(charter)} ${paint.bold(paint.charter(charter, capital(say.who(charter))))} ${paint.dim(`(${name})`)}`;
  const cards = supply.hand.map((card) => say.name(card));
  const home = [supply.workers.big, supply.workers.small].filter((where) => where === 'home').length;
  const parts = [
    paint.bold(say.ui('table.points', { n: supply.points })),
    goodsText(desk, supply),
    say.ui('terminal.influence', { n: supply.influence }),
    say.ui('terminal.home', { n: home }),
    ...(cards.length > 0 ? [say.list(cards)] : []),
  ];
  return wrap(`${who}  ${parts.join(' · ')}`, desk.size().width, 4);
}

export function goodsText({ say }: Desk, { goods }: Supply): string {
  const held = [
    ...(goods.coin > 0 ? [say.count('coin', goods.coin)] : []),
    ...RESOURCES.flatMap((resource) => (goods[resource] > 0 ? [say.count(resource, goods[resource])] : [])),
  ];
  return held.length === 0 ? say.ui('table.nothing') : held.join(', ');
}

/** Everything before one player, card by card. */
export function supplyLines(desk: Desk, seen: Inspection, supply: Supply, seated: Seated): string[] {
  const { say, paint } = desk;
  const standing = [supply.workers.big, supply.workers.small]
    .filter((where) => where !== 'home')
    .map((where) => {
      const card = sceneOf(seen).village[where];
      return say.ui('table.workerAt', { where: card === undefined ? say.site(where) : say.name(card) });
    });
  const section = (heading: string, cards: readonly number[]): string[] =>
    cards.length === 0
      ? []
      : [`  ${paint.dim(heading)}`, ...cardLines(desk, seen, cards, (card) => seated.names.get(card) ?? '')];
  return [
    ...playerLine(desk, { ...supply, hand: [] }, seated),
    `    ${say.ui('table.influence', { n: supply.influence, spent: supply.spent })}`,
    ...standing.map((line) => `    ${line}`),
    ...section(say.ui('heading.cards'), supply.hand),
    ...section(say.ui('heading.persona'), supply.persona),
    ...section(say.ui('heading.chest'), supply.chest),
  ];
}
