import { describe, expect, test } from 'vitest';
import { beside, deeds, draws, withCard } from './table.ts';

const MAT = { mat: [7, 92, 206, 207, 208] };
const GRANDSTAND = ['esteemed', 'sold', 'advanced'];

describe.each([
  { card: 377, vp: 5, does: GRANDSTAND },
  { card: 378, vp: 5, does: GRANDSTAND },
  { card: 379, vp: 5, does: ['opened', 'advanced'] },
  { card: 380, vp: 5, does: ['opened', 'advanced'] },
  { card: 381, vp: 5, does: ['built', 'advanced'] },
  { card: 382, vp: 5, does: ['advanced'] },
  { card: 383, vp: 2, does: [] },
  { card: 384, vp: 5, does: [] },
  { card: 385, vp: 1, does: [] },
  { card: 386, vp: 1, does: [] },
  { card: 387, vp: 2, does: [] },
  { card: 388, vp: 5, does: [] },
  { card: 389, vp: 2, does: [] },
  { card: 390, vp: 5, does: ['esteemed', 'advanced'] },
  { card: 391, vp: 5, does: ['sold'] },
  { card: 392, vp: 5, does: ['built'] },
])('card $card, at difficulty 5', ({ card, vp, does }) => {
  const game = () => withCard(card, { ...MAT, difficulty: 5 });

  test(`${vp} VP${does.length > 0 ? `, then ${does.join(', ')}` : ' and nothing else'}`, () => {
    const after = game();
    expect(after.green.points).toBe(vp);
    expect(deeds(after)).toEqual(does);
  });

  test('the card goes to the discards', () => {
    expect(game().whereIs(card)).toBe('automaDiscard');
  });
});

test('points come before the rest of a card', () => {
  const told = withCard(377, MAT).action.map(({ fact }) => fact);
  expect(told.indexOf('points')).toBeLessThan(told.indexOf('esteemed'));
  expect(told.indexOf('placed')).toBeLessThan(told.indexOf('points'));
});

test('a campaign begins with difficulty 2', () => {
  expect(beside().difficulty).toBe(2);
  expect(withCard(377).green.points).toBe(2);
});

describe('a turn of an Automa', () => {
  test('one worker a turn, the other the next; without one it retrieves and draws nothing', () => {
    const game = withCard(377);
    draws(game, 382);
    expect(game.green.workers).toEqual(['grandstand', 'market']);
    draws(game, 381);
    expect(game.green.workers).toEqual(['home', 'home']);
    expect(game.whereIs(381)).toBe('automaDeck');
    expect(deeds(game)).toEqual(['retrieved']);
  });

  test('a worker that was bumped is at home: it need not retrieve', () => {
    const game = draws(withCard(377), 382);
    game.given({ red: { coins: 4, clay: 1 }, automaDeck: [381] });
    game.red.places('market').takes(game.sees.mat[0] ?? 0);
    expect(game.green.workers).toEqual(['grandstand', 'zeppelin']);
  });

  test('nobody is asked: it is the person’s turn again', () => {
    const game = withCard(377);
    expect(game.deciders).toEqual([game.red.seat]);
    expect(game.green.options).toEqual([]);
  });
});

describe('at a building it neither pays nor gains', () => {
  test('not at its basic building', () => {
    const game = withCard(389);
    expect(game.green.workers).toContain('green-1');
    expect(game.told('gained')).toEqual([]);
    expect(game.green.goods.wood).toBe(0);
  });

  test('not where something is to be paid: it may go there all the same', () => {
    // 81 takes clay and three coins for 8 VP.
    const game = withCard(383, { green: { stands: { 'green-2': 81 } } });
    expect(game.green.points).toBe(2);
    expect([...game.told('paid'), ...game.told('gained')]).toEqual([]);
  });

  test('no influence lies beside an income building', () => {
    const game = withCard(383, { green: { stands: { 'green-2': 78 } } });
    expect(game.octagonsOn('green-2')).toEqual([]);
    expect(game.green.influence).toBe(12);
  });

  test('no objective is scored at the grandstand, no card comes from the market', () => {
    expect(withCard(390).told('scored')).toEqual([]);
    expect(withCard(382).green.hand).toEqual([]);
  });
});
