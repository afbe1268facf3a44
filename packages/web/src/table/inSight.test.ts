import { expect, test } from 'vitest';
import { inSight, type Wanted } from './inSight.ts';

const asked: Wanted = {
  next: ['commons:market', 'site:red-1', 'site:blue-2'],
  deed: 'place',
  about: [],
  proposed: undefined,
  own: 'red',
  isHinted: false,
};

test('what is asked for is in sight; beside a first hint what is one’s own, beside advice what it is about', () => {
  expect(inSight(asked)).toEqual(asked.next);
  expect(inSight({ ...asked, isHinted: true })).toEqual(['site:red-1']);
  // Where nothing of one's own can be chosen, all of it.
  expect(inSight({ ...asked, isHinted: true, own: 'green' })).toEqual(asked.next);
  expect(inSight({ ...asked, isHinted: true, about: ['site:blue-2'] })).toEqual(['site:blue-2']);
  expect(inSight({ ...asked, proposed: 'green' })).toEqual(['charter:green']);
});

test('where it is asked how far the progress token moves, its track is in sight', () => {
  expect(inSight({ ...asked, next: [], deed: 'by' })).toEqual(['track:progress']);
});
