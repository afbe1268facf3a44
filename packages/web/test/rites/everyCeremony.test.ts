import { expect, test } from 'vitest';
import type { Given as Closing } from '../../src/rites/closing/stage.ts';
import type { Given as Opening } from '../../src/rites/opening/given.ts';
import { SCREENS } from '../browser/screens/index.ts';

/** The screen on which each kind of ceremony is looked at and photographed: a new kind does not compile before it has one. */
const SEEN_ON: { readonly [K in keyof Opening | keyof Closing]: string } = {
  crate: 'rite-crate',
  rules: 'rite-rules',
  story: 'rite-story',
  glue: 'rite-glue',
  guidepost: 'rite-guidepost',
  goal: 'rite-goal',
  arrival: 'closing-arrival',
  islands: 'rite-islands',
  names: 'rite-names',
  glimpse: 'glimpse-built',
  podium: 'closing-podium',
  doors: 'closing-doors',
  deal: 'closing-secret',
  row: 'glimpse-row',
  light: 'closing-light',
  finale: 'closing-finale',
};

test.each(Object.entries(SEEN_ON))('%s is in the list of screens, as %s', (_, screen) => {
  expect(SCREENS.map(({ name }) => name)).toContain(screen);
});

test('no two screens have the same name', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
