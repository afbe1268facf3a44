import { expect, test } from 'vitest';
import { Fair } from '../../src/jobs/fair.ts';

/** Pieces of work that end when they are told to, and in which order they were begun. */
function bench(hands: number) {
  const fair = new Fair(hands);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (whose: string, what: string): Promise<string> =>
    fair.take(whose, async () => {
      begun.push(what);
      await new Promise<void>((end) => ends.push(end));
      return what;
    });
  /** The piece that was begun first is done, and whatever follows from that. */
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { fair, begun, ask, end };
}

test('whoever wants one thing waits for one piece of each of the others, not for all that somebody wants', async () => {
  const { begun, ask, end } = bench(1);
  const all = ['a1', 'a2', 'a3', 'a4'].map((what) => ask('ann', what));
  all.push(ask('bea', 'b1'), ask('cem', 'c1'), ask('bea', 'b2'));
  for (let i = 0; i < all.length; i++) await end();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('every hand has something to do, and no more than that is begun', async () => {
  const { begun, ask, end } = bench(2);
  const all = ['a1', 'a2', 'a3'].map((what) => ask('ann', what));
  expect(begun).toEqual(['a1', 'a2']);
  await end();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await end();
  await end();
  await Promise.all(all);
  // Both hands are free again.
  void ask('bea', 'b1');
  void ask('bea', 'b2');
  expect(begun.slice(3)).toEqual(['b1', 'b2']);
  await end();
  await end();
});

test('what goes wrong is told to whoever asked for it, and keeps nobody waiting', async () => {
  const fair = new Fair(1);
  const wrong = fair.take('ann', () => Promise.reject(new Error('broken')));
  const next = fair.take('bea', async () => 'done');
  await expect(wrong).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
