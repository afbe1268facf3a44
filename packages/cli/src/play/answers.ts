import {
  explain,
  explainSite,
  type Inspection,
  type Lack,
  readChoice,
  type Seat,
  type State,
} from '@charterstone/rules';
import { wrap } from '../terminal/columns.ts';
import { type Desk, describe, faceOf } from './desk.ts';
import { isOpen, siteCalled } from './entry.ts';
import { cardBody, wordsOn } from './log/readings.ts';
import type { Looking } from './screens/screen.ts';
import type { Session } from './session.ts';

/** Why a building can't be used or a choice can't be made; without a name, why for every building that can't. */
export function whyLines(desk: Desk, state: State, seat: Seat, seen: Inspection, rest: string): string[] {
  const { say } = desk;
  if (rest === '') {
    const closed = Object.keys(seen.village).filter(
      (site) => isOpen(seen, site) && explainSite(state, seat, site).length > 0,
    );
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
  const lacks = inGeneral(explainSite(state, seat, site), seen);
  const why = lacks.length === 0 ? say.ui('terminal.possible') : lacks.map(say.lack).join(' ');
  const what = card === undefined ? say.site(site) : say.name(card);
  return wrap(say.ui('ask.cannot', { what, why }), size().width, 2);
}

/** Where several objectives are open, what is wrong with each of them would be a long answer. */
function inGeneral(lacks: readonly Lack[], seen: Inspection): readonly Lack[] {
  const isOfGoals = lacks.some(({ lack }) => lack === 'incomplete' || lack === 'scored');
  return isOfGoals && seen.objectives.length > 1 ? [{ lack: 'aim', deed: 'objective' }] : lacks;
}

/** A card as it lies there: name, what it does, what it takes to construct it. Locked cards are nobody's business. */
export function cardText({ desk, session, seen, seat }: Looking, rest: string): string[] {
  const { say, paint, data, size } = desk;
  const card = knownCards(session, seen, seat).find(
    (n) => String(n) === rest || say.name(n).toLowerCase() === rest.toLowerCase(),
  );
  if (card === undefined) return [say.ui('terminal.noCard', { text: rest })];
  const face = faceOf(data, card);
  const building = face?.kind === 'building' ? face : undefined;
  const more = [
    ...(building?.build === undefined || seen.constructed.includes(card)
      ? []
      : [say.describeBuild(building)]),
    ...(building?.crate === undefined ? [] : [say.ui('table.crate', { n: building.crate })]),
    ...(building?.value === undefined ? [] : [say.ui('table.value', { n: building.value })]),
  ];
  // What a guidepost does is written on it.
  const does = face?.kind === 'guidepost' ? '' : describe(desk, card);
  return [
    `${paint.bold(say.name(card))} ${paint.dim(`(${say.ui('table.card', { n: card })})`)}`,
    ...cardBody(desk, card, session.isTold),
    ...(does === '' ? [] : wrap(`  ${does}`, size().width, 2)),
    ...(more.length === 0 ? [] : wrap(`  ${more.join(' · ')}`, size().width, 2)),
  ];
}

/** Cards whose face everybody at the table has seen, and the secret one of whoever asks. */
function knownCards(session: Session, seen: Inspection, seat: Seat): number[] {
  return [
    ...Object.values(seen.village),
    ...seen.mat,
    ...seen.deck,
    ...seen.discard,
    ...seen.objectives.map(({ card }) => card),
    ...seen.chronicle,
    ...seen.table,
    ...(seen.guidepost === undefined ? [] : [seen.guidepost]),
    ...seen.charters.flatMap(({ hand, chest, persona }) => [...hand, ...chest, ...persona]),
    ...seen.charters.filter((supply) => supply.seat === seat).flatMap(({ secret }) => secret),
    ...session.stories,
  ];
}

/** The tale so far: its chapters, or one of them again. */
export function storyLines(looking: Looking, rest: string): string[] {
  const { desk, session } = looking;
  const { say, paint } = desk;
  if (rest !== '') return cardText(looking, rest);
  return [
    paint.bold(say.ui('heading.stories')),
    ...session.stories.map((card) => `  ${String(card).padStart(3)}  ${say.name(card)}`),
  ];
}

/** The Chronicle: the rules in force, or the text of one. */
export function ruleLines({ desk, session, seen }: Looking, rest: string): string[] {
  const { say, paint, size } = desk;
  const { slots } = session.box;
  const rules = seen.chronicle
    .map((card) => ({ card, slot: slots[card] ?? 0 }))
    .sort((a, b) => a.slot - b.slot);
  if (rest === '')
    return [
      paint.bold(say.ui('heading.chronicle')),
      // What only adds to the board has no slot of its own.
      ...rules.map(
        ({ card, slot }) => `  ${(slot === 0 ? '·' : String(slot)).padStart(2)}  ${say.name(card)}`,
      ),
    ];
  const rule = rules.find(({ slot }) => String(slot) === rest);
  if (rule === undefined) return [say.ui('error.noRule', { n: rest })];
  const text = wordsOn(desk, rule.card, session.isTold)?.text ?? '';
  return [
    paint.bold(`${say.ui('table.rule', { n: rule.slot })} · ${say.name(rule.card)}`),
    ...text.split('\n').flatMap((line) => wrap(`  ${line}`, size().width, 2)),
  ];
}
