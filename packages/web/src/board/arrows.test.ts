import { describe, expect, test } from 'vitest';
import { type Arrow, nearestTowards } from './arrows.ts';
import { SITE_PLACES } from './places.ts';

const spots = [...SITE_PLACES].map(([name, at]) => ({ name, at }));

function from(site: string, ...arrows: readonly Arrow[]): string {
  return arrows.reduce((name, arrow) => {
    const at = SITE_PLACES.get(name) ?? [0, 0];
    return nearestTowards(at, arrow, spots)?.name ?? name;
  }, site);
}

describe('arrows', () => {
  test('go along a row of plots', () => {
    expect(from('purple-1', 'ArrowRight')).toBe('purple-2');
    expect(from('purple-2', 'ArrowRight')).toBe('purple-3');
    expect(from('purple-3', 'ArrowLeft', 'ArrowLeft')).toBe('purple-1');
  });

  test('go down a row and back up', () => {
    const below = from('purple-2', 'ArrowDown');
    expect(['purple-5', 'purple-6']).toContain(below);
    expect(['purple-2', 'purple-3', 'purple-1']).toContain(from(below, 'ArrowUp'));
  });

  test('do not jump over a row', () => {
    expect(from('red-6', 'ArrowUp')).toBe('red-3');
    expect(from('red-1', 'ArrowDown')).toMatch(/^red-3$/);
    expect(from('purple-2', 'ArrowDown')).not.toMatch(/zeppelin|charterstone/);
  });

  test('cross from one island to the next', () => {
    expect(from('purple-5', 'ArrowDown')).toMatch(/zeppelin|charterstone/);
    expect(from('market', 'ArrowRight')).toMatch(/^yellow-/);
    expect(from('grandstand', 'ArrowLeft')).toMatch(/^(red|blue)-/);
    expect(from('treasury', 'ArrowDown')).toMatch(/^black-/);
  });

  test('stop at the shore', () => {
    expect(from('red-4', 'ArrowLeft')).toBe('red-4');
    expect(from('black-6', 'ArrowDown')).toBe('black-6');
  });

  test('reach every place from every other', () => {
    const reached = new Set(['treasury']);
    for (const site of reached)
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const)
        reached.add(from(site, arrow));
    expect([...reached].sort()).toEqual([...SITE_PLACES.keys()].sort());
  });

  test('prefer what lies straight ahead to what is nearer aside', () => {
    const crossing = [
      { name: 'ahead', at: [30, 0] },
      { name: 'aside', at: [15, 20] },
    ] as const;
    expect(nearestTowards([0, 0], 'ArrowRight', crossing)?.name).toBe('ahead');
  });
});
