import { CHARTERS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { avatarOf } from '../people/avatars.ts';
import { podium } from './podium.ts';
import { VISTAS, vista } from './vista.ts';

const nodes = (markup: string): number => markup.match(/<[a-z]/g)?.length ?? 0;

describe('landscapes', () => {
  test.each(VISTAS)('%s is drawn whole, the same for the same seed', (name) => {
    const { markup } = vista(name);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
    expect(vista(name).markup).toBe(markup);
    // Filters would be painted again with every step of a pan or an animation.
    expect(markup).not.toMatch(/<filter|filter=|style=/);
  });

  test('behind the table there is little to paint', () => {
    expect(nodes(vista('table').markup)).toBeLessThan(60);
    expect(vista('table').markup).not.toContain('vista-float');
  });

  test('paper is in the air where something was won, and not over a long night', () => {
    const scrap = 'M-7-3H7V3H-7z';
    expect(vista('end').markup).toContain(scrap);
    expect(vista('last').markup).not.toContain(scrap);
  });

  test('the home scene stays light enough for a first page', () => {
    expect(nodes(vista('home').markup)).toBeLessThan(1000);
  });
});

describe('the podium', () => {
  const placed = CHARTERS.map((charter, i) => ({ charter, who: avatarOf(charter, i), rank: i + 1 }));

  test('holds one to six people, each a group of its own', () => {
    for (let n = 1; n <= 6; n++) {
      const { markup, viewBox } = podium(placed.slice(0, n));
      expect(markup.match(/podium-step/g)).toHaveLength(n);
      expect(markup).not.toMatch(/NaN|undefined/);
      expect(viewBox.split(' ')[2]).toBe(String(n * 164));
    }
    expect(podium([]).markup).toBe('');
  });

  test('whoever shares a place stands as high', () => {
    const shared = podium(placed.slice(0, 2).map((one) => ({ ...one, rank: 1 }))).markup;
    expect(shared.match(/>1<\/text>/g)).toHaveLength(2);
  });
});
