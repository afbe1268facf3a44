import type { PersonPicture } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { emblem } from '../emblems.ts';
import { at, mix, oval, rect, shape } from '../paper.ts';
import type { Art } from '../people/kit.ts';
import { personFigure } from '../people/person.ts';
import { figure } from '../pieces/counts.ts';
import { TONES } from '../tones.ts';

/** Somebody on the podium; whoever shares a place has the same rank. */
export type Placed = { readonly charter: Charter; readonly who: PersonPicture; readonly rank: number };

const HIGH = [318, 240, 184, 140, 112, 92] as const;
const APART = 164;
const HALF = 74;
const GROUND = 560;

/** From the left: fourth, second, first, third, fifth, sixth, as on every podium. */
const ORDER = [3, 1, 0, 2, 4, 5] as const;

/** One step with somebody on it, about its middle; the ground is at 0. */
export function step({ charter, who, rank }: Placed): string {
  const tones = TONES[charter];
  const high = HIGH[Math.min(Math.max(rank, 1), HIGH.length) - 1] ?? 92;
  const size = rank === 1 ? 1.6 : 1.36;
  return (
    oval(-10, 8, HALF + 16, 12, '#120a2c', 0.3) +
    at(0, -high - 42 * size, size, personFigure(who)) +
    rect(-HALF, -high, HALF * 2, high + 6, tones.m) +
    rect(-HALF, -high, HALF * 0.62, high + 6, tones.d) +
    shape(
      `M${-HALF - 8} ${-high - 10}H${HALF + 8}V${-high + 8}H${-HALF - 8}z`,
      mix(tones.l, '#fff3d8', 0.35),
    ) +
    figure(String(rank), 0, -high + 58, 44, tones.on) +
    (high > 130 ? emblem(charter, 44, tones.on, 0, -high + 96) : '')
  );
}

/** Everybody on the podium, the highest in the middle. Each is a group of its own, so that a page can let them rise. */
export function podium(placed: readonly Placed[]): Art {
  const places = ORDER.flatMap((place) => {
    const one = placed[place];
    return one === undefined ? [] : [one];
  });
  const markup = places
    .map((one, i) => `<g class="podium-step">${at((i + 0.5) * APART, GROUND, 1, step(one))}</g>`)
    .join('');
  return { markup, viewBox: `0 0 ${Math.max(places.length, 1) * APART} ${GROUND + 20}` };
}
