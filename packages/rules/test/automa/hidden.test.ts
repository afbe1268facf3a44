import { factsFor, options, resample, view } from '@charterstone/rules';
import { AUTOMA_PILES, chance, hiddenOtherwise, pileOrder, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';

/** The first turn of game 4: three cards are set aside. */
const fourth = (): Table => nextGame(inLater(3));

describe('what nobody may see of the Automa deck', () => {
  test.each([1, undefined])('its order, and which cards are set aside (seat %s)', (seat) => {
    const { state } = fourth();
    const other = hiddenOtherwise(state, seat, chance('other'));
    expect(pileOrder(other, AUTOMA_PILES.deck)).not.toEqual(pileOrder(state, AUTOMA_PILES.deck));
    expect(pileOrder(other, AUTOMA_PILES.aside).toSorted()).not.toEqual(
      pileOrder(state, AUTOMA_PILES.aside).toSorted(),
    );
    expect(view(other, seat).table).toEqual(view(state, seat).table);
  });

  test('how many are set aside, and what was drawn, everybody sees', () => {
    const { state } = fourth();
    const table = view(state, 1);
    const unseen = [...pileOrder(state, AUTOMA_PILES.deck), ...pileOrder(state, AUTOMA_PILES.aside)];
    expect(pileOrder(table, AUTOMA_PILES.deck)).toEqual(unseen.toSorted());
    expect(pileOrder(table, AUTOMA_PILES.discard)).toEqual(pileOrder(state, AUTOMA_PILES.discard));
  });

  test('a possible state behind a view has as many, by chance', () => {
    const { state } = fourth();
    const seen = view(state, 1);
    const asides = ['a', 'b', 'c', 'd'].map((seed) => {
      const possible = resample(seen, seed);
      expect(view(possible, 1).table).toEqual(seen.table);
      expect(options(possible, 1)).toEqual(options(state, 1));
      const aside = pileOrder(possible, AUTOMA_PILES.aside);
      expect(aside).toHaveLength(3);
      return aside.toSorted().join();
    });
    expect(new Set(asides).size).toBeGreaterThan(1);
  });

  test('no fact tells which', () => {
    const game = fourth();
    const hidden = game.history.filter((fact) => fact.fact === 'cardHidden' && fact.to === 'automaAside');
    expect(hidden).toHaveLength(3);
    for (const seat of [1, 2, undefined])
      for (const fact of factsFor(game.state, seat, hidden)) expect('card' in fact && fact.card).toBeFalsy();
  });
});
