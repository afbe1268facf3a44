import { inspect, OPTION_NAMES, view } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { atMarket, campaign } from './table.ts';

describe('ruling 55, option marketFaceDown: the Market may draw face down (German Chronicle)', () => {
  test('off: only open cards, or none', () => {
    const game = atMarket(campaign({}));
    expect(game.decider.options.toSorted()).toEqual(
      [...game.sees.mat.map((card) => `pick ${card}`), 'pick none'].toSorted(),
    );
    expect(game.decider.cannot({ do: 'pick', what: 'deck' }).length).toBeGreaterThan(0);
  });

  test('on: the top card of the deck stands beside them', () => {
    const game = atMarket(campaign({ marketFaceDown: true }));
    expect(game.decider.options).toContain('pick deck');
    expect(game.decider.options).toContain(`pick ${game.sees.mat[0]}`);
    expect(game.decider.options).toContain('pick none');
  });

  test('on: the unseen card comes to the hand, the open cards stay', () => {
    const game = atMarket(campaign({ marketFaceDown: true }));
    const { decider } = game;
    const { mat, deck } = game.sees;
    const [top = 0, ...rest] = deck;
    decider.does({ do: 'pick', what: 'deck' });
    expect(decider.hand).toContain(top);
    expect(game.sees.mat).toEqual(mat);
    expect(game.sees.deck).toEqual(rest);
  });

  test('on: what was drawn lies open before its owner, for everybody to see', () => {
    const game = atMarket(campaign({ marketFaceDown: true }));
    const { decider } = game;
    const [top = 0] = game.sees.deck;
    decider.does({ do: 'pick', what: 'deck' });
    const seen = inspect(view(game.state, undefined));
    expect(seen.charters.find(({ charter }) => charter === decider.charter)?.hand).toContain(top);
  });

  test('on: it reveals something, so it can’t be taken back; the choice before it could', () => {
    const game = atMarket(campaign({ marketFaceDown: true }));
    const { decider } = game;
    expect(decider.canUndo).toBe(true);
    decider.does({ do: 'pick', what: 'deck' });
    expect(decider.canUndo).toBe(false);
  });

  test('on: a preview does not tell which card it is', () => {
    const game = atMarket(campaign({ marketFaceDown: true }));
    const [top = 0] = game.sees.deck;
    const foretold = game.decider.foresees({ do: 'pick', what: 'deck' });
    expect(foretold.some((fact) => 'card' in fact && fact.card === top)).toBe(false);
  });

  test('on: only the Market; a building that gives an assistant shows open ones', () => {
    const game = campaign({ marketFaceDown: true });
    const { decider } = game;
    const { charter } = decider;
    game.given({ unlocked: true, [charter]: { grain: 1, stands: { [`${charter}-2`]: 110 } } });
    game.given({ mat: [206, 207, 208, 209, 210] });
    decider.places(`${charter}-2`);
    expect(decider.options).toContain('pick 206');
    expect(decider.options).not.toContain('pick deck');
  });

  test('on: a treasure drawn unseen was gained by using a building (251)', () => {
    const game = campaign({ marketFaceDown: true });
    const { decider } = game;
    const { charter } = decider;
    game.given({ unlocked: true, [charter]: { persona: [251], coins: 1, clay: 1, metal: 1 } });
    game.given({ unlocked: true, mat: [206, 207, 208, 209, 210], deck: [236, 211, 212] });
    decider.places('market').pays('clay').does({ do: 'pick', what: 'deck' });
    expect(decider.hand).toContain(236);
    expect(decider.coins).toBe(2);
  });

  test('on: what is drawn unseen is a taking: an empty place on the mat is filled (ruling 10)', () => {
    const game = campaign({ marketFaceDown: true });
    const { decider } = game;
    const { charter } = decider;
    const other = charter === 'red' ? 'blue' : 'red';
    game.given({
      [charter]: { coins: 1, clay: 1 },
      [other]: { hand: [5, 6, 7, 10] },
      mat: [206, 207, 208, 209],
      deck: [],
      discard: [210, 211, 212],
    });
    decider.places('market').does({ do: 'pick', what: 'deck' });
    expect(game.sees.mat).toHaveLength(5);
    expect(game.sees.deck.length + decider.hand.length).toBeGreaterThan(2);
    expect(game.sees.discard).toEqual([]);
  });

  test('on: with nothing in deck and discards there is nothing to draw', () => {
    const game = campaign({ marketFaceDown: true });
    const { decider } = game;
    const { charter } = decider;
    const basic = { red: 8, blue: 9 };
    const other = charter === 'red' ? 'blue' : 'red';
    game.given({
      [charter]: { coins: 1, clay: 1, hand: [basic[charter === 'red' ? 'red' : 'blue']] },
      [other]: { hand: [basic[other], 5, 6, 7, 10, 206, 207, 208] },
    });
    expect(game.sees.deck).toEqual([]);
    decider.places('market');
    expect(decider.options).toContain('pick 209');
    expect(decider.options).not.toContain('pick deck');
  });
});

test('the options are these four, and every other word is refused', () => {
  expect(OPTION_NAMES).toEqual(['marketFaceDown', 'threeOpenCards', 'progressAtFirst', 'manualValues']);
  expect(() => campaign(JSON.parse('{ "freeLunch": true }'))).toThrow('there is no option "freeLunch"');
});
