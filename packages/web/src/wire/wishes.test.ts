import { expect, test } from 'vitest';
import { pauseBefore } from './backoff.ts';
import { newId, Wishes } from './wishes.ts';

const chat = (id: string) => ({ type: 'chat', id, text: 'hello' }) as const;
const answer = (id: string, said: 'accepted' | 'later') =>
  ({ type: 'answer', id, answer: said, seq: 1 }) as const;

test('what was not answered is said again in its order, until an answer comes', async () => {
  const wishes = new Wishes();
  const first = wishes.add(chat('wish-0001'));
  void wishes.add(chat('wish-0002'));
  expect([...wishes.unanswered()].map(({ id }) => id)).toEqual(['wish-0001', 'wish-0002']);
  expect(wishes.heard(answer('wish-0001', 'accepted'))).toBeUndefined();
  await expect(first).resolves.toMatchObject({ answer: 'accepted' });
  expect([...wishes.unanswered()].map(({ id }) => id)).toEqual(['wish-0002']);
});

test('what the server can not take now is said again later, with the same id', () => {
  const wishes = new Wishes();
  void wishes.add(chat('wish-0001'));
  expect(wishes.heard(answer('wish-0001', 'later'))).toEqual(chat('wish-0001'));
  expect(wishes.has('chat')).toBe(true);
  expect(wishes.has('choose')).toBe(false);
});

test('an answer that nobody waits for changes nothing', () => {
  expect(new Wishes().heard(answer('wish-0009', 'accepted'))).toBeUndefined();
});

test('ids are such as the server takes, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{8,40}$/);
});

test('tries to come back are further and further apart, up to a quarter of a minute, and not all at once', () => {
  const longest = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, () => 1));
  expect(longest.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
  expect(Math.max(...longest)).toBe(15_000);
  expect(pauseBefore(3, () => 0)).toBe(2000);
});
