import { CHARTERS, MINIONS, PERILS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { PROP_WORDS, THING_WORDS } from '../later.ts';
import { CLOTH_WORDS } from '../people/colours.ts';
import { TONES } from '../tones.ts';
import { minionArt, minionFigure, minionPiece } from './minions.ts';
import { perilArt, perilPiece } from './perils.ts';
import { thingArt, thingFigure } from './things.ts';

const STRANGE = ['', 'nonsense', 'constructor', '__proto__', '<b>'] as const;

function expectWhole(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|null|fill=""|\[object|<b>/);
  expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
}

describe('minions and perils', () => {
  test('every kind of minion can be told apart, in the colours of every owner', () => {
    for (const charter of CHARTERS)
      for (const minion of [...MINIONS, ...STRANGE]) expectWhole(minionPiece(minion, charter));
    expect(new Set(MINIONS.map((minion) => minionFigure(minion, TONES.red))).size).toBe(MINIONS.length);
    expect(minionPiece('cat', 'red')).not.toBe(minionPiece('cat', 'blue'));
    for (const minion of [...MINIONS, ...STRANGE]) expectWhole(minionArt({ kind: 'minion', minion }).markup);
  });

  test('every peril has a face of its own, and one nobody knows a question mark', () => {
    for (const peril of [...PERILS, ...STRANGE]) expectWhole(perilArt({ kind: 'peril', peril }).markup);
    expect(new Set([...PERILS, 'nonsense'].map(perilPiece)).size).toBe(PERILS.length + 1);
    expect(perilPiece('constructor')).toBe(perilPiece('nonsense'));
  });
});

describe('things', () => {
  test('every thing can be drawn in every colour, and shows', () => {
    for (const word of THING_WORDS)
      for (const cloth of CLOTH_WORDS) expectWhole(thingFigure(`${word}:${cloth}`));
    const looks = [...new Set([...THING_WORDS, ...PROP_WORDS])].map((word) => thingFigure(word));
    expect(new Set(looks).size).toBe(looks.length);
  });

  test('a word nobody knows is a crate', () => {
    for (const thing of STRANGE) {
      expectWhole(thingArt({ kind: 'thing', thing, tint: thing, beside: thing, scene: thing }).markup);
      expect(thingFigure(thing)).toBe(thingFigure('nonsense'));
    }
  });
});
