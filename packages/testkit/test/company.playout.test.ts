import {
  type Aside,
  CHARTERS,
  type Choice,
  choose,
  deciders,
  gameOf,
  hash,
  type Inspection,
  inspect,
  isOver,
  newCampaign,
  options,
  replay,
  type State,
  view,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import { brokenInvariant, chance, INVARIANTS, ledger, STORY, theBox } from '../src/index.ts';
import { report } from './report.ts';

/**
 * Whole campaigns in which people and Automas come and go (rulings 18 and 59): a wish to join, to leave, to stay after all, to invite an
 * Automa or to send it away is spoken now and then, whoever's turn it is, whether it makes sense or not.
 */
const box = theBox();
/** Wishes are spoken about once in so many choices, many at a time. */
const SELDOM = 40;
const AT_ONCE = 60;
/** The whole table is looked at after every so many choices, and after every wish. */
const EVERY = 5;

/** Whoever comes late has missed the victory cards, and whoever goes leaves the spectral worker behind (ruling 18). */
const SOUND = [...INVARIANTS, ...STORY.filter(({ name }) => !/victory card|spectral/.test(name))];

/** The facts that any of the campaigns told. */
const told = new Set<string>();

type Line = { readonly seat: number; readonly choice: Choice | Aside };

const WORDS = ['join', 'part', 'stay', 'automa', 'dismiss'] as const;

/** Any seat says anything of any charter, mostly of those that play; what can't be is refused. */
function wish(state: State, below: (n: number) => number): Line {
  const { charters } = inspect(state);
  const chair = (): Chair | undefined => charters[below(charters.length + 1)];
  const seat = chair()?.seat ?? below(CHARTERS.length) + 1;
  // Whoever is away should come back now and then.
  const away = charters.find(({ absent }) => absent);
  if (away !== undefined && below(4) === 0) return { seat, choice: { do: 'dismiss', what: away.charter } };
  const word = WORDS[below(WORDS.length)] ?? 'stay';
  const what = chair()?.charter ?? CHARTERS[below(CHARTERS.length)] ?? 'red';
  return { seat, choice: word === 'part' || word === 'stay' ? { do: word } : { do: word, what } };
}

type Chair = Inspection['charters'][number];

/** What is wrong with all that was said so far: Automas alone don't play, and whoever was promised a charter finds it free. */
function badPlans(state: State): string | undefined {
  const { charters, coming, automaPlans } = inspect(state);
  const goes = ({ seat }: Chair): boolean => coming.some((one) => one.seat === seat);
  const isPersons = ({ automa, absent }: Chair): boolean => !automa || absent;
  const plays = (chair: Chair): boolean =>
    isPersons(chair) && !goes(chair) && (automaPlans[chair.charter] === 'goes') === chair.automa;
  if (!charters.some((chair) => plays(chair) && automaPlans[chair.charter] !== 'comes'))
    return 'Automas would be alone';
  const promised = coming.flatMap(({ charter }) => (charter === undefined ? [] : [charter]));
  const taken = promised.find((name, i) => {
    const owner = charters.find(({ charter }) => charter === name);
    const keeps =
      owner !== undefined && (isPersons(owner) ? !goes(owner) : automaPlans[owner.charter] !== 'goes');
    return keeps || automaPlans[name] === 'comes' || promised.indexOf(name) !== i;
  });
  return taken === undefined ? undefined : `${taken} is promised, but taken`;
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
      const wishes = inspect(state).game > 0 && below(SELDOM) === 0 ? AT_ONCE : 0;
      for (let i = 0; i < wishes; i++) {
        take(wish(state, below));
        expect(badPlans(state), `after ${lines.length} choices (${seed})`).toBeUndefined();
      }
      if (wishes === 0 && lines.length % EVERY !== 0) continue;
      expect(
        brokenInvariant(gameOf(state), SOUND),
        `after ${lines.length} choices (${seed})`,
      ).toBeUndefined();
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
