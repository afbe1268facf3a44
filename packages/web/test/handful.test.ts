import { box } from '@charterstone/box';
import {
  type Choice,
  choiceText,
  choose,
  compile,
  type Fact,
  inspect,
  newCampaign,
  options,
  type Question,
  type State,
} from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { type Campaign, campaignsOf } from '../../testkit/test/campaigns/seedBySeed.ts';
import {
  asksForHandful,
  choicesBeside,
  countOf,
  type Handful,
  handingOf,
  leftBeside,
  nextToHand,
  without,
} from '../src/table/handful.ts';

const SEAT = 1;
const pay = (what: string | number): Choice => ({ do: 'pay', what });
const pick = (what: string): Choice => ({ do: 'pick', what });

function questionOf(state: State, asked = SEAT): Question | undefined {
  return inspect(state).questions.find(({ seat }) => seat === asked);
}

function askedIn(state: State, seat = SEAT): Question {
  const question = questionOf(state, seat);
  if (!asksForHandful(question)) throw new Error('no handful is asked for');
  return question;
}

/** Hands over as the screen does: one choice after the other, each among what is offered then. */
function handOver(before: State, held: Handful, last?: Choice, seat = SEAT) {
  const handing = handingOf(askedIn(before, seat), held, last);
  let [state, next]: [State, Choice | undefined] = [before, handing.things[0]];
  const facts: Fact[] = [];
  while (next !== undefined) {
    const outcome = choose(state, seat, next);
    if (!outcome.ok) throw new Error(`${choiceText(next)} was refused`);
    state = outcome.state;
    facts.push(...outcome.facts);
    next = nextToHand(handing, questionOf(state, seat), options(state, seat));
  }
  return { state, facts };
}

/** How many of a thing were paid or taken. */
function timesTold(facts: readonly Fact[], { what }: Choice): number {
  return facts.reduce((sum, fact) => {
    if (fact.fact === 'paid' || fact.fact === 'gained') return fact.good === what ? sum + fact.n : sum;
    return fact.fact === 'cardMoved' && fact.card === what ? sum + 1 : sum;
  }, 0);
}

/** Two resources of any kind are to be paid for the second space of the quota. */
function selling(resources: Readonly<Record<string, number>>): State {
  const none = { metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 };
  const game = newGame({ charters: ['red', 'blue'] }).given({ red: { ...none, ...resources } });
  game.red.places('cloudPort').sells('resource-2');
  return game.state;
}

const goodsIn = (state: State) => inspect(state).charters.find(({ seat }) => seat === SEAT)?.goods;

describe('several that are asked for are picked in any order', () => {
  test('all of them can be pointed at from the beginning, as often as one has them', () => {
    const state = selling({ metal: 1, grain: 1, clay: 2 });
    const asked = askedIn(state);
    const beside = (...held: readonly Choice[]) =>
      choicesBeside(options(state, SEAT), asked, held).map(choiceText);
    expect(beside()).toEqual(['pay metal', 'pay grain', 'pay clay']);
    expect(beside(pay('metal'))).toEqual(['pay grain', 'pay clay']);
    expect(beside(pay('clay'))).toEqual(['pay metal', 'pay grain', 'pay clay']);
    expect([leftBeside(asked, []), leftBeside(asked, [pay('clay')])]).toEqual([2, 1]);
  });

  test.each([
    ['metal', 'grain'],
    ['grain', 'metal'],
    ['clay', 'grain'],
    ['clay', 'metal'],
    ['clay', 'clay'],
  ])('%s, then %s', (first, second) => {
    const had = { metal: 1, grain: 1, clay: 2 };
    const { state: paid } = handOver(selling(had), [pay(first), pay(second)]);
    const kept = Object.entries(had).map(([good, n]) => [
      good,
      n - countOf([pay(first), pay(second)], pay(good)),
    ]);
    expect(goodsIn(paid)).toMatchObject(Object.fromEntries(kept));
  });

  test('one of them is put back, the last of its kind', () => {
    expect(without([pay('clay'), pay('metal'), pay('clay')], pay('clay'))).toEqual([
      pay('clay'),
      pay('metal'),
    ]);
    expect(without([pay('clay')], pay('metal'))).toEqual([pay('clay')]);
  });

  test('a single one is simply chosen', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { metal: 1, clay: 1 } });
    game.red.places('treasury');
    expect(asksForHandful(questionOf(game.state))).toBe(false);
  });
});

