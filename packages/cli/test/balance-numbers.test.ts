import { describe, expect, test } from 'vitest';
import type { Check } from '../src/balance/line.ts';
import { winsOf } from '../src/balance/measures.ts';
import { Sample } from '../src/balance/sample.ts';
import { middle, percent, quantile, winOf } from '../src/balance/statistics.ts';
import type { CampaignTold } from '../src/balance/told.ts';
import { judge, touches } from '../src/balance/verdict.ts';
import { campaignTold, gameTold } from './balance.ts';

const twelve = (game: ReturnType<typeof gameTold>) => Array.from({ length: 12 }, () => game);

describe('shares and medians', () => {
  test('a tie is shared', () => {
    expect(winOf(['red'], 'red')).toBe(1);
    expect(winOf(['red', 'blue'], 'red')).toBe(0.5);
    expect(winOf(['red', 'blue', 'black'], 'black')).toBeCloseTo(1 / 3);
    expect(winOf(['red'], 'blue')).toBe(0);
  });

  test('the win shares of all who play add up to the whole', () => {
    const games = [gameTold({ winners: ['red', 'blue'] }), gameTold(), gameTold(), gameTold()];
    const sample = new Sample([campaignTold({ games })], '1');
    expect(sample.value(winsOf(sample.campaigns, 'red'))).toBe(87.5);
    expect(sample.value(winsOf(sample.campaigns, 'blue'))).toBe(12.5);
  });

  test('a charter is measured in the games it plays', () => {
    const without = campaignTold({
      charters: ['green', 'blue'],
      games: twelve(gameTold({ winners: ['green'], points: { green: 9, blue: 3 } })),
    });
    const sample = new Sample([campaignTold(), without], '1');
    expect(sample.value(winsOf(sample.campaigns, 'red'))).toBe(100);
    expect(sample.value(winsOf(sample.campaigns, 'purple'))).toBeNaN();
  });

  test('a median of even numbers lies between the two in the middle', () => {
    expect(middle([[4, 1], [10], [2]])([1, 1, 1])).toBe(3);
    expect(middle([[4, 1], [10]])([1, 1])).toBe(4);
    expect(middle([[4, 1], [10]])([1, 3])).toBe(10);
    expect(middle([])([])).toBeNaN();
    expect(quantile([[0, 1, 2, 3, 4]], 0.25)([1])).toBe(1);
  });

  test('campaigns count as often as they are drawn', () => {
    expect(percent([1, 0], [1, 1])([1, 3])).toBe(25);
    expect(percent([1, 3], [2, 10])([1, 1])).toBeCloseTo(100 / 3);
    expect(percent([0], [0])([1])).toBeNaN();
  });
});

describe('intervals come from drawing campaigns again', () => {
  const half = (campaigns: readonly CampaignTold[]) =>
    percent(
      campaigns.map((_, i) => i % 2),
      campaigns.map(() => 1),
    );
  const many = (n: number): CampaignTold[] => Array.from({ length: n }, () => campaignTold());

  test('the same seed gives the same interval, another one another', () => {
    const campaigns = many(37);
    const squares = percent(
      campaigns.map((_, i) => i * i),
      campaigns.map(() => 1),
    );
    const interval = (seed: string) => new Sample(campaigns, seed).measure(squares).interval;
    expect(interval('a')).toEqual(interval('a'));
    expect(interval('a')).not.toEqual(interval('b'));
  });

  test('a coin thrown a hundred times lies within ten points of even', () => {
    const campaigns = many(100);
    const { value, interval } = new Sample(campaigns, '1').measure(half(campaigns));
    expect(value).toBe(50);
    expect(interval[0]).toBeGreaterThanOrEqual(38);
    expect(interval[0]).toBeLessThanOrEqual(43);
    expect(interval[1]).toBeGreaterThanOrEqual(57);
    expect(interval[1]).toBeLessThanOrEqual(62);
  });

  test('more campaigns, narrower intervals', () => {
    const width = (n: number): number => {
      const campaigns = many(n);
      const [from, to] = new Sample(campaigns, '1').measure(half(campaigns)).interval;
      return to - from;
    };
    expect(width(400)).toBeLessThan(width(40) / 2);
  });

  test('what is the same in all campaigns has no width', () => {
    const campaigns = many(9);
    const { interval } = new Sample(campaigns, '1').measure(middle(campaigns.map(() => [7])));
    expect(interval).toEqual([7, 7]);
  });
});

