import { afterEach, describe, expect, test } from 'vitest';
import { fitting, NO_INSETS, opening, transformOf } from './camera.ts';
import { type Layer, type Mover, moverOf } from './mover.ts';
import { homeOf } from './places.ts';

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
});
