import type { Charter } from '@charterstone/rules';
import { ends, inGame, settles } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { last } from '../../campaign/afterwards.ts';
import { toTheEnd } from '../village.ts';

describe.each<{ card: number; charter: Charter }>([
  { card: 200, charter: 'purple' },
  { card: 201, charter: 'black' },
  { card: 202, charter: 'green' },
  { card: 203, charter: 'red' },
  { card: 204, charter: 'blue' },
  { card: 205, charter: 'yellow' },
])('card $card: the first persona of the $charter charter', ({ card, charter }) => {
  const other: Charter = charter === 'red' ? 'blue' : 'red';
  const begun = (game = 1) => inGame({ game, charters: [charter, other] });

  test('lies before whoever chose that charter, from the first game on', () => {
    expect(begun().of(charter).personas).toEqual([card]);
  });

  test('has no ability: whatever happens in a game, it never speaks', () => {
    const game = toTheEnd({ persona: [card] });
    expect(game.sees.over).toBe(true);
    expect(game.history.filter((fact) => fact.fact === 'spoke' && fact.card === card)).toEqual([]);
    expect(game.history.filter((fact) => 'why' in fact && fact.why === card)).toEqual([]);
  });

  test('can be put on again and again, and is never marked as used (ruling 43)', () => {
    const game = settles(ends(begun(3)), ['mark row-10']);
    expect(game.sees.game).toBe(4);
    expect(game.wasUsed(card)).toBe(false);
    expect(game.of(charter).personas).toEqual([card]);
  });

  test('can be named, once', () => {
    const game = begun();
    game.of(charter).names(card, 'Old Friend');
    expect(game.told('named')).toMatchObject([{ charter, card, text: 'Old Friend' }]);
    expect(game.of(charter).cannot({ do: 'name', what: card, text: 'New Friend' })).toEqual([
      { lack: 'named', card },
    ]);
  });
});

test.each([203, 204])('card %i is archived with the last page (crate W)', (card) => {
  const game = settles(ends(last()), ['pass', 'mark row-10']);
  expect(game.sees.game).toBe(13);
  expect(game.whereIs(card)).toBe('archive');
});
