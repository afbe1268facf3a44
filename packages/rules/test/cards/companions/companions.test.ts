import { CHARTERS, type Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { doors, islandsOf, LAID } from '../../campaign/village.ts';

/** Game 5 of six is over and G open: everybody has a companion to answer for. */
function dealt(seed: string): Table {
  const game = inGame({ game: 5, charters: CHARTERS, seed }).given(islandsOf(CHARTERS));
  return settles(ends(game), ['open G', 'mark row-10'], isAsked('choose kind'));
}

function holderOf(game: Table, card: number): Charter {
  const holder = CHARTERS.find((charter) => game.whereIs(card) === `hand-${charter}`);
  if (holder === undefined) throw new Error(`nobody has companion ${card}`);
  return holder;
}

describe.each([337, 338, 339, 340, 341, 342])('card %i: a companion', (card) => {
  test('treated kindly: one circle of capacity, no star', () => {
    const game = dealt('kind');
    const holder = game.of(holderOf(game, card));
    const { glory } = sheetOf(game, holder.charter);
    holder.chooses('kind').does({ do: 'mark', what: 'coin' });
    expect(sheetOf(game, holder.charter).circles).toEqual([1, 2, 1, 1]);
    expect(sheetOf(game, holder.charter).glory).toBe(glory);
  });

  test('treated unkindly: one star, no circle', () => {
    const game = dealt('unkind');
    const holder = game.of(holderOf(game, card));
    const { glory } = sheetOf(game, holder.charter);
    holder.chooses('unkind').does({ do: 'mark', what: 'row-10' });
    expect(sheetOf(game, holder.charter).circles).toEqual([1, 1, 1, 1]);
    expect(sheetOf(game, holder.charter).glory).toBe(glory + 1);
  });

  test('asked once: afterwards it lies there and says nothing', () => {
    const game = settles(dealt('once'), ['choose kind', 'mark coin', 'mark row-10']);
    expect(game.sees.game).toBe(6);
    expect(game.whereIs(card)).toMatch(/^hand-/);
    game.idleRound();
    expect(
      game.history.filter((fact) => 'why' in fact && fact.why === card && fact.fact === 'points'),
    ).toEqual([]);
  });

  test('is no advancement card: it can’t be sold', () => {
    const game = inGame({ game: 6, charters: ['red', 'blue'] }).given(LAID);
    write(game.given({ red: { hand: [], coins: 4 } }), { red: { companion: card, kind: true } });
    game.red.places('cloudPort');
    expect(game.red.options.filter((option) => option.includes('card-'))).toEqual([]);
  });

  test('kindness is remembered in the battle: three for it, nothing for unkindness', () => {
    const fought = (kind: boolean) => {
      const game = inGame({ game: 11, guidepost: 411, charters: ['red', 'blue'] }).given(LAID);
      write(game, { red: { companion: card, kind }, kings: { pleased: 21 } });
      return doors(settles(ends(game), ['open T', 'choose loyal', 'mark row-10']));
    };
    expect(fought(true)).toEqual(['T', 'V']);
    expect(fought(false)).toEqual(['T', 'U']);
  });
});
