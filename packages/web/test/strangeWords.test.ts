import { pictures } from '@charterstone/box/pictures';
import type { Picture } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import { buildingArt } from '../src/art/buildings/draw.ts';
import { minionArt } from '../src/art/figures/minions.ts';
import { perilArt } from '../src/art/figures/perils.ts';
import { thingArt } from '../src/art/figures/things.ts';
import '../src/art/later.ts';
import { personArt } from '../src/art/people/person.ts';

// Whoever writes a box of their own may put any word into a picture, and drawings are set into the page as markup.
const STRANGE = [
  '"><b>canary</b>',
  'canary" onload="canary',
  '</svg>canary',
  "canary'",
  'sign:canary"><b>',
  'constructor',
  '__proto__',
];

function drawn(line: Picture): string {
  switch (line.kind) {
    case 'building':
      return buildingArt(line).markup;
    case 'person':
      return personArt(line).markup;
    case 'minion':
      return minionArt(line).markup;
    case 'peril':
      return perilArt(line).markup;
    case 'thing':
      return thingArt(line).markup;
  }
}

/** A line for every kind of picture there is, with all that lines of its kind say anywhere in the box. */
const LINES: readonly Picture[] = [
  ...[...Map.groupBy(Object.values(pictures), ({ kind }) => kind).values()].map(
    (lines): Picture => Object.assign({}, ...lines),
  ),
  { kind: 'peril', peril: 'storm' },
];

/** The line with a strange word in place of one of its words, for each of them, and as a second half of it. */
function strange(line: Picture, word: string): Picture[] {
  const changed = (key: string, to: unknown): Picture => Object.assign({ ...line }, { [key]: to });
  return Object.entries(line)
    .filter(([key]) => key !== 'kind')
    .flatMap(([key, value]) => {
      if (typeof value === 'string') return [changed(key, word), changed(key, `${value}:${word}`)];
      return Array.isArray(value) ? [changed(key, [word])] : [];
    });
}

test('no word of a picture is written into its drawing, whatever it is', () => {
  expect(new Set(LINES.map(({ kind }) => kind)).size).toBe(5);
  for (const line of LINES)
    for (const word of STRANGE)
      for (const one of strange(line, word)) {
        const markup = drawn(one);
        expect([one, /canary|\[native code\]|\[object/.test(markup)]).toEqual([one, false]);
      }
});
