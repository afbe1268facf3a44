import { CHARTERS, COMMONS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { CELL, hexagon, isWithin, PITCH, type Point } from './hexes.ts';
import { BOARD, CELLS, charterIn, DISTRICT_ORDER, RIBBONS, SITE_PLACES } from './places.ts';

const cells = DISTRICT_ORDER.flatMap((district) => CELLS[district].map((at) => ({ district, at })));
const cornersOf = ([x, y]: Point): readonly string[] =>
  hexagon(x, y, CELL.rx, CELL.ry).map(([cx, cy]) => `${cx.toFixed(3)} ${cy.toFixed(3)}`);
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** The middles of two cells that touch in a row are this far apart; across rows a little less. */
const NEXT = PITCH.x + 1;

describe('the village', () => {
  test('has a place for every site of the rules that is no sky island', () => {
    const sites = [
      ...COMMONS,
      ...CHARTERS.flatMap((charter) => [1, 2, 3, 4, 5, 6].map((n) => `${charter}-${n}`)),
    ];
    expect([...SITE_PLACES.keys()].sort()).toEqual([...sites].sort());
  });

  test('has six plots a charter, counted row by row from left to right', () => {
    for (const charter of CHARTERS) {
      const plots = CELLS[charter];
      expect(plots).toHaveLength(6);
      const inOrder = [...plots].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
      expect(plots).toEqual(inOrder);
    }
  });

  test('lets no two cells overlap', () => {
    for (const [i, one] of cells.entries())
      for (const other of cells.slice(i + 1)) {
        const inner = hexagon(...one.at, CELL.rx - 0.1, CELL.ry - 0.1);
        const outside = inner.every((corner) => !isWithin(corner, other.at, CELL.rx, CELL.ry));
        expect(outside, `${one.district} ${one.at} and ${other.district} ${other.at}`).toBe(true);
      }
  });

  test('lets neighbours of one district share an edge', () => {
    for (const district of DISTRICT_ORDER) {
      const own = CELLS[district];
      for (const one of own) {
        const near = own.filter((other) => other !== one && distance(one, other) < NEXT);
        expect(near.length, `${district} ${one} has a neighbour`).toBeGreaterThan(0);
        for (const other of near)
          expect(cornersOf(one).filter((corner) => cornersOf(other).includes(corner))).toHaveLength(2);
      }
    }
  });

  test('lies within the board, ribbons clear of all plots', () => {
    for (const { at } of cells)
      for (const [x, y] of hexagon(...at, CELL.rx, CELL.ry)) {
        expect(x).toBeGreaterThan(BOARD.left);
        expect(x).toBeLessThan(BOARD.left + BOARD.width);
        expect(y).toBeGreaterThan(BOARD.top);
        expect(y).toBeLessThan(BOARD.top + BOARD.height);
      }
    for (const charter of CHARTERS)
      for (const { at } of cells) expect(isWithin(RIBBONS[charter], at, CELL.rx, CELL.ry)).toBe(false);
  });

  test('knows whose plots and islands are whose', () => {
    expect(charterIn('red-3')).toBe('red');
    expect(charterIn('sky-blue-2')).toBe('blue');
    expect(charterIn('treasury')).toBeUndefined();
  });
});
