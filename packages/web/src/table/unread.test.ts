import { expect, test } from 'vitest';
import { unreadIn } from './unread.ts';

const said = (n: number, person: string) => ({ n, person, text: 'hello', at: 0 });

test('unread is what others have said since one looked', () => {
  const chat = [said(1, 'bo'), said(2, 'ada'), said(3, 'bo'), said(4, 'cy')];
  expect(unreadIn({ chat, person: 'ada' }, 0)).toBe(3);
  expect(unreadIn({ chat, person: 'ada' }, 1)).toBe(2);
  expect(unreadIn({ chat, person: 'bo' }, 3)).toBe(1);
  expect(unreadIn({ chat, person: 'ada' }, 4)).toBe(0);
});
