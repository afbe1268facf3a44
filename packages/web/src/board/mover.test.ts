import { afterEach, describe, expect, test } from 'vitest';
import { type Asked, fitting, NO_INSETS, opening, transformOf } from './camera.ts';
import { type Layer, type Mover, moverOf } from './mover.ts';
import { BOARD, homeOf } from './places.ts';

const phone = { width: 360, height: 430 };
/** The same phone while the tray below has more to say. */
const lower = { width: 360, height: 370 };
const home = homeOf('purple');

let mover: Mover | undefined;
afterEach(() => mover?.end());

/** A village on a phone, and where its layer lies. */
function village(): { readonly mover: Mover; readonly lies: () => string } {
  const layer: Layer = {
    classList: { toggle: () => false },
    style: { transform: '', willChange: '', removeProperty: () => '' },
  };
  const made = moverOf(layer, home, NO_INSETS);
  made.resize(phone);
  mover = made;
  return { mover: made, lies: () => layer.style.transform };
}

describe('the view of the village', () => {
  test('stays round its home when the box changes', () => {
    const { mover, lies } = village();
    expect(lies()).toBe(transformOf(opening(phone, home)));
    mover.resize(lower);
    expect(lies()).toBe(transformOf(opening(lower, home)));
    mover.dwell(homeOf('blue'));
    expect(lies()).toBe(transformOf(opening(lower, homeOf('blue'))));
  });

  test('stays whole where the whole village was asked for', () => {
    const { mover, lies } = village();
    mover.pan(30, 40);
    mover.fit();
    expect(lies()).toBe(transformOf(fitting(phone)));
    mover.resize(lower);
    expect(lies()).toBe(transformOf(fitting(lower)));
    mover.dwell(homeOf('blue'));
    expect(lies()).toBe(transformOf(fitting(lower)));
    const insets = { top: 0, right: 0, bottom: 40, left: 0 };
    mover.inset(insets);
    expect(lies()).toBe(transformOf(fitting(lower, insets)));
  });

  test('stays where somebody went', () => {
    const { mover, lies } = village();
    mover.fit();
    mover.step(2);
    const there = lies();
    mover.resize(lower);
    mover.dwell(homeOf('blue'));
    expect(lies()).toBe(there);
  });

  test('shows no more sea than before when the box becomes larger, and the whole village where it has room', () => {
    const { mover } = village();
    const [low, desktop] = [
      { width: 640, height: 400 },
      { width: 1024, height: 768 },
    ];
    const ends = () => ({
      from: mover.seenAt([BOARD.left, BOARD.top]),
      to: mover.seenAt([BOARD.left + BOARD.width, BOARD.top + BOARD.height]),
    });
    mover.fit();
    mover.resize(low);
    mover.step(3);
    mover.pan(-5000, -5000);
    mover.pan(320, 200);
    mover.resize(desktop);
    const far = ends();
    expect([far.to[0], far.to[1]]).toEqual([desktop.width, desktop.height].map((n) => expect.closeTo(n, 3)));
    // Whoever sees a part of the village never has it smaller than whole.
    mover.resize(low);
    mover.fit();
    mover.step(1.05);
    mover.pan(-40, 0);
    mover.resize({ width: 1600, height: 1200 });
    const { from, to } = ends();
    expect(from[0]).toBeGreaterThanOrEqual(0);
    expect(to[0] - from[0]).toBeGreaterThan(1500);
  });

  test('does not move for what is broad, low and in sight at the edge', () => {
    const { mover } = village();
    mover.resize({ width: 1600, height: 700 });
    mover.fit();
    const track = {
      at: [BOARD.left + BOARD.width / 2, BOARD.top + BOARD.height - 30],
      round: 90,
      tall: 22,
    } as const;
    const before = mover.seenAt(track.at);
    mover.show(track);
    expect(mover.seenAt(track.at)).toEqual(before);
    mover.show({ at: track.at, round: 90 });
    expect(mover.seenAt(track.at)).not.toEqual(before);
  });

  test('keeps in sight what has the focus when the box becomes smaller', () => {
    const { mover } = village();
    const held = { at: homeOf('blue'), round: 58 };
    const large = { width: 1024, height: 768 };
    mover.resize(large);
    mover.pan(-5000, -5000);
    mover.show(held);
    mover.resize(phone, held);
    const [x, y] = mover.seenAt(held.at);
    expect(x > 0 && x < phone.width && y > 0 && y < phone.height).toBe(true);
  });

  const space = { at: [50, 45], round: 11 } as const;
  const spaces = [space, { at: [167, 70], round: 11 }] as const;
  const plot = { at: home, round: 58 };
  /** How wide a thing is on the screen, if it is seen. */
  const width = ({ mover }: { readonly mover: Mover }, { at, round }: Asked): number => {
    const [left, y] = mover.seenAt([at[0] - round, at[1]]);
    const [right] = mover.seenAt([at[0] + round, at[1]]);
    return left >= 0 && right <= phone.width && y >= 0 && y <= lower.height ? right - left : 0;
  };

  test('comes to what is asked for, large enough for a finger, and goes back with the next question', () => {
    const seen = village();
    expect(width(seen, space)).toBe(0);
    seen.mover.ask(spaces);
    for (const one of spaces) expect(width(seen, one)).toBeGreaterThanOrEqual(40);
    // The question makes the tray larger, and is followed by one that the tray answers.
    seen.mover.resize(lower);
    seen.mover.ask([]);
    for (const one of spaces) expect(width(seen, one)).toBeGreaterThanOrEqual(40);
    seen.mover.ask([plot]);
    expect(seen.lies()).toBe(transformOf(opening(lower, home)));
  });

  test('stays where it is when some of what is asked for is seen, or somebody has looked elsewhere since', () => {
    const { mover, lies } = village();
    mover.fit();
    mover.ask([plot, space]);
    expect(lies()).toBe(transformOf(fitting(phone)));
    mover.ask([space]);
    expect(lies()).not.toBe(transformOf(fitting(phone)));
    mover.pan(-100, -100);
    const there = lies();
    mover.resize(lower);
    expect(lies()).toBe(there);
  });

  test('comes to one of the things asked for where they lie far apart', () => {
    const seen = village();
    seen.mover.ask([space, { at: [1000, 650], round: 11 }]);
    expect(width(seen, space)).toBeGreaterThanOrEqual(40);
  });
});
