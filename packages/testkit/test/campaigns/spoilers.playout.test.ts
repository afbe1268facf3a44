import {
  type BoxData,
  compile,
  deciders,
  explain,
  type Fact,
  inspect,
  isOver,
  LAST_CARD,
  openBox,
  options,
  type State,
} from '@charterstone/rules';
import { head, placeOf, places, stack } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { eachState } from '../../src/campaigns/index.ts';
import { tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { campaigns } from './journeys.ts';
import { KNOWN_AT_START } from './known.ts';

const box = theBox();
const counts = tally();
const GAMES = 14;
/** One position in so many is looked at. */
const EVERY = 60;

/** Everything in a card or a crate bears its name: every object a word, every number a figure that nothing else has. */
const FIGURE = 7_000_000;
const FIGURES = /7\d{6}/;
const CANARY = /canary of (\w+ \w+)\./g;
const canaries: BoxData = {
  ...box.data,
  cards: marked('card', box.data.cards),
  crates: marked('crate', box.data.crates),
};

function marked<T>(sort: string, things: { readonly [number: string]: T }): { readonly [number: string]: T } {
  return Object.fromEntries(
    Object.entries(things).map(([number, thing]): [string, T] => [
      number,
      JSON.parse(JSON.stringify(thing), (_, value: unknown) => {
        if (typeof value === 'number') return FIGURE + value;
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        return isObject ? { ...value, canary: `canary of ${sort} ${number}.` } : value;
      }),
    ]),
  );
}

type Position = { readonly state: State; readonly opened: ReadonlySet<string> };

/** What the facts have told of crates so far: the table is not asked, it might be wrong together with the box. */
function openedIn(facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    if (fact.fact === 'opened' || fact.fact === 'unlocked') return [`${fact.crate}`];
    return fact.fact === 'storyOpened' ? [fact.door] : [];
  });
}

function positions(): Position[] {
  const found: Position[] = [];
  for (const { setting, lines } of campaigns('spoilers')) {
    let opened: ReadonlySet<string> = new Set();
    let n = 0;
    eachState(box, setting, lines, (state, facts) => {
      opened = new Set([...opened, ...openedIn(facts)]);
      if (n++ % EVERY === 0 && !isOver(state)) found.push({ state, opened });
    });
  }
  return found;
}
const found = positions();

/** Cards that nobody has seen: they lie in the Index, and no open door tells what to choose from them. */
function lockedCards({ state, opened }: Position): number[] {
  const g = head.reading(box, state.table);
  return Array.from({ length: LAST_CARD }, (_, i) => i + 1).filter((card) => {
    const data = box.data.cards[card];
    if (data === undefined || placeOf(g, card) !== places.INDEX || KNOWN_AT_START.has(card)) return false;
    // Whoever takes a victory card or a side reads them all first.
    if (data.kind === 'victory') return !opened.has('K');
    return data.kind !== 'persona' || data.side === undefined || !(opened.has('S') || opened.has('T'));
  });
}

test('canaries: the open box holds nothing of locked cards and closed crates, in any game', () => {
  for (const position of found) {
    const { state, opened } = position;
    const shown = openBox({ ...state, box: { ...box, data: canaries } });
    const text = JSON.stringify(shown);
    const told = new Set(Array.from(text.matchAll(CANARY), ([, name]) => name));
    const isTold = (name: string): boolean => told.has(name);
    const locked = lockedCards(position);
    const closed = Object.keys(box.data.crates).filter((crate) => !opened.has(crate));
    const where = `game ${inspect(state).game}`;
    expect([where, ...locked.map((card) => `card ${card}`).filter(isTold)]).toEqual([where]);
    expect([where, ...closed.map((crate) => `crate ${crate}`).filter(isTold)]).toEqual([where]);
    expect([where, ...locked.filter((card) => shown.locked?.includes(card) !== true)]).toEqual([where]);
    expect([where, ...closed.filter((crate) => shown.crates[crate]?.locked !== true)]).toEqual([where]);
    // What is open is there, with its figures; nowhere else is a figure of any card.
    expect(FIGURES.test(JSON.stringify(shown.cards))).toBe(true);
    expect(FIGURES.test(JSON.stringify({ ...shown, cards: {}, crates: {} }))).toBe(false);
    counts.add(`boxes of ${where}`);
    counts.add('locked cards looked for', locked.length);
    counts.add('closed crates looked for', closed.length);
    counts.add('open cards found', Object.keys(shown.cards).filter((card) => isTold(`card ${card}`)).length);
  }
});

/** Whether a turn begins: then nothing is pending but the turn itself. */
function beginsTurn({ box, table }: State): boolean {
  const g = head.reading(box, table);
  return (
    deciders({ box, table, past: undefined }).length === 1 &&
    stack.kindIn(g, stack.topOf(g, 0)) === stack.TURN
  );
}

test('with the open box alone a turn offers and explains the same', () => {
  for (const { state } of found.filter(({ state }) => beginsTurn(state))) {
    const browser = { ...state, box: compile(JSON.parse(JSON.stringify(openBox(state)))) };
    expect(deciders(browser)).toEqual(deciders(state));
    for (const seat of deciders(state)) {
      const choices = options(state, seat);
      expect(options(browser, seat)).toEqual(choices);
      for (const choice of choices.slice(0, 3)) expect(explain(browser, seat, choice)).toEqual([]);
      counts.add('turns with the open box');
    }
  }
});

test('and all of it happened, in every game', () => {
  const games = Array.from({ length: GAMES }, (_, i) => `boxes of game ${i + 1}`);
  const sought = ['locked cards looked for', 'closed crates looked for', 'open cards found'];
  expect(counts.missing([...games, ...sought, 'turns with the open box'])).toEqual([]);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
