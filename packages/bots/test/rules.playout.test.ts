import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { rules } from './proofs/rules.ts';

test('campaigns of people, Automas and bots keep every invariant after every choice, and every game ends', () => {
  const counts = rules({ count: PROMISED.rules.small, seed: 1 });
  expect(counts.of('fact campaignEnded')).toBe(PROMISED.rules.small);
});
