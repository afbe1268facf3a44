import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { chip } from './glyphs/chip.ts';
import { discWithin, hexagon } from './hexagon.ts';
import { at, d, mix, round, shades } from './paper.ts';
import { bead, escaped } from './pieces/counts.ts';
import { worker } from './pieces/pieces.ts';
import { TONES } from './tones.ts';

describe('paper', () => {
  test('colours mix', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#123456', '#abcdef', 0)).toBe('#123456');
    for (const shade of Object.values(shades('#d4603a'))) expect(shade).toMatch(/^#[\da-f]{6}$/);
  });

  test('numbers are rounded, and never a negative nothing', () => {
    expect(round(1.26)).toBe(1.3);
    expect(Object.is(round(-0.01), 0)).toBe(true);
    expect(d`M${1.234} ${-0.04}l${'3 4'}`).toBe('M1.2 0l3 4');
    expect(at(1, 2, 1, '')).toBe('<g transform="translate(1 2)"></g>');
    expect(at(1, 2, 0.5, '', 9)).toBe('<g transform="translate(1 2) rotate(9) scale(0.5)"></g>');
  });

  test('chance is the same for the same seed', () => {
    const [one, two] = [chanceOf(5), chanceOf(5)];
    const drawn = Array.from({ length: 50 }, () => one());
    expect(Array.from({ length: 50 }, () => two())).toEqual(drawn);
    expect(drawn.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(new Set(drawn).size).toBe(50);
  });

  test('a sun is cut off at the edge of its tile', () => {
    const cut = discWithin(hexagon(), 30, -30, 30);
    expect(cut.length).toBeGreaterThan(10);
    for (const [x, y] of cut) {
      expect(x).toBeLessThanOrEqual(49.01);
      expect(y).toBeGreaterThanOrEqual(-53 + (53 / 2) * (x / 49) - 0.01);
    }
    expect(discWithin(hexagon(), 0, 0, 10)).toHaveLength(28);
  });
});

describe('pieces', () => {
  test('nothing that is written can become markup', () => {
    expect(escaped(`<b a="x">&'`)).toBe('&#60;b a=&#34;x&#34;&#62;&#38;&#39;');
    expect(bead('<2', 0, 0)).not.toContain('<2');
  });

  test('a worker wears its charter’s colours and emblem', () => {
    expect(worker('green')).toContain(TONES.green.m);
    expect(worker('green', 'small')).toContain('scale(0.8)');
    expect(worker('green', 'big', true)).toContain('stroke-dasharray');
  });

  test('points and coins carry their number on the face, other goods on a bead', () => {
    expect(chip({ name: 'vp', count: '5' }, 12)).toContain('>5</text>');
    expect(chip({ name: 'coin', count: '3' }, 12)).toContain('>3</text>');
    expect(chip({ name: 'clay' }, 12)).not.toContain('<text');
    expect(chip({ name: 'clay', count: '2' }, 12)).toContain('>2</text>');
    expect(chip({ name: 'clay' }, 12, { lacks: true })).not.toBe(chip({ name: 'clay' }, 12));
  });
});
