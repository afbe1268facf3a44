import { mix } from '../art/paper.ts';
import { type Land, TONES, type Tones } from '../art/tones.ts';

/** What distant things fade into. */
const HAZE = '#6f8fa0';
const FADING = 0.42;

/** The paper of a land; that of a charter nobody plays lies in haze. */
export function tonesOf(land: Land, isQuiet: boolean): Tones {
  const tones = TONES[land];
  if (!isQuiet) return tones;
  const faded = (colour: string): string => mix(colour, HAZE, FADING);
  return {
    l: faded(tones.l),
    m: faded(tones.m),
    d: faded(tones.d),
    x: faded(tones.x),
    tile: tones.tile,
    ground: tones.ground,
    on: tones.on,
  };
}
