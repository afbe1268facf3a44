import { CHARTERS, type Choice, charterOfSeat, MINIONS, type Minion, type Supply } from '@charterstone/rules';
import { capital } from '../terminal/columns.ts';
import { describe, faceOf, MOST_STARS, meaning, sceneOf } from './desk.ts';
import type { Subject } from './menu.ts';
import { charterAt, siteMarks, siteSign } from './sites.ts';

/** How the options of a decision are grouped, and what is said of each. */

const COMMONS_RANK = 0;
const OWN_RANK = 1;
const OTHERS_RANK = 2;
const MINION_RANK = 3;
const ELSE_RANK = 4;

/** The order of the groups: the Commons, one's own charter, the others, minions, and what else one can do. */
export function rankOf({ state, seen, seat }: Subject, choice: Choice): number {
  if (choice.do !== 'place') return ELSE_RANK;
  if (minionIn(choice) !== undefined) return MINION_RANK;
  const charter = charterAt(seen, choice.at ?? '');
  if (charter === undefined) return COMMONS_RANK;
  return charter === charterOfSeat(state, seat) ? OWN_RANK : OTHERS_RANK;
}

function minionIn({ what }: Choice): Minion | undefined {
  return MINIONS.find((minion) => minion === what);
}

const PLACE_HEADINGS = [
  'heading.commons',
  'terminal.yourCharter',
  'terminal.otherCharters',
  'terminal.yourMinions',
] as const;

/** Placings are grouped by where the building stands, constructions by their card, islands by the island. */
export function headingOf(subject: Subject, choice: Choice): string {
  const { say } = subject.desk;
  if (choice.do === 'place') {
    const key = PLACE_HEADINGS[rankOf(subject, choice)];
    return key === undefined ? '' : say.ui(key);
  }
  if (choice.do !== 'build' && choice.do !== 'lay') return '';
  return typeof choice.what === 'number'
    ? buildingHeading(subject, choice.what)
    : islandHeading(subject, choice.what ?? '');
}

function buildingHeading({ desk }: Subject, card: number): string {
  const { say, data } = desk;
  const face = faceOf(data, card);
  const price = say.describeBuild(face);
  return `${say.name(card)}${price === '' ? '' : ` (${price})`}: ${describe(desk, card)}`;
}

function islandHeading({ desk, seen }: Subject, island: string): string {
  const { say } = desk;
  const card = seen.village[island];
  const on = card === undefined ? say.ui('table.empty') : `${say.name(card)}: ${describe(desk, card)}`;
  return `${capital(say.site(island))} – ${on}`;
}

/** What is chosen, in as few words as the heading above it allows. */
export function labelOf(subject: Subject, choice: Choice): string {
  const { desk, seen } = subject;
  const { say, paint } = desk;
  const site = choice.at ?? '';
  switch (choice.do) {
    case 'place':
      return placeLabel(subject, choice);
    case 'build':
    case 'lay': {
      const under = seen.village[site];
      return under === undefined
        ? say.site(site)
        : say.ui('terminal.over', { site: say.site(site), building: say.name(under) });
    }
    case 'charter': {
      const charter = CHARTERS.find((name) => name === choice.what);
      return charter === undefined ? say.choice(choice) : `${paint.sign(charter)} ${say.charter(charter)}`;
    }
    case 'mark': {
      const row = rowIn(choice);
      return row === undefined ? say.choice(choice) : rowLabel(subject, row);
    }
    default:
      return say.choice(choice, { ...sceneOf(seen), ...askedBy(subject) });
  }
}

/** The card, rule or building behind the question, and which of its abilities. */
export function askedBy({ seen, seat }: Subject): { asks: number; ability: number | undefined } {
  const question = seen.questions.find((one) => one.seat === seat);
  return { asks: question?.card ?? 0, ability: question?.ability };
}

/** The row of the glory sheet a choice is about, from 1. */
function rowIn({ what }: Choice): number | undefined {
  const row = /^row-(\d+)$/.exec(String(what))?.[1];
  return row === undefined ? undefined : Number(row);
}

