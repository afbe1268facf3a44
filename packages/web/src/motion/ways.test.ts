import { describe, expect, test } from 'vitest';
import type { Point } from '../board/hexes.ts';
import * as ways from './ways.ts';
import { selectorsOf } from './where.ts';

const FROM: Point = [40, 300];
const TO: Point = [400, 90];

const all: readonly (readonly [string, Keyframe[]])[] = [
  ['arc', ways.arc(FROM, TO, true)],
  ['toss', ways.toss(FROM, TO, false)],
  ['along', ways.along([FROM, [200, 200], TO])],
  ['slide', ways.slide(FROM, TO, 5)],
  ['glide', ways.glide(FROM, TO)],
  ['press', ways.press(FROM, TO)],
];

const placeIn = (frame: Keyframe | undefined): string => String(frame?.['transform']).split(')')[0] ?? '';

describe('ways', () => {
  test.each(all)('%s leads from the one place to the other', (_, frames) => {
    expect(placeIn(frames[0])).toBe('translate(40.0px, 300.0px');
    expect(placeIn(frames.at(-1))).toBe('translate(400.0px, 90.0px');
  });

  test.each([
    ...all,
    ['drop', ways.drop(TO)],
    ['torn', ways.torn(TO, -1)],
    ['arriving', ways.arriving(TO)],
    ['leaving', ways.leaving(FROM)],
    ['rising', ways.rising(TO)],
  ] as const)('%s changes nothing that would be painted anew, and never goes back in time', (_, frames) => {
    for (const frame of frames)
      expect(
        Object.keys(frame).filter((name) => !['transform', 'opacity', 'offset', 'easing'].includes(name)),
      ).toEqual([]);
    const offsets = frames.flatMap(({ offset }) => (typeof offset === 'number' ? [offset] : []));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  });

  test('what stood on the board is seen before it leaves; what was in a supply is not', () => {
    expect(ways.arc(FROM, TO, true)[0]?.['opacity']).toBe(1);
    expect(ways.arc(FROM, TO, false)[0]?.['opacity']).toBe(0);
  });
});

describe('places on the page', () => {
  test('my own goods lie in the tray, those of others on their chips', () => {
    expect(selectorsOf({ lies: 'supply', charter: 'red', good: 'clay' }, 'red')[0]).toBe(
      '.tray [data-good="clay"]',
    );
    expect(selectorsOf({ lies: 'supply', charter: 'blue', good: 'clay' }, 'red')).toEqual([
      '[data-player="blue"] [data-count="resource"]',
      '[data-player="blue"]',
    ]);
  });

  test('others draw cards into their chips, I into my hand', () => {
    expect(selectorsOf({ lies: 'place', place: 'hand-red' }, 'red')[0]).toBe('.tray .hand');
    expect(selectorsOf({ lies: 'place', place: 'hand-blue' }, 'red')[0]).toContain('[data-player="blue"]');
  });
});
