import {
  type Aside,
  CHARTERS,
  type Charter,
  type Choice,
  choose,
  deciders,
  gameOf,
  hash,
  inspect,
  isOver,
  newCampaign,
  options,
  replay,
  type State,
  view,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import { brokenInvariant, chance, ledger, theBox } from '../src/index.ts';
import { report } from './report.ts';

/**
 * Whole campaigns in which people and Automas come and go (rulings 18 and 59): a wish to join, to leave, to invite an Automa or to send it
 * away is spoken now and then, whoever's turn it is.
 */
const box = theBox();
/** A wish about once in so many choices. */
const SELDOM = 60;
/** The whole table is looked at after every so many choices, and after every wish. */
const EVERY = 5;

/** The facts that any of the campaigns told. */
const told = new Set<string>();

type Line = { readonly seat: number; readonly choice: Choice | Aside };

function wish(state: State, below: (n: number) => number): Line | undefined {
  const { charters, coming } = inspect(state);
  const seat = below(6) + 1;
  const sits = charters.some((supply) => supply.seat === seat);
  if (sits && below(2) === 0) return { seat, choice: automaWish(state, below) };
  if (coming.some((one) => one.seat === seat))
    return below(2) === 0 ? { seat, choice: { do: 'stay' } } : undefined;
  if (sits) return { seat, choice: { do: 'part' } };
  const free: readonly Charter[] = CHARTERS.filter(
    (name) => !charters.some(({ charter }) => charter === name),
  );
  const what = free[below(Math.max(1, free.length))];
  return what === undefined ? undefined : { seat, choice: { do: 'join', what } };
}

/** An Automa for any charter: a free one, an absent player's, and now and then one that can't be. */
function automaWish(state: State, below: (n: number) => number): Aside {
  const what = CHARTERS[below(CHARTERS.length)] ?? 'red';
  const plays = inspect(state).charters.some(({ charter, automa }) => automa && charter === what);
  return plays ? { do: 'dismiss', what } : { do: 'automa', what };
}

test.each([1, 2, 3, 4, 5, 6])(
  'people and Automas come and go in a campaign of %i, and every table is sound',
  (seats) => {
    const seed = `company-${seats}`;
    const { below } = chance(seed);
    // Every other campaign follows the other rule books as well.
    const on = seats % 2 === 0;
    const manual = { marketFaceDown: on, threeOpenCards: on, progressAtFirst: on, manualValues: on };
    const setting = { seats, seed, games: 13, options: manual };
    const start = newCampaign(box, setting);
    let { state } = start;
    const books = ledger(box);
    books.write(start.facts);
    const lines: Line[] = [];
    const companies = new Set<number>();
    const take = (line: Line): void => {
      const outcome = choose(state, line.seat, line.choice);
      if (!outcome.ok) {
        expect(outcome.reasons).not.toEqual([]);
        return;
      }
      state = outcome.state;
      lines.push(line);
      books.write(outcome.facts);
      for (const { fact } of outcome.facts) told.add(fact);
      for (const fact of outcome.facts)
        if (fact.fact === 'gameBegan') companies.add(inspect(state).charters.length);
    };
    while (!isOver(state)) {
      const [seat = 1] = deciders(state);
      const choices = options(state, seat);
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error(`seat ${seat} decides, but has no option`);
      take({ seat, choice });
      const wished = inspect(state).game > 0 && below(SELDOM) === 0 ? wish(state, below) : undefined;
      if (wished !== undefined) take(wished);
      if (wished === undefined && lines.length % EVERY !== 0) continue;
      expect(brokenInvariant(gameOf(state)), `after ${lines.length} choices (${seed})`).toBeUndefined();
      expect(
        books.differences(inspect(view(state, undefined))),
        `after ${lines.length} choices (${seed})`,
      ).toEqual([]);
    }
    expect(companies.size).toBeGreaterThan(1);
    const again = replay(box, { setting, entries: lines });
    expect(again.ok && hash(again.state)).toBe(hash(state));
    report(`${lines.length} choices, companies of ${[...companies].sort().join(', ')}`);
  },
);

test('and all of it happened', () => {
  const wanted = ['arrived', 'departed', 'automaSeated', 'automaLeft', 'standsIn', 'isBack', 'personaUsed'];
  expect(wanted.filter((fact) => !told.has(fact))).toEqual([]);
});
