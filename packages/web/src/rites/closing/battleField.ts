import type { PersonPicture } from '@charterstone/protocol';
import { at, line, mix, shape } from '../../art/paper.ts';
import { personFigure } from '../../art/people/person.ts';

/** Somebody in the battle, and the colour that they carry. */
export type Fighter = { readonly who: PersonPicture; readonly colour: string };

/** One row of a side: what of it moves, and the ridge before it, which stays and hides where people are cut. */
export type Rank = { readonly king: string; readonly village: string; readonly ridge: string };

export type BattleField = { readonly ranks: readonly Rank[]; readonly viewBox: string };

/** Where the two meet, and how high the ground before the front rank is there. */
const MIDDLE = 453;
const GROUND = 326;
/** The ground rises to both sides, so that those who come from there come over a hill. */
const RISE = 0.085;
/** So much of somebody is seen: their hands, and nothing of where they are cut (y = 44). */
const SEEN = 37;
/** The second rank stands so much higher. */
const STEP = 74;

type Ground = { readonly far: string; readonly near: string; readonly foot: string; readonly grass: string };
const GROUNDS: { readonly [L in 'dawn' | 'night']: Ground } = {
  dawn: { far: '#6f9a62', near: '#86ae6c', foot: '#a9c882', grass: '#5f8f55' },
  night: { far: '#35326a', near: '#2a2858', foot: '#201f48', grass: '#454280' },
};

const groundAt = (x: number, step: number): number =>
  GROUND - step * STEP - Math.min(Math.abs(x - MIDDLE), 560) * RISE;

/** Somebody behind the ridge, with a pennant above them. `way` is where they look: 1 to the right. */
function fighter({ who, colour }: Fighter, x: number, step: number, size: number, way: 1 | -1): string {
  const foot = groundAt(x, step);
  return (
    at(x - way * 26 * size, foot, 1, pennant(colour, 128 * size, way)) +
    at(x, foot - SEEN * size, size, personFigure(who))
  );
}

/** A pole with a strip of cloth, which the wind of the march blows back. */
function pennant(colour: string, high: number, way: 1 | -1): string {
  const to = (x: number): number => -way * x;
  return (
    line(`M0 20V${-high}`, '#5a4138', 4) +
    shape(
      `M0 ${-high}L${to(50)} ${-high + 11} ${to(38)} ${-high + 18} ${to(50)} ${-high + 26} 0 ${-high + 36}z`,
      colour,
    ) +
    shape(`M0 ${-high + 18}H${to(38)}L${to(50)} ${-high + 26} 0 ${-high + 36}z`, mix(colour, '#2a2150', 0.34))
  );
}

/** The hill before a rank, down to below the screen; grass stands on its edge. */
function ridge(step: number, fill: string): string {
  const y = (x: number): number => Math.round(groundAt(x, step));
  const d =
    `M-1600 ${y(-107)}H-107C60 ${y(-40)} 260 ${y(MIDDLE - 130)} ${MIDDLE} ${y(MIDDLE - 60)}` +
    `C646 ${y(MIDDLE + 130)} 846 ${y(946)} 1013 ${y(1013)}H2700V1500H-1600z`;
  return shape(d, mix(fill, '#fff0cf', 0.16)) + at(0, 7, 1, shape(d, fill));
}

const TUFT = 'M-7 2L-11-10M0 2V-14M7 2L11-9';
/** Nobody stands where much of it grows. */
const GRASS = [-420, -260, -96, 20, 158, 428, 470, 502, 744, 900, 1090, 1240, 1420] as const;

function grass(colour: string): string {
  return GRASS.map((x, i) => at(x, groundAt(x, 0) + 6, i % 3 === 0 ? 1.3 : 1, line(TUFT, colour, 3.4))).join(
    '',
  );
}

/** Those of a side from the front backwards, beside one another; the first stand nearest to the others. */
function row(
  people: readonly Fighter[],
  step: number,
  from: number,
  apart: number,
  sizes: readonly number[],
  way: 1 | -1,
): string {
  return people
    .map((one, i) => fighter(one, from - way * i * apart, step, sizes[i] ?? sizes.at(-1) ?? 1, way))
    .reverse()
    .join('');
}

/**
 * The last battle: the king with those who stand with him on the left, the village on the right, behind the crests of hills. Where there is
 * little room they stand in two ranks: everybody is seen, and larger.
 */
export function battleField(
  guard: readonly Fighter[],
  village: readonly Fighter[],
  light: 'dawn' | 'night',
  isNarrow: boolean,
): BattleField {
  const { far, near, foot, grass: blades } = GROUNDS[light];
  const front = ridge(0, near) + grass(blades) + ridge(-1, foot);
  if (!isNarrow) {
    const all = {
      king: row(guard, 0, 346, 96, [2.1, 1.5], 1),
      village: row(village, 0, 560, 94, [1.8, 1.55], -1),
      ridge: front,
    };
    return { ranks: [all], viewBox: '0 0 1100 400' };
  }
  const [king, second, ...others] = guard;
  const inFront = [king, second].flatMap((one) => one ?? []);
  const half = Math.ceil(village.length / 2);
  const ranks = [
    {
      king: row(others, 1, 318, 74, [1.35], 1),
      village: row(village.slice(half), 1, 560, 70, [1.35], -1),
      ridge: ridge(1, far),
    },
    {
      king: row(inFront, 0, 374, 92, [1.9, 1.5], 1),
      village: row(village.slice(0, half), 0, 526, 70, [1.6, 1.5], -1),
      ridge: front,
    },
  ];
  const left = 374 - 92 - 90;
  const right = 526 + Math.max(half - 1, village.length - half - 0.5) * 70 + 80;
  return { ranks, viewBox: `${left} 60 ${right - left} 310` };
}
