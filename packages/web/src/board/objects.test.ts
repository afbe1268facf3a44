import { CHARTERS, COMMONS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { markOf, nameOfObject, objectAt, objectName, objectNamed, type TableObject } from './objects.ts';

const objects: readonly TableObject[] = [
  ...COMMONS.map((site): TableObject => ({ kind: 'site', site })),
  ...CHARTERS.map((charter): TableObject => ({ kind: 'site', site: `${charter}-3` })),
  { kind: 'site', site: 'sky-yellow-4' },
  { kind: 'quota', space: 'coin-3' },
  { kind: 'quota', space: 'peril-6' },
  { kind: 'card', card: 64 },
  { kind: 'charter', charter: 'black' },
  { kind: 'worker', charter: 'green', worker: 'small' },
  { kind: 'good', good: 'pumpkin' },
  { kind: 'track', track: 'progress' },
];

describe('the names of objects', () => {
  test.each(objects)('go there and back: $kind', (object) => {
    expect(objectNamed(nameOfObject(object))).toEqual(object);
  });

  test('tell the Commons from plots, and quota spaces from both', () => {
    expect(objectAt('treasury')).toBe('commons:treasury');
    expect(objectAt('cloudPort')).toBe('commons:cloudPort');
    expect(objectAt('red-3')).toBe('site:red-3');
    expect(objectAt('sky-red-1')).toBe('site:sky-red-1');
    expect(objectAt('coin-3')).toBe('quota:coin-3');
  });

  test.each([
    '',
    'site:',
    'site:pink-1',
    'site:red-7',
    'commons:bank',
    'quota:vp-1',
    'card:0',
    'card:x',
    'worker:red-middle',
    'track:',
    'nonsense',
    '__proto__:x',
    'site:red-1"]',
  ])('mean nothing: %s', (text) => {
    expect(objectName(text)).toBeUndefined();
  });

  test('without a mark nothing is said', () => {
    expect(markOf(new Map([['card:5', { state: 'possible' }]]), 'card:5').state).toBe('possible');
    expect(markOf(new Map(), 'card:5').state).toBe('none');
  });
});
