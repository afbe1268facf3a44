import { expect, test } from 'vitest';
import { answered, SILENT, sent } from './saying.ts';

const hello = { id: 'wish-0001', text: 'Hello!' };
const bye = { id: 'wish-0002', text: 'Bye.' };

test('what was sent is on its way until it is answered, and the field is free for more', () => {
  const both = sent(sent({ ...SILENT, begun: 'Hello!' }, hello), bye);
  expect(both).toEqual({ begun: '', onItsWay: [hello, bye], isRefused: false });
  expect(answered(both, hello.id, true)).toEqual({ begun: '', onItsWay: [bye], isRefused: false });
});

test('what was refused stands in the field again, before what was begun since, and says so until something is sent', () => {
  const refused = answered({ ...sent(SILENT, hello), begun: 'And you?' }, hello.id, false);
  expect(refused).toEqual({ begun: 'Hello! And you?', onItsWay: [], isRefused: true });
  expect(sent(refused, bye).isRefused).toBe(false);
});

test('an answer that nobody waits for changes nothing', () => {
  const before = sent(SILENT, hello);
  expect(answered(before, 'wish-0009', false)).toBe(before);
});
