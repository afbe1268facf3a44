import {
  explain,
  explainSite,
  type Inspection,
  readChoice,
  type Seat,
  type State,
} from '@charterstone/rules';
import { wrap } from '../terminal/columns.ts';
import { TEXTS } from '../texts.ts';
import { type Desk, describe, faceOf } from './desk.ts';
import { siteCalled } from './entry.ts';

/** Why a building can't be used or a choice can't be made; without a name, why for every building that can't. */
export function whyLines(desk: Desk, state: State, seat: Seat, seen: Inspection, rest: string): string[] {
  const { say } = desk;
  if (rest === '') {
    const closed = Object.keys(seen.village).filter((site) => explainSite(state, seat, site).length > 0);
    return closed.flatMap((site) => siteReasons(desk, state, seat, seen, site));
  }
  const site = siteCalled(desk, seen, rest);
  if (site !== undefined) return siteReasons(desk, state, seat, seen, site);
  const choice = readChoice(rest);
  if (choice === undefined) return [say.ui('error.noSite', { text: rest })];
  const lacks = explain(state, seat, choice);
  const why = lacks.length === 0 ? say.ui('terminal.possible') : lacks.map(say.lack).join(' ');
  return wrap(
    say.ui('ask.cannot', { what: say.choice(choice, { village: seen.village }), why }),
    desk.size().width,
    2,
  );
}

export function siteReasons(desk: Desk, state: State, seat: Seat, seen: Inspection, site: string): string[] {
  const { say, size } = desk;
  const card = seen.village[site];
  const lacks = explainSite(state, seat, site);
  const why = lacks.length === 0 ? say.ui('terminal.possible') : lacks.map(say.lack).join(' ');
  const what = card === undefined ? say.site(site) : say.name(card);
  return wrap(say.ui('ask.cannot', { what, why }), size().width, 2);
}

/** A card as it lies there: name, what it does, what it takes to construct it. Locked cards are nobody's business. */
export function cardText(desk: Desk, seen: Inspection, rest: string): string[] {
  const { say, paint, data, size } = desk;
  const card = knownCards(seen).find(
    (n) => String(n) === rest || say.name(n).toLowerCase() === rest.toLowerCase(),
  );
  if (card === undefined) return [say.ui('terminal.noCard', { text: rest })];
  const face = faceOf(data, card);
  const text = TEXTS[say.lang].cards[card];
  const building = face?.kind === 'building' ? face : undefined;
  const more = [
    ...(building?.build === undefined
      ? []
      : [say.ui('table.built', { resources: say.describeCost(building.build) })]),
    ...(building?.crate === undefined ? [] : [say.ui('table.crate', { n: building.crate })]),
    ...(building?.value === undefined ? [] : [say.ui('table.value', { n: building.value })]),
  ];
  const { width } = size();
  return [
    `${paint.bold(say.name(card))} ${paint.dim(`(${say.ui('table.card', { n: card })})`)}`,
    ...(text?.flavour === undefined ? [] : wrap(`  ${paint.dim(text.flavour)}`, width, 2)),
    ...wrap(`  ${describe(desk, card)}`, width, 2).filter((line) => line.trim() !== ''),
    ...(text?.text ?? '').split('\n').flatMap((line) => (line === '' ? [] : wrap(`  ${line}`, width, 2))),
    ...(more.length === 0 ? [] : [`  ${more.join(' · ')}`]),
  ];
}

/** Cards whose face everybody has seen. */
function knownCards(seen: Inspection): number[] {
  return [
    ...Object.values(seen.village),
    ...seen.mat,
    ...seen.deck,
    ...seen.discard,
    ...seen.objectives.map(({ card }) => card),
    ...seen.chronicle,
    ...seen.charters.flatMap(({ hand, chest, persona }) => [...hand, ...chest, ...persona]),
  ];
}

/** The Chronicle: the rules in force, or the text of one. */
export function ruleLines(
  desk: Desk,
  seen: Inspection,
  slotOf: (card: number) => number,
  rest: string,
): string[] {
  const { say, paint, size } = desk;
  const rules = seen.chronicle.map((card) => ({ card, slot: slotOf(card) })).sort((a, b) => a.slot - b.slot);
  if (rest === '')
    return [
      paint.bold(say.ui('heading.chronicle')),
      ...rules.map(({ card, slot }) => `  ${String(slot).padStart(2)}  ${say.name(card)}`),
    ];
  const rule = rules.find(({ slot }) => String(slot) === rest);
  if (rule === undefined) return [say.ui('error.noRule', { n: rest })];
  const texts = TEXTS[say.lang];
  const text = (texts.cards[rule.card] ?? texts.printedRules[rule.slot])?.text ?? '';
  return [
    paint.bold(`${say.ui('table.rule', { n: rule.slot })} · ${say.name(rule.card)}`),
    ...text.split('\n').flatMap((line) => wrap(`  ${line}`, size().width, 2)),
  ];
}
