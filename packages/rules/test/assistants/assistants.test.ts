import { box as boxData } from '@charterstone/box';
import { BEFORE_BOAT, boxWith, CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Red holds these assistants from before, and everything it needs for one action at any building. */
function holding(...assistants: number[]) {
  return newGame({ charters: ['red', 'blue'] }).given({
    red: { coins: 6, clay: 2, grain: 1, metal: 1, hand: [8, ...assistants] },
    progress: CALM,
    objectives: [215, 214, 217],
  });
}

/** The same, with a building card to construct. */
function holdingBuilding(...assistants: number[]) {
  return holding().given({ red: { opened: [4], hand: [73, 74, ...assistants] } });
}

describe('rule 8: assistants', () => {
  test('206: using the Charterstone, 2 VP more', () => {
    const game = holding(206);
    game.red.places('charterstone').opens(8);
    expect(game.red.points).toBe(7);
    expect(game.told('points')).toContainEqual(expect.objectContaining({ n: 2, why: 206 }));
  });

  test('207: using the Zeppelin, 2 VP more', () => {
    const game = holdingBuilding(207);
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.red.points).toBe(7);
    expect(game.told('points')).toContainEqual(expect.objectContaining({ n: 2, why: 207 }));
  });

  test('208: using the Grandstand, may gain 1 reputation', () => {
    const game = holding(208);
    game.red.places('grandstand').scores(215);
    expect(game.red.options).toEqual(['use 208', 'pass 208']);
    game.red.uses(208);
    expect(game.told('esteemed')).toMatchObject([{ charter: 'red', why: 208 }]);
    expect([game.red.points, game.red.influence]).toEqual([5, 10]);
    const other = holding(208);
    other.red.places('grandstand').scores(215).passes();
    expect(other.told('esteemed')).toEqual([]);
    expect(other.red.influence).toBe(11);
  });

  test('209: advancing the progress token, 1 VP: by a building, a crate, an objective, a turn without influence', () => {
    const build = holdingBuilding(209);
    build.red.places('zeppelin').builds(73, 'red-2');
    expect(build.red.points).toBe(6);
    const crate = holding(209);
    crate.red.places('charterstone').opens(8);
    expect(crate.red.points).toBe(6);
    const objective = holding(209);
    objective.red.places('grandstand').scores(215);
    expect(objective.red.points).toBe(6);
    const none = holding(209).given({ red: { influence: 0 } });
    none.red.places('red-1');
    none.blue.idles();
    expect([none.progress, none.red.points]).toEqual([CALM + 1, 1]);
  });

  test('209 is silent when somebody else advances the token', () => {
    const game = holding().given({ blue: { hand: [9, 209] } });
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(CALM + 1);
    expect(game.blue.points).toBe(0);
  });

  test('210: using the Cloud Port, 1 VP more', () => {
    const game = holding(210);
    game.red.places('cloudPort').sells('coin-1');
    expect(game.red.points).toBe(4);
    expect(game.told('points')).toContainEqual(expect.objectContaining({ n: 1, why: 210 }));
  });

  test('211: placing on the reputation track, 1 VP, wherever the reputation comes from', () => {
    const boat = holding(211).given({ progress: BEFORE_BOAT });
    boat.red.places('grandstand').scores(215).uses('rule-25');
    expect(boat.red.points).toBe(6);
    const quota = holding(211);
    quota.red.places('cloudPort').sells('coin-6').uses('cloudPort');
    expect(quota.red.points).toBe(4);
    const assistant = holding(208, 211);
    assistant.red.places('grandstand').scores(215).uses(208);
    expect(assistant.red.points).toBe(6);
  });

  test('211 is silent when the reputation is declined, or is another’s', () => {
    const game = holding(211).given({ progress: BEFORE_BOAT });
    game.red.places('grandstand').scores(215).passes();
    expect(game.red.points).toBe(5);
    const other = holding().given({ progress: BEFORE_BOAT, blue: { hand: [9, 211] } });
    other.red.places('grandstand').scores(215).uses('rule-25');
    expect(other.blue.points).toBe(0);
  });

  test('212: using the Market, may gain 1 reputation', () => {
    const game = holding(212);
    game.red.places('market').pays('clay').picksNothing();
    expect(game.red.options).toEqual(['use 212', 'pass 212']);
    game.red.uses(212);
    expect(game.told('esteemed')).toMatchObject([{ charter: 'red', why: 212 }]);
    expect(game.red.influence).toBe(11);
  });

  test('213: using the Treasury, may regain 1 influence', () => {
    const game = holding(213).given({ red: { influence: 9 } });
    game.red.places('treasury').pays('clay');
    expect(game.red.options).toEqual(['use 213', 'pass 213']);
    game.red.uses(213);
    expect([game.red.influence, game.red.spent]).toEqual([10, 2]);
    const other = holding(213).given({ red: { influence: 9 } });
    other.red.places('treasury').pays('clay').passes();
    expect([other.red.influence, other.red.spent]).toEqual([9, 3]);
  });

  test('213 asks nothing when no influence was paid: placed tokens stay placed', () => {
    const game = holding(213).given({ red: { reputation: 2 } });
    game.red.places('treasury').pays('clay');
    expect(game.red.decides).toBe(false);
    expect(game.red.influence).toBe(10);
  });

  test('208 and 212 ask nothing without a token to place', () => {
    const game = holding(212).given({ red: { influence: 0 } });
    game.red.places('market').pays('clay').picksNothing();
    expect(game.red.decides).toBe(false);
    const last = holding(208).given({ red: { influence: 1 } });
    last.red.places('grandstand').scores(215);
    expect(last.red.decides).toBe(false);
    expect(last.red.influence).toBe(0);
  });
});

