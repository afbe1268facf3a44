import type { Charter, Fact } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { hintsIn } from '../src/index.ts';
import { MARKET, rule, TREASURY, ZEPPELIN } from './samples/numbers.ts';

/** The hints of the first game: a person (red) beside a bot (blue). */

const begin: Fact = { fact: 'gameBegan', game: 1, first: 'red', progress: 18 };
const turn = (charter: Charter = 'red'): Fact => ({ fact: 'turnBegan', charter, turn: 1 });
const placed = (charter: Charter, site = 'treasury'): Fact => ({
  fact: 'placed',
  charter,
  worker: 'big',
  site,
  building: TREASURY,
});
const bumped = (charter: Charter, owner: Charter): Fact => ({
  fact: 'bumped',
  charter,
  owner,
  worker: 'big',
  site: 'treasury',
});
const paid = (charter: Charter, n = 1, good: 'coin' | 'influence' = 'coin'): Fact => ({
  fact: 'paid',
  charter,
  good,
  n,
  why: ZEPPELIN,
});
const opened = (charter: Charter): Fact => ({ fact: 'opened', charter, crate: 4, card: 8, why: 445 });
const advanced: Fact = { fact: 'advanced', charter: 'blue', from: 18, to: 19, why: rule(19) };
const taken = (charter: Charter): Fact => ({
  fact: 'cardMoved',
  charter,
  card: 208,
  from: 'mat-2',
  to: `hand-${charter}`,
  why: MARKET,
});
const sold = (charter: Charter): Fact => ({ fact: 'sold', charter, space: 'coin-1', why: 449 });
const scored = (charter: Charter): Fact => ({ fact: 'scored', charter, card: 215, why: 446 });
const esteemed = (charter: Charter): Fact => ({ fact: 'esteemed', charter, space: 5, why: rule(25) });
const ended: Fact = { fact: 'gameEnded', winners: ['red'], points: { red: 20, blue: 12 } };

/** What red is told in a game that goes like this, after the hint of the first turn. */
function told(...facts: readonly Fact[]): string[] {
  const [first, ...more] = hintsIn([begin, turn(), ...facts], 'red').map(({ hint }) => hint);
  expect(first).toBe('hint.placing');
  return more;
}

/** So many turns of red in which nothing happens. */
const idle = (n: number): Fact[] => Array.from({ length: n }, () => turn());

describe('a hint', () => {
  test('is given as a person’s turn begins, not a bot’s, and not before the game', () => {
    const facts = [turn(), begin, turn('blue'), turn()];
    expect(hintsIn(facts, 'red')).toEqual([{ after: 3, hint: 'hint.placing' }]);
    expect(hintsIn(facts, 'green')).toEqual([]);
  });

  test('is given once, one at a time, the more urgent first', () => {
    expect(told(opened('red'), turn(), opened('red'), advanced, turn(), turn(), turn())).toEqual([
      'hint.crate',
      'hint.constructing',
      'hint.progress',
      'hint.market',
    ]);
  });

  test('comes within two turns of its occasion, or waits until it happens again', () => {
    const busy = [opened('red'), advanced, ...idle(2)];
    expect(told(...busy, turn())).toEqual(['hint.crate', 'hint.constructing', 'hint.market']);
    expect(told(...busy, advanced, turn())).toEqual(['hint.crate', 'hint.constructing', 'hint.progress']);
  });

  test('does not grow old by the turns of others', () => {
    const facts = [opened('red'), advanced, turn(), turn('blue'), turn('blue'), turn(), turn('blue')];
    expect(told(...facts)).toEqual(['hint.crate', 'hint.constructing']);
    expect(told(...facts, advanced, turn())).toEqual(['hint.crate', 'hint.constructing', 'hint.progress']);
  });

  test('is everybody’s own: what one has done and was told, another has yet to hear', () => {
    const facts = [begin, turn(), taken('red'), turn('blue'), turn(), turn('blue'), turn(), turn('blue')];
    const heard = (charter: Charter): string[] => hintsIn(facts, charter).map(({ hint }) => hint);
    expect(heard('red')).toEqual(['hint.placing', 'hint.assistant', 'hint.charterstone']);
    expect(heard('blue')).toEqual(['hint.placing', 'hint.charterstone', 'hint.market']);
  });

  test('is the same however often it is asked for, and does not change with what comes later', () => {
    const facts = [begin, turn(), placed('red'), turn(), opened('blue'), turn(), ended];
    const all = hintsIn(facts, 'red');
    facts.forEach((_, n) => {
      const soFar = all.filter(({ after }) => after < n);
      expect(hintsIn(facts.slice(0, n), 'red')).toEqual(
        soFar.map(({ until = n, ...due }) => (until < n ? { ...due, until } : due)),
      );
    });
  });

  test('comes at the end of the first game, and never after it', () => {
    const second: Fact = { fact: 'gameBegan', game: 2, first: 'red', progress: 18 };
    expect(told(ended, second, turn(), opened('red'), turn(), ended)).toEqual(['hint.scoring']);
  });
});

