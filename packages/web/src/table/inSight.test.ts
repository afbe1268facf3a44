import { expect, test } from 'vitest';
import { inSight, type Wanted } from './inSight.ts';

const asked: Wanted = {
  next: ['commons:market', 'site:red-1', 'site:blue-2'],
  deed: 'place',
  asking: undefined,
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

test('where the answers lie in one’s tray, the building that asks is in sight; where they lie on the village, they are', () => {
  const paying: Wanted = { ...asked, next: ['good:wood', 'good:clay'], deed: 'pay', asking: 'site:green-6' };
  expect(inSight(paying)).toEqual(['site:green-6']);
  expect(inSight({ ...paying, next: [] })).toEqual(['site:green-6']);
  expect(inSight({ ...paying, next: ['card:64'], asking: undefined })).toEqual(['card:64']);
  expect(inSight({ ...paying, next: ['site:red-1'] })).toEqual(['site:red-1']);
  expect(inSight({ ...paying, about: ['site:blue-2'] })).toEqual(['site:blue-2']);
});