describe('rule 8: an assistant helps only whoever holds it, at its own building', () => {
  test.each([206, 207, 208, 210, 212, 213])('%i is silent at all other buildings', (assistant) => {
    const home = { 206: 'charterstone', 207: 'zeppelin', 208: 'grandstand', 210: 'cloudPort', 212: 'market' };
    const own = new Map(Object.entries({ ...home, 213: 'treasury' })).get(String(assistant));
    const uses = [
      ['charterstone', (game = holding(assistant)) => game.red.places('charterstone').opens(8)],
      ['zeppelin', (game = holdingBuilding(assistant)) => game.red.places('zeppelin').builds(73, 'red-2')],
      ['grandstand', (game = holding(assistant)) => game.red.places('grandstand').scores(215)],
      ['treasury', (game = holding(assistant)) => game.red.places('treasury').pays('clay')],
      ['market', (game = holding(assistant)) => game.red.places('market').pays('clay').picksNothing()],
      ['cloudPort', (game = holding(assistant)) => game.red.places('cloudPort').sells('coin-1')],
      ['red-1', (game = holding(assistant)) => game.red.places('red-1')],
    ] as const;
    for (const [site, use] of uses) {
      if (site === own) continue;
      const { table } = use();
      expect(table.told('spoke').map(({ card }) => card)).not.toContain(assistant);
      expect(table.red.decides).toBe(false);
    }
  });

  test.each([206, 208, 210, 211, 212])('%i is silent when another player uses the building', (assistant) => {
    const game = holding().given({ blue: { hand: [9, assistant] }, progress: BEFORE_BOAT });
    const spoken = () => game.told('spoke').map(({ card }) => card);
    game.red.places('charterstone').opens(8).uses('rule-25');
    expect(spoken()).not.toContain(assistant);
    game.blue.idles();
    game.given({ red: { coins: 6, clay: 1 }, progress: CALM });
    game.red.places('grandstand').scores(215);
    expect(spoken()).not.toContain(assistant);
    game.idleUntil('red');
    game.red.places('cloudPort').sells('coin-1');
    expect(spoken()).not.toContain(assistant);
    game.idleUntil('red');
    game.red.places('market').pays('clay').picksNothing();
    expect(spoken()).not.toContain(assistant);
    expect(game.blue.points).toBe(0);
    expect(game.blue.influence).toBe(12);
  });
});

describe('rule 8: only if held before the action', () => {
  test('the assistant just bought at the Market is silent, and speaks the next time', () => {
    const game = holding().given({ mat: [212, 206, 5, 6, 7] });
    game.red.places('market').pays('clay').takes(212);
    expect(game.red.decides).toBe(false);
    expect(game.red.influence).toBe(12);
    game.idleUntil('red');
    game.red.places('market').pays('clay').picksNothing();
    expect(game.red.options).toEqual(['use 212', 'pass 212']);
  });

  test('one bought in an earlier turn is heard at once in the next', () => {
    const game = holding().given({ mat: [206, 212, 5, 6, 7] });
    game.red.places('market').pays('clay').takes(206);
    game.blue.idles();
    game.red.places('charterstone').opens(8);
    expect(game.red.points).toBe(7);
  });

  test('the start of the next turn is an action of its own, also for one seat alone (ruling 35)', () => {
    const game = newGame({ charters: ['red'] });
    game.given({ red: { clay: 1, influence: 0 }, mat: [209, 5, 6, 7, 9], progress: CALM });
    game.red.places('market').takes(209);
    // The next turn began without influence, so red advanced the token, and the sherpa is heard.
    expect([game.progress, game.red.points]).toEqual([CALM + 1, 1]);
  });

  test('an assistant on the mat or in the discard pile helps nobody', () => {
    const game = holding().given({ mat: [206, 212, 5, 6, 7], discard: [209] });
    game.red.places('charterstone').opens(8);
    expect(game.red.points).toBe(5);
  });
});

describe('ruling 36: several of one’s cards at one moment', () => {
  const atMarket = { on: 'used', where: { building: 'market' } } as const;
  const box = boxWith({
    cards: {
      ...boxData.cards,
      208: { kind: 'assistant', abilities: { ...atMarket, do: { reputation: 1 } } },
      213: { kind: 'assistant', abilities: { ...atMarket, may: true, do: { influence: 1 } } },
      210: { kind: 'assistant', abilities: { ...atMarket, do: { vp: 1 } } },
    },
  });

  test('those that only give come first; of those that ask the owner chooses the order', () => {
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { clay: 1, hand: [208, 210, 213], influence: 11 } });
    game.red.places('market').picksNothing();
    expect(game.red.points).toBe(1);
    expect(game.red.options).toEqual(['next 208', 'next 213']);
    game.red.letsSpeak(213).uses(213);
    expect(game.red.options).toEqual(['use 208', 'pass 208']);
    game.red.uses(208);
    expect(game.red.influence).toBe(11);
    expect(game.red.decides).toBe(false);
  });
});