describe('after something happened for the first time, a person is told', () => {
  test.each<[string, Fact, string]>([
    ['where what they pay goes', paid('red'), 'hint.paying'],
    ['that bumping is no rudeness', bumped('red', 'blue'), 'hint.bumping'],
    ['that being bumped is a favour', bumped('blue', 'red'), 'hint.bumped'],
    ['what a crate is, whoever opens it', opened('blue'), 'hint.crate'],
    [
      'what building does',
      { fact: 'built', charter: 'red', card: 73, site: 'red-4', why: ZEPPELIN },
      'hint.built',
    ],
    ['why the progress token moves, whoever moves it', advanced, 'hint.progress'],
    ['what reputation is good for, whoever has it', esteemed('blue'), 'hint.reputation'],
    ['what an assistant does', taken('red'), 'hint.assistant'],
    ['why they got less', { fact: 'short', charter: 'red', good: 'coal', n: 1, why: 6 }, 'hint.short'],
    ['that income means nothing yet', { fact: 'incomeSpace', space: 21 }, 'hint.income'],
    ['that this round is the last', { fact: 'ending', charter: 'blue' }, 'hint.lastRound'],
  ])('%s', (_, fact, hint) => {
    expect(told(fact)).toEqual([]);
    // By the second turn nothing else is due but the crate, which nobody has opened.
    expect(told(fact, turn(), turn()).slice(0, 2)).toContain(hint);
  });

  test.each<[string, Fact]>([
    ['pays', paid('blue')],
    ['bumps itself', bumped('blue', 'blue')],
    ['takes a card', taken('blue')],
    ['gets less', { fact: 'short', charter: 'blue', good: 'coal', n: 1, why: 6 }],
    ['builds', { fact: 'built', charter: 'blue', card: 88, site: 'blue-4', why: ZEPPELIN }],
  ])('nothing when a bot %s', (_, fact) => {
    expect(told(fact, ...idle(9))).toEqual(told(...idle(9)));
  });

  test('nothing of income when it has come already', () => {
    const income: Fact = { fact: 'ruleEntered', slot: 24, card: 27 };
    expect(told(income, { fact: 'incomeSpace', space: 21 }, ...idle(9))).not.toContain('hint.income');
  });

  test('nothing of the buildings that stood there before the game', () => {
    const basic: Fact = { fact: 'built', charter: 'red', card: 8, site: 'red-1', why: 1 };
    expect(hintsIn([basic, begin, turn(), ...idle(9)], 'red').map(({ hint }) => hint)).not.toContain(
      'hint.built',
    );
  });
});

describe('a place where somebody stands for the first time', () => {
  const market = [placed('red', 'market')];

  test.each<[string, string]>([
    ['charterstone', 'hint.charterstone'],
    ['market', 'hint.market'],
    ['grandstand', 'hint.grandstand'],
    ['cloudPort', 'hint.cloudPort'],
  ])('is explained there, however early: the %s', (site, hint) => {
    expect(told(placed('red', site))).toEqual([hint]);
    expect(told(placed('red', site), placed('red', site))).toEqual([hint]);
    expect(told(placed('red', site), ...idle(12)).filter((one) => one === hint)).toHaveLength(1);
  });

  test('is not where another stands, nor any other place', () => {
    expect(told(placed('blue', 'market'), placed('red', 'treasury'), placed('red', 'red-1'))).toEqual([]);
  });

  test('need not be explained who has heard of it before', () => {
    expect(told(...idle(3), ...market).filter((hint) => hint === 'hint.market')).toHaveLength(1);
  });
});

