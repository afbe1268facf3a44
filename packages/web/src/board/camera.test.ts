import { CHARTERS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import {
  asking,
  fitting,
  isSeen,
  kept,
  NO_INSETS,
  onScreen,
  opening,
  panned,
  showing,
  zoomed,
} from './camera.ts';
import { BOARD, CELLS, type District, homeOf, RIBBONS } from './places.ts';

const desktop = { width: 1126, height: 712 };
const phone = { width: 360, height: 640 };
const middle = [528, 348] as const;

describe('the camera', () => {
  test('fits the whole village into any box, beside panels', () => {
    for (const box of [desktop, phone])
      for (const insets of [
        { top: 0, right: 0, bottom: 0, left: 0 },
        { top: 40, right: 10, bottom: 120, left: 5 },
      ]) {
        const camera = fitting(box, insets);
        const [left, top] = onScreen(camera, [BOARD.left, BOARD.top]);
        const [right, bottom] = onScreen(camera, [BOARD.left + BOARD.width, BOARD.top + BOARD.height]);
        expect(left).toBeGreaterThanOrEqual(insets.left - 0.001);
        expect(top).toBeGreaterThanOrEqual(insets.top - 0.001);
        expect(right).toBeLessThanOrEqual(box.width - insets.right + 0.001);
        expect(bottom).toBeLessThanOrEqual(box.height - insets.bottom + 0.001);
      }
  });

  test('leaves room for its buttons beside the whole village, or below it where there is more', () => {
    const corner = [BOARD.left + BOARD.width, BOARD.top + BOARD.height] as const;
    for (const width of [600, 700, 800, 900, 1000, 1100, 1200]) {
      const box = { width, height: 600 };
      const [right, bottom] = onScreen(fitting(box), corner);
      expect(Math.max(box.width - right, box.height - bottom)).toBeGreaterThanOrEqual(55.9);
    }
  });

  test('leaves that room once where its buttons are what covers it from below', () => {
    const covered = fitting(phone, { top: 0, right: 0, bottom: 60, left: 0 });
    expect(covered.k).toBeCloseTo(fitting(phone).k);
    expect(covered.y).toBeCloseTo(fitting(phone).y - 2);
  });

  test('opens on a phone with tiles for fingers, round its home', () => {
    const camera = opening(phone, middle);
    expect(camera.k * 104).toBeGreaterThanOrEqual(80);
    expect(onScreen(camera, middle)).toEqual([180, 320]);
    expect(opening(desktop, middle)).toEqual(fitting(desktop));
  });

  test.each(CHARTERS)('opens on a phone with plots of %s and of the Commons in sight', (charter) => {
    const camera = opening(phone, homeOf(charter));
    const seen = (district: District) =>
      CELLS[district].filter((cell) => isSeen(camera, cell, 20, phone, NO_INSETS));
    expect(seen(charter).length).toBeGreaterThan(1);
    expect(seen('commons').length).toBeGreaterThan(1);
  });

  test('zooms about the fingers', () => {
    const camera = fitting(desktop);
    const under = [300, 200] as const;
    const point = [(under[0] - camera.x) / camera.k, (under[1] - camera.y) / camera.k] as const;
    const [x, y] = onScreen(zoomed(camera, 1.7, under), point);
    expect(x).toBeCloseTo(300);
    expect(y).toBeCloseTo(200);
  });

  test('keeps within its measures and never loses the village', () => {
    const camera = fitting(desktop);
    expect(zoomed(camera, 1000, [0, 0]).k).toBeLessThan(4);
    expect(zoomed(camera, 0.0001, [0, 0]).k).toBeGreaterThan(0.1);
    const lost = kept(panned(camera, 99_999, -99_999), desktop);
    const [left] = onScreen(lost, [BOARD.left, 0]);
    const [, bottom] = onScreen(lost, [0, BOARD.top + BOARD.height]);
    expect(left).toBeCloseTo(desktop.width / 2);
    expect(bottom).toBeCloseTo(desktop.height / 2);
  });

  test('shows a point in the middle of what is free', () => {
    const insets = { top: 100, right: 0, bottom: 200, left: 0 };
    const camera = { x: -5000, y: -5000, k: 1 };
    expect(isSeen(camera, middle, 40, phone, insets)).toBe(false);
    const shown = showing(camera, middle, phone, insets);
    expect(onScreen(shown, middle)).toEqual([180, 270]);
    expect(isSeen(shown, middle, 40, phone, insets)).toBe(true);
  });

  test('goes to what is nearest where nothing that is asked for is seen, and not all of it can be', () => {
    const box = { width: 360, height: 380 };
    const home = opening(box, homeOf('yellow'));
    const asked = (['purple', 'red', 'black'] as const).map((charter) => ({
      at: CELLS[charter][0] ?? middle,
      round: 16,
    }));
    const farOff = asked.map(({ at }) =>
      Math.hypot(at[0] - homeOf('yellow')[0], at[1] - homeOf('yellow')[1]),
    );
    const nearest = asked[farOff.indexOf(Math.min(...farOff))];
    expect(nearest).not.toBe(asked[0]);
    expect(asked.some(({ at, round }) => isSeen(home, at, round, box, NO_INSETS))).toBe(false);
    const [x, y] = onScreen(asking(home, asked, box), nearest?.at ?? [0, 0]);
    expect(x).toBeCloseTo(box.width / 2);
    expect(y).toBeCloseTo(box.height / 2);
  });

  test('shows all of a ribbon that is asked for, and no empty sea above it', () => {
    const box = { width: 360, height: 448 };
    for (const charter of CHARTERS) {
      const [x, y] = RIBBONS[charter];
      const ribbon = { at: [x + 47, y] as const, round: 66, tall: 19 };
      const camera = asking(opening(box, homeOf(charter)), [ribbon], box);
      expect(isSeen(camera, ribbon.at, ribbon.round, box, NO_INSETS, ribbon.tall)).toBe(true);
      expect(onScreen(camera, [0, BOARD.top])[1]).toBeLessThanOrEqual(0.001);
    }
  });

  test('shows with a space of the Cloud Port what its row and its column say', () => {
    const box = { width: 360, height: 300 };
    const from = [12, 16] as const;
    const asked = [50, 73, 97, 120, 144, 167].map((x) => ({ at: [x, 70] as const, round: 11, from }));
    const [left, top] = onScreen(asking(opening(box, homeOf('red')), asked, box), from);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
  });
});
