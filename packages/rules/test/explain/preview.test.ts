import { CHARTERS, type Fact, options } from '@charterstone/rules';
import { BEFORE_BOAT, CALM, ends, inGame, newGame, settles } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** The rule card that lays a peril on every building in set-up. */
const PERIL_RULE = 36;

const names = (facts: readonly { readonly fact: string }[]): string[] => facts.map(({ fact }) => fact);

describe('preview: what a choice would bring', () => {
  test('its facts to the end of the turn, and not those of the next player', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({
      red: { clay: 1 },
      blue: { workers: ['treasury'] },
    });
    const facts = game.red.foresees({ do: 'place', what: 'big', at: 'treasury' });
    expect(facts).toMatchObject([
      { fact: 'bumped', owner: 'blue' },
      { fact: 'placed', site: 'treasury' },
      { fact: 'paid', good: 'clay', n: 1 },
      { fact: 'gained', good: 'coin', n: 1 },
    ]);
  });

  test('it changes nothing', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const before = [...game.state.table];
    game.red.foresees({ do: 'place', what: 'big', at: 'red-1' });
    expect([...game.state.table]).toEqual(before);
    expect(game.red.decides).toBe(true);
  });

  test('it stops at the first question', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1, wood: 1 } });
    expect(names(game.red.foresees({ do: 'place', what: 'big', at: 'treasury' }))).toEqual(['placed']);
  });

  test('it shows points, progress and the boat’s question', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 6 }, objectives: [215, 214, 217], progress: BEFORE_BOAT });
    const facts = game.red.foresees({ do: 'place', what: 'big', at: 'grandstand' });
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'advanced', to: BEFORE_BOAT + 1 }));
    expect(names(facts)).not.toContain('points');
    game.given({ progress: CALM });
    expect(game.red.foresees({ do: 'place', what: 'big', at: 'grandstand' })).toContainEqual(
      expect.objectContaining({ fact: 'points', n: 5 }),
    );
  });

  test('it never shows what is hidden: the next card of the deck', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 }, mat: [206, 207, 5, 6, 7] });
    game.red.places('market');
    const facts = game.red.foresees({ do: 'pick', what: 207 });
    expect(names(facts)).toEqual(['cardMoved']);
    const [top] = game.sees.deck;
    expect(JSON.stringify(facts)).not.toContain(String(top));
  });

  test('it never shows what is hidden: the contents of a crate', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('charterstone');
    const facts = game.red.foresees({ do: 'open', what: 8 });
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'paid', good: 'coin', n: 4 }));
    expect(JSON.stringify(facts)).not.toMatch(/\b(73|74|280)\b/);
    // What opening a crate brings is known all the same.
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'opened', card: 8 }));
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'advanced', charter: 'red' }));
  });

  test('it never shows what is hidden: the die', () => {
    const game = newGame({ charters: ['red'], until: 'plots' });
    const facts = game.red.foresees({ do: 'lay', what: 8, at: 'red-2' });
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'built', site: 'red-2' }));
    for (const hidden of ['rolled', 'revealed', 'gameBegan']) expect(names(facts)).not.toContain(hidden);
  });

  test('it never shows what is hidden: the perils that set-up lays after the last island', () => {
    const isPeril = (fact: Fact) => fact.fact === 'laid' && fact.why === PERIL_RULE;
    const game = ends(inGame({ game: 8, charters: CHARTERS, rules: [PERIL_RULE, 37] }));
    const foreseen: Fact[] = [];
    settles(game, [], ({ state, decider }) => {
      for (const choice of options(state, decider.seat)) foreseen.push(...decider.foresees(choice));
      return false;
    });
    expect(game.action.filter(isPeril).length).toBeGreaterThan(0);
    expect(foreseen.filter(isPeril)).toEqual([]);
  });

  test('a choice that would be refused brings nothing', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.foresees({ do: 'place', what: 'big', at: 'zeppelin' })).toEqual([]);
    expect(game.blue.foresees({ do: 'place', what: 'big', at: 'blue-1' })).toEqual([]);
  });
});