describe('a hint has had its time', () => {
  /** What is still to be read after these facts. */
  function left(...facts: readonly Fact[]): string | undefined {
    const due = hintsIn([begin, turn(), ...facts], 'red').at(-1);
    return due?.until === undefined ? due?.hint : undefined;
  }

  test('when the worker stands that it was about', () => {
    expect(left(turn('blue'))).toBe('hint.placing');
    expect(left(placed('blue'))).toBe('hint.placing');
    expect(left(placed('red'))).toBe(undefined);
  });

  test('when workers are home, if it was about them; whoever retrieves may read on otherwise', () => {
    const home: Fact = { fact: 'retrieved', charter: 'red', workers: ['big'] };
    expect(left(placed('red'), turn())).toBe('hint.retrieving');
    expect(left(placed('red'), turn(), home)).toBe(undefined);
    expect(left(opened('blue'), turn(), home, turn('blue'))).toBe('hint.crate');
  });

  test('when that is done for which one came to a place', () => {
    expect(left(placed('red', 'market'), paid('red'))).toBe('hint.market');
    expect(left(placed('red', 'market'), paid('red'), taken('red'))).toBe(undefined);
    expect(left(placed('red', 'charterstone'), opened('red'))).toBe(undefined);
  });

  test('at the Cloud Port and the Grandstand with the next turn: there is nothing to ask, and something to know', () => {
    expect(left(placed('red', 'cloudPort'), sold('red'), turn('blue'))).toBe('hint.cloudPort');
    expect(left(placed('red', 'grandstand'), scored('red'), turn('blue'))).toBe('hint.grandstand');
    expect(left(placed('red', 'grandstand'), scored('red'), turn())).not.toBe('hint.grandstand');
  });
});

describe('what somebody has not tried is worth a hint', () => {
  test('in its order, a little later each', () => {
    expect(told(placed('red'), ...idle(7))).toEqual([
      'hint.retrieving',
      'hint.charterstone',
      'hint.market',
      'hint.grandstand',
      'hint.zeppelin',
      'hint.cloudPort',
    ]);
  });

  test('but not what they have done themselves', () => {
    const busy = [opened('red'), ...idle(2), taken('red'), scored('red'), sold('red')];
    expect(told(...busy, ...idle(12))).toEqual(['hint.crate', 'hint.constructing', 'hint.assistant']);
  });

  test('nor retrieving while no worker is out', () => {
    const home: Fact = { fact: 'retrieved', charter: 'red', workers: ['big'] };
    expect(told(placed('red'), home, ...idle(9))).not.toContain('hint.retrieving');
    expect(told(placed('red'), bumped('blue', 'red'), ...idle(9))).not.toContain('hint.retrieving');
  });
});

describe('influence', () => {
  const spend = (n: number): Fact[] => [paid('red', n, 'influence'), ...idle(12)];

  test('is mentioned when it runs low, and not before', () => {
    expect(told(...spend(7))).not.toContain('hint.influence');
    expect(told(...spend(8))).toContain('hint.influence');
    expect(
      told(paid('red', 5, 'influence'), esteemed('red'), sold('red'), scored('red'), ...idle(12)),
    ).toContain('hint.influence');
  });

  test('is mentioned otherwise when there is none left', () => {
    const hints = told(...spend(12));
    expect(hints[0]).toBe('hint.noInfluence');
    expect(hints).not.toContain('hint.influence');
  });

  test('that came back counts again', () => {
    const back: Fact = { fact: 'gained', charter: 'red', good: 'influence', n: 3, why: 213 };
    expect(told(paid('red', 9, 'influence'), back, ...idle(12))).not.toContain('hint.influence');
  });
});