/** Some of what may be among them, as many as are asked for, picked by no order. */
function handfulOf({ among = [], left }: Question, salt: number): Handful {
  const all = among.flatMap(({ choice, n }) => Array.from({ length: Math.min(n, left) }, () => choice));
  const shuffled = all.map((choice, i) => ({ choice, at: (i * 7919 + salt * 104_729) % 1009 }));
  return shuffled
    .sort((a, b) => a.at - b.at)
    .slice(0, left)
    .map(({ choice }) => choice);
}

/** Wherever several are asked for some are handed over, three times others; says of which kinds there were. */
function triedIn({ setting, lines }: Campaign): ReadonlySet<string> {
  let { state } = newCampaign(compile(box), setting);
  const tried = new Set<string>();
  for (const { seat, choice } of lines) {
    const question = choice.do === 'pay' || choice.do === 'pick' ? questionOf(state, seat) : undefined;
    if (asksForHandful(question))
      for (let salt = 1; salt <= 3; salt++) {
        const held = handfulOf(question, salt);
        const { facts } = handOver(state, held, undefined, seat);
        for (const thing of held)
          expect(timesTold(facts, thing), choiceText(thing)).toBeGreaterThanOrEqual(countOf(held, thing));
        for (const { do: deed, what } of held)
          tried.add(`${deed} ${typeof what === 'number' ? 'card' : what}`);
      }
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error('the campaign does not play');
    state = outcome.state;
  }
  return tried;
}

describe('in a whole campaign', () => {
  test('whatever is picked of several that are asked for is taken: goods, cards and perils', () => {
    const wanted = ['pay clay', 'pick pumpkin', 'pay card', 'pay famine'];
    const tried = new Set<string>();
    for (const campaign of campaignsOf(compile(box), 3)) {
      for (const one of triedIn(campaign)) tried.add(one);
      if (wanted.every((one) => tried.has(one))) break;
    }
    // Were nothing of a kind ever asked for, it would always be taken.
    for (const one of wanted) expect([...tried]).toContain(one);
  });
});

describe('what is handed over stops where the table asks for something else', () => {
  const asked: Question = {
    seat: SEAT,
    charter: 'red',
    card: 43,
    left: 2,
    among: [
      { choice: pay('grain'), n: 1 },
      { choice: pay('clay'), n: 2 },
    ],
  };
  const handing = handingOf(asked, [pay('clay'), pay('grain')]);
  const goesOn = (question: Question | undefined): Choice | undefined =>
    nextToHand(handing, question, [pay('clay'), pay('pumpkin')]);

  test('it goes on where the thing before was taken', () => {
    expect(goesOn({ ...asked, left: 1, among: [{ choice: pay('clay'), n: 2 }] })).toEqual(pay('clay'));
  });

  test('not where another card asks, where nobody does, or where all of it was taken already', () => {
    expect(goesOn({ ...asked, card: 44, left: 1, among: [{ choice: pay('clay'), n: 2 }] })).toBeUndefined();
    expect(goesOn(undefined)).toBeUndefined();
    // The same building asks for one more of another price: the clay of the handful is gone.
    expect(goesOn({ ...asked, left: 1, among: [{ choice: pay('clay'), n: 1 }] })).toBeUndefined();
  });

  test('fewer are taken where that is allowed: what ends it is said behind them', () => {
    const taking = {
      ...asked,
      left: 3,
      among: [
        { choice: pick('grain'), n: 9 },
        { choice: pick('clay'), n: 9 },
      ],
    };
    const some = handingOf(taking, [pick('clay'), pick('grain')], pick('none'));
    expect(some.things).toEqual([pick('grain'), pick('clay')]);
    const left = { ...taking, left: 1, among: [{ choice: pick('clay'), n: 8 }] };
    expect(nextToHand(some, left, [pick('clay'), pick('none')])).toEqual(pick('none'));
  });
});
