import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { NotDone } from '../wire/ask.ts';
import { isAway, wrongText } from './wrong.ts';

const say = speaker('en', () => undefined);

test('what the server says for programs is a sentence for people', () => {
  expect(wrongText(say, new NotDone(404, 'no-invite'))).toBe(
    'This link is not valid, or has been taken back.',
  );
  expect(wrongText(say, new NotDone(0, 'unreachable'))).toBe(
    'The server can’t be reached just now. Nothing is lost; please try again in a moment.',
  );
});

test('what nobody foresaw is no word for programs either', () => {
  const unknown = 'That did not work, and we do not know why. Please try again.';
  expect(wrongText(say, new NotDone(418, 'teapot'))).toBe(unknown);
  expect(wrongText(say, new NotDone(400, 'constructor'))).toBe(unknown);
  expect(wrongText(say, new TypeError('undefined is not a function'))).toBe(unknown);
  expect(wrongText(say, new NotDone(500, 'unknown'))).toBe(
    'The server could not do this just now. Please try again.',
  );
});

test('only whoever did not answer, or said "later", is away', () => {
  expect([0, 503, 404, 409].map((status) => isAway(new NotDone(status, 'x')))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isAway(new Error('a bug'))).toBe(false);
});
