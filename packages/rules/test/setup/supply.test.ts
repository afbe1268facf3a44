import { RESOURCES } from '@charterstone/rules';
import { BEFORE_BOAT, newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const { progress, reputation } = theBox().board;
/** Where the progress token starts with 1 to 6 players: 5, 6, 10, 12, 13 and 14 steps before the hourglass on 16. */
const STARTS = [11, 10, 6, 4, 3, 2];

describe.each([1, 2, 3, 4, 5, 6])('rule 4: set-up for %i seats', (seats) => {
  const game = newGame({ seats });

  test('each player starts with $4, 2 workers at home, 12 influence and 0 VP', () => {
    expect(game.players).toHaveLength(seats);
    for (const player of game.players) {
      expect(player.goods).toEqual({ coin: 4, metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 });
      expect(player.workers).toEqual(['home', 'home']);
      expect([player.influence, player.spent]).toEqual([12, 0]);
      expect(player.points).toBe(0);
      expect(player.chest).toEqual([]);
    }
  });

  test('the general supply holds the rest of 36 coins and all 72 resources', () => {
    expect(game.sees.supply.coin).toBe(36 - 4 * seats);
    for (const resource of RESOURCES) expect(game.sees.supply[resource]).toBe(12);
  });

  test('5 advancement cards lie open, the others form the deck', () => {
    expect(game.sees.mat).toHaveLength(5);
    expect(game.sees.deck).toHaveLength(8 + (6 - seats) - 5);
    expect(game.sees.discard).toEqual([]);
    const assistants = [...game.sees.mat, ...game.sees.deck].filter((card) => card > 10);
    expect(assistants.sort((a, b) => a - b)).toEqual([206, 207, 208, 209, 210, 211, 212, 213]);
  });

  test('3 of the 5 objectives lie open', () => {
    const open = game.sees.objectives.map(({ card }) => card);
    expect(open).toHaveLength(3);
    expect([...open, ...game.sees.objectiveDeck].sort((a, b) => a - b)).toEqual([214, 215, 216, 217, 218]);
    expect(game.sees.objectives.flatMap(({ scoredBy }) => scoredBy)).toEqual([]);
  });

  test('the progress token stands on the space of the player count, and the tracks are empty', () => {
    expect(game.progress).toBe(STARTS[seats - 1]);
    expect(game.facts).toContainEqual(
      expect.objectContaining({ fact: 'gameBegan', game: 1, progress: STARTS[seats - 1] }),
    );
    expect(game.sees.quota).toEqual({});
    expect(game.sees.reputation.filter((charter) => charter !== undefined)).toEqual([]);
  });

  test('rule 23: the first reputation goes onto the space of the player count', () => {
    const fresh = newGame({ seats });
    const { charter } = fresh.decider;
    fresh.given({ [charter]: { coins: 6 }, progress: BEFORE_BOAT, objectives: [215, 214, 216] });
    fresh.of(charter).places('grandstand').scores(215).uses('rule-25');
    expect(fresh.told('esteemed')).toMatchObject([{ charter, space: reputation.start[seats - 1] }]);
  });
});

test('rule 4: the more players, the longer the way to the hourglass and the longer the reputation track', () => {
  for (const { start } of [progress, reputation])
    for (const [i, space] of start.entries())
      expect(space).toBeLessThan(start[i - 1] ?? Number.POSITIVE_INFINITY);
});

test('rule 4: there is no guidepost in game 1', () => {
  const game = newGame();
  expect(game.sees.game).toBe(1);
  for (let card = 400; card <= 413; card++) expect(game.whereIs(card)).not.toBe('guidepost');
});

test('rule 4: objectives and advancement cards are shuffled: every one of them can lie open', () => {
  const open = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const { mat, objectives } = newGame({ seed: `shuffled-${i}` }).sees;
    for (const card of [...mat, ...objectives.map(({ card }) => card)]) open.add(card);
  }
  for (const card of [5, 6, 7, 10, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218])
    expect(open).toContain(card);
});
