import type { Fact } from '@charterstone/rules';
import { capital } from '../terminal/columns.ts';
import { siteMark } from './cards.ts';
import type { Desk } from './desk.ts';
import { given, type Html, html, some } from './html.ts';
import type { CrateEntry, HouseEntry } from './record.ts';

/** Objectives and minions that come out of a crate are named; of a whole new kind of card there are too many. */
const FEW = 3;
/** So many crates are told at length, in as many ways as there are. */
const WONDERS = 3;

/** What came out of the crates of a game. */
export function cratesPart(desk: Desk, crates: readonly CrateEntry[]): Html {
  return some(
    crates,
    (all) => html`<h3>${desk.say.ui('book.crates')}</h3>
<ul class="list">
${all.map((crate) => crateItem(desk, crate))}</ul>
`,
  );
}

/** What was built in a game, and where. */
export function housesPart(desk: Desk, houses: readonly HouseEntry[]): Html {
  return some(
    houses,
    (all) => html`<h3>${desk.say.ui('book.houses')}</h3>
<ul class="list">
${all.map((house) => houseItem(desk, house))}</ul>
`,
  );
}

/** The first crates of a campaign are a wonder; the others are a list. */
function crateItem(desk: Desk, crate: CrateEntry): Html {
  const at = desk.saga.chapters.flatMap(({ crates }) => crates).indexOf(crate);
  return at >= WONDERS && crate.fact.fact === 'opened' ? listed(desk, crate, crate.fact) : told(desk, crate);
}

function listed(
  desk: Desk,
  { plans, persona, others }: CrateEntry,
  { charter, crate }: Extract<Fact, { fact: 'opened' }>,
): Html {
  const { say } = desk;
  const inside = [
    ...(plans.length === 0 ? [] : [say.list(plans.map(say.name))]),
    ...(persona === undefined ? [] : [say.name(persona)]),
    ...(others.length === 0 ? [] : [contents(desk, others)]),
  ];
  return html`<li><b>${say.ui('book.crate', { crate })}</b> (${say.who(charter)}): ${inside.join('; ')}</li>
`;
}

function told(desk: Desk, { fact, plans, persona, others }: CrateEntry): Html {
  const { say, voice } = desk;
  const beside = plans.length === 0 && persona === undefined ? 'book.inside' : 'book.alongside';
  const lines = [
    say.fact(fact, { why: false }),
    ...(plans.length === 0
      ? []
      : [
          say.ui('book.plans', {
            n: plans.length,
            names: say.list(plans.map(say.name)),
            v: voice.way('book.plans'),
          }),
        ]),
    ...(persona === undefined
      ? []
      : [say.ui('book.newcomer', { name: say.name(persona), v: voice.way('book.newcomer') })]),
    ...(others.length === 0 ? [] : [say.ui(beside, { names: contents(desk, others) })]),
  ];
  return html`<li>${lines.join(' ')}</li>
`;
}

function contents(desk: Desk, cards: readonly number[]): string {
  const { say, data } = desk;
  const name = (card: number): string => loose(desk, card);
  const kind = data.cards[cards[0] ?? 0]?.kind;
  if (cards.length <= FEW || kind === undefined) return say.list(cards.map(name));
  switch (kind) {
    case 'assistant':
    case 'friend':
    case 'guest':
    case 'item':
    case 'objective':
    case 'treasure':
      return say.count(kind, cards.length);
    case 'building':
      return say.count('unconstructedBuilding', cards.length);
    default:
      return say.list(cards.map(name));
  }
}

/** A card by its name; what an objective is called tells nobody that it is one. */
function loose({ say, data }: Desk, card: number): string {
  const name = say.name(card);
  return data.cards[card]?.kind === 'objective' ? say.ui('book.objective', { name }) : name;
}

/** What stands where: the name and its line of flavour first, as on a plaque, then whose it is. */
function houseItem(desk: Desk, { fact, raised }: HouseEntry): Html {
  const { say, voice, textOf } = desk;
  const { card, charter, site, over } = fact;
  const flavour = given(textOf(card)?.flavour, (line) => html` <i>${line}</i>`);
  if (raised) {
    const values = { site: say.site(site), building: say.name(card), v: voice.way('book.raised') };
    return html`<li>${capital(say.ui('book.raised', values))}${flavour}</li>\n`;
  }
  const built = over === undefined ? '' : ` · ${say.ui('book.over', { building: say.name(over) })}`;
  return html`<li><b>${say.name(card)}</b>${flavour} <span class="aside place">${siteMark(desk, charter, site)}${built}</span></li>\n`;
}