describe('a check', () => {
  const sampleOf = (...campaigns: CampaignTold[]) => new Sample(campaigns, '1');
  const turns: Check = { name: 'turns', measure: 'turns', games: [1, 12], low: 10, high: 25 };

  test('is ok when the interval touches the band', () => {
    expect(touches([26, 30], { low: 10, high: 25 })).toBe(false);
    expect(touches([25, 30], { low: 10, high: 25 })).toBe(true);
    expect(touches([3, 9.9], { low: 10, high: 25 })).toBe(false);
    expect(touches([3, 40], { low: 10, high: 25 })).toBe(true);
  });

  test('names the game that is furthest out, and no game hides behind the others', () => {
    const games = twelve(gameTold()).with(6, gameTold({ turns: { red: 40, blue: 42 } }));
    const verdict = judge(sampleOf(campaignTold({ games })), turns);
    expect(verdict).toMatchObject({
      ok: false,
      of: 'game 7',
      value: 41,
      low: 10,
      high: 25,
      interval: [41, 41],
    });
    expect(verdict.parts.filter(({ ok }) => !ok)).toHaveLength(1);
    expect(judge(sampleOf(campaignTold()), turns)).toMatchObject({ ok: true, value: 20 });
  });

  test('measures wins by their distance from even', () => {
    const wins: Check = { name: 'wins', measure: 'charterWins', low: -4, high: 4 };
    expect(judge(sampleOf(campaignTold()), wins)).toMatchObject({ ok: false, value: 50 });
    const even = campaignTold({ games: twelve(gameTold({ winners: ['red', 'blue'] })) });
    expect(judge(sampleOf(even), wins)).toMatchObject({ ok: true, value: 0 });
    const first: Check = { name: 'first', measure: 'firstPlayerWins', low: -3, high: 3 };
    expect(judge(sampleOf(even), first)).toMatchObject({ ok: true, value: 0 });
    const last = campaignTold({ games: twelve(gameTold({ first: 'blue' })) });
    expect(judge(sampleOf(last), first)).toMatchObject({ ok: false, value: -50 });
  });

  test('of unfinished games leaves nothing to chance', () => {
    const unfinished: Check = { name: 'unfinished', measure: 'unfinished', low: 0, high: 0 };
    const short = campaignTold({ games: twelve(gameTold()).slice(0, 10), problem: 'it would not end' });
    const whole = Array.from({ length: 50 }, () => campaignTold());
    expect(judge(sampleOf(...whole, short), unfinished)).toMatchObject({ ok: false, value: 2 });
    expect(judge(sampleOf(...whole), unfinished)).toMatchObject({ ok: true, value: 0 });
  });

  test('of what nobody has seen fails', () => {
    const least: Check = { name: 'least', measure: 'leastUsed', low: 0.5, high: 100 };
    expect(judge(sampleOf(campaignTold()), least)).toMatchObject({
      ok: false,
      problem: 'there is nothing to measure',
    });
  });

  test('of buildings counts the placements while they stand', () => {
    const game = gameTold({ placements: { 22: 1, 23: 99 }, chances: { 22: 400, 23: 200 }, placed: 600 });
    const sample = sampleOf(campaignTold({ games: twelve(game) }));
    const least: Check = { name: 'least', measure: 'leastUsed', low: 0.5, high: 100 };
    expect(judge(sample, least)).toMatchObject({
      ok: false,
      value: 0.25,
      of: expect.stringContaining('(22)'),
    });
    const most: Check = { name: 'most', measure: 'mostUsed', games: [4, 12], low: 0, high: 15 };
    expect(judge(sample, most)).toMatchObject({
      ok: false,
      value: 16.5,
      of: expect.stringContaining('(23)'),
    });
  });

  test('does not judge a building that was hardly ever there', () => {
    const game = gameTold({ placements: { 23: 20 }, chances: { 22: 40, 23: 900 }, placed: 900 });
    const sample = sampleOf(campaignTold({ games: [game] }));
    const verdict = judge(sample, { name: 'least', measure: 'leastUsed', low: 0.5, high: 100 });
    expect(verdict).toMatchObject({ ok: true, of: expect.stringContaining('(23)') });
    expect(verdict.parts.find(({ of }) => of.includes('(22)'))).toMatchObject({
      ok: false,
      thin: true,
      value: 0,
    });
  });
});
