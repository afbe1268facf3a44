import { box as data } from '@charterstone/box';
import { COMMONS, COMMONS_CARD, type Fact } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { lidOn } from '../src/table/lid.ts';

const CHARTERSTONE = COMMONS_CARD + COMMONS.indexOf('charterstone');
const OPENED: Fact = { fact: 'opened', charter: 'red', crate: 4, card: 8, why: CHARTERSTONE };
const foreseen = () => [OPENED];

test('whoever may open the crate on a card is told of the crate, and of what opens it as soon as that is known', () => {
  expect(lidOn(8, [{ do: 'open', what: 8 }], foreseen, { data })).toEqual({ crate: 4, by: CHARTERSTONE });
  expect(lidOn(8, [{ do: 'open', what: 8 }], () => [], { data })).toEqual({ crate: 4, by: undefined });
});

test('a card that is built, kept or given has nothing to do with its crate', () => {
  expect(lidOn(8, [{ do: 'build', what: 8, at: 'red-2' }], foreseen, { data })).toBeUndefined();
  expect(lidOn(8, [], foreseen, { data })).toBeUndefined();
  expect(lidOn(undefined, [{ do: 'open', what: 8 }], foreseen, { data })).toBeUndefined();
});