function rowLabel(subject: Subject, row: number): string {
  const { say, data } = subject.desk;
  const n = markedSheet(subject)?.glory[row - 1];
  const of = data.board.glory[row - 1]?.stars ?? 0;
  const stars = n === undefined ? '' : of > MOST_STARS ? `  ${n}` : `  ${n}/${of}`;
  return `${say.ui('sheet.row', { n: row })}${stars}`;
}

/** The sheet that is marked: one's own, or that of a charter nobody plays, which is not looked at. */
function markedSheet({ seen, seat }: Subject): Supply | undefined {
  const charter = seen.questions.find((question) => question.seat === seat)?.charter;
  return seen.charters.find((supply) => supply.charter === charter);
}

function placeLabel({ desk, seen }: Subject, choice: Choice): string {
  const { say } = desk;
  const site = choice.at ?? '';
  const minion = minionIn(choice);
  const building = [say.name(seen.village[site] ?? 0), siteSign(desk, seen, site)].join(' ').trimEnd();
  const marks = siteMarks(desk, seen, site);
  const who = minion === undefined ? '' : `${capital(say.count(minion, 1).replace(/^1 /, ''))} → `;
  return `${who}${building}${marks === '' ? '' : ` ${marks}`}`;
}

/** Cost and result of an option, as far as its label does not say them. */
export function detailOf(subject: Subject, choice: Choice): string {
  const { desk, seen } = subject;
  const { say, data } = desk;
  switch (choice.do) {
    case 'place':
      return minionIn(choice) === undefined ? describe(desk, seen.village[choice.at ?? ''] ?? 0) : '';
    case 'pick':
    case 'score':
    case 'keep':
      return typeof choice.what === 'number' ? meaning(desk, seen, choice.what) : '';
    case 'open': {
      const face = typeof choice.what === 'number' ? faceOf(data, choice.what) : undefined;
      return face?.kind === 'building' && face.crate !== undefined
        ? say.ui('table.crate', { n: face.crate })
        : '';
    }
    case 'charter': {
      const charter = CHARTERS.find((name) => name === choice.what);
      const basic = charter && data.startUp.charters[charter].basic;
      return basic === undefined ? '' : `${say.name(basic)}: ${describe(desk, basic)}`;
    }
    case 'choose':
      return sideOf(subject, choice);
    case 'pay':
      return held(subject, choice);
    case 'mark':
      return worthOf(subject, choice);
    default:
      return '';
  }
}

/** Whoever takes a side gets the persona of their charter that stands on it. */
function sideOf(subject: Subject, { what }: Choice): string {
  const { desk, seen, seat } = subject;
  const { say, data } = desk;
  const charter = seen.questions.find((question) => question.seat === seat)?.charter;
  const found = Object.entries(data.cards).find(
    ([, card]) => card.kind === 'persona' && card.side === what && card.charter === charter,
  );
  return found === undefined ? '' : `${say.name(Number(found[0]))}: ${describe(desk, Number(found[0]))}`;
}

function supplyOf({ seen, seat }: Subject): Supply | undefined {
  return seen.charters.find((supply) => supply.seat === seat);
}

/** How many of what is asked for lie before whoever pays. */
function held(subject: Subject, { what }: Choice): string {
  const supply = supplyOf(subject);
  if (supply === undefined || typeof what === 'number') return '';
  const goods: readonly [string, number][] = Object.entries(supply.goods);
  const perils: readonly [string, number][] = Object.entries(supply.perils);
  const found = [...goods, ...perils].find(([name]) => name === what)?.[1];
  const minions = supply.minions.filter(({ minion }) => minion === what).length;
  const n = found ?? minions;
  return n === 0 ? '' : subject.desk.say.ui('terminal.youHave', { n });
}

/** What a row of stars brings when it is full, or what the capacity is now. */
function worthOf(subject: Subject, choice: Choice): string {
  const { say, data } = subject.desk;
  const row = rowIn(choice);
  if (row !== undefined)
    return say.describeEffect(data.board.glory[row - 1]?.bonus ?? {}) || say.ui('sheet.noBonus');
  const circles = markedSheet(subject)?.capacity[String(choice.what)];
  return circles === undefined ? '' : say.ui('sheet.circles', { n: circles });
}
