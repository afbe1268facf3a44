import { describe, expect, test } from 'vitest';
import { playing, sentTo } from './campaign.ts';
import { draws, wentTo } from './table.ts';

describe('ruling 60: what keeps workers out keeps no Automa out', () => {
  test('card 404: its small worker may go where its big one stands', () => {
    const game = playing(404, { green: { workers: ['market', 'home'] } });
    draws(game, 382);
    expect(game.green.workers).toEqual(['home', 'market']);
  });

  test('card 410: it goes to its own charter', () => {
    const game = playing(410);
    expect(game.red.options).not.toContain('place big red-1');
    game.given({ automaDeck: [389] });
    game.red.places('blue-1');
    expect(wentTo(game)).toMatchObject({ site: 'green-1', worker: 'big' });
    expect(game.green.points).toBe(2);
  });

  test('card 411: it goes to another charter, and puts no influence there', () => {
    const game = sentTo('red-2', 411, { red: { stands: { 'red-2': 84 } }, green: { influence: 0 } });
    expect(game.green.workers).toContain('red-2');
    expect(game.green.spent).toBe(12);
    const rich = sentTo('red-2', 411, { red: { stands: { 'red-2': 84 } } });
    expect(rich.green.influence).toBe(12);
  });

  test.each([412, 413])('card %i: it goes to an island of somebody else', (guidepost) => {
    const game = sentTo('sky-red-1', guidepost, { red: { stands: { 'sky-red-1': 84 } } });
    expect(game.green.workers).toContain('sky-red-1');
    expect(game.red.options).not.toContain('place big sky-green-1');
  });

  test('but card 409 holds its minions back', () => {
    const game = playing(409, { green: { minions: { cat: ['home'] } } });
    draws(game, 383);
    expect(game.told('placed').map(({ worker }) => worker)).not.toContain('cat');
    expect(game.green.minions('cat')).toEqual(['home']);
  });
});
