import type { BoxData, Charter, Inspection } from '@charterstone/rules';
import { CHARTERS } from '@charterstone/rules';
import { ARROWS, type Arrow, nearestTowards, type Spot } from './arrows.ts';
import type { Asked } from './camera.ts';
import { type Point, pathOf, short, tileHexagon } from './hexes.ts';
import type { Held } from './mover.ts';
import type { ObjectName } from './objects.ts';
import { BOARD, CLOUD, RIBBONS } from './places.ts';
import { quotaPlan } from './quotaPlan.ts';
import { sitesOf } from './scene.ts';

/** An object that can be pointed at: its middle, how far it reaches, and the line round it for focus and marks. */
export type BoardSpot = Spot<ObjectName> & {
  readonly round: number;
  readonly outline: string;
  /** A cell of the village, on which pieces stand. */
  readonly isTile: boolean;
  /** A plot on which nothing stands yet: its ground is dark by itself. */
  readonly isBare?: boolean;
  /** Where the little pointer of a possible object stands. */
  readonly tip: Point;
  /** All of it, where its middle is not what arrows go to; and what has to be read with it. */
  readonly asked?: Asked;
};

export const GUIDEPOST_AT: Point = [1052, 616];
export const RIBBON_WIDTH = 132;
/** A pointer that stood higher would be cut off where the whole village is seen. */
const HIGHEST_TIP = BOARD.top + 18;
/** How far a sign of the Cloud Port reaches. */
const SIGN = 12;

function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${short(x + r)} ${short(y)}h${short(w)}${turn(r, r)}v${short(h)}${turn(-r, r)}h${short(-w)}${turn(-r, -r)}v${short(-h)}${turn(r, -r)}z`;
}

function boxed(name: ObjectName, x: number, y: number, width: number, height: number, r = 8): BoardSpot {
  const middle: Point = [x + width / 2, y + height / 2];
  return {
    name,
    at: middle,
    round: Math.max(width, height) / 2,
    isTile: false,
    outline: rounded(x, y, width, height, r),
    tip: [middle[0], Math.max(HIGHEST_TIP, y)],
    // What is broad is not as tall: it is seen whole where nothing of it is cut off.
    asked: { at: middle, round: width / 2, tall: height / 2 },
  };
}

/** Of what is far larger than a tile so much at most: where that is seen, one sees what it is. */
const MOST_HELD = 90;

/** So much of an object has to be in sight where it has the focus. */
export function heldOf({ at, round, asked }: BoardSpot): Held {
  return { at, round: Math.min(round, MOST_HELD), tall: Math.min(asked?.tall ?? round, MOST_HELD) };
}

/** Every object of the board, in the order of reading: Commons and charters, the Cloud Port, then the tracks. */
export function spotsOf(now: Inspection, box: BoxData): readonly BoardSpot[] {
  const sites = sitesOf(now, box).map(({ object, at: [x, y], card, island }): BoardSpot => {
    if (object === 'commons:cloudPort')
      return {
        ...boxed(object, CLOUD.x, CLOUD.y, CLOUD.width, CLOUD.height, 34),
        at: [118, 8],
        tip: [118, HIGHEST_TIP],
      };
    return {
      name: object,
      isTile: true,
      isBare: card === undefined && !island,
      at: [x, y],
      round: 58,
      outline: pathOf([tileHexagon(4, x, y)]),
      tip: [x, y - 49],
    };
  });
  const plan = quotaPlan(now, box);
  const [head, row] = [plan.heads[0]?.at ?? [0, 0], plan.rows[0]?.at ?? [0, 0]];
  // What a row takes and how much of it stand before and above the spaces.
  const from: Point = [row[0] - SIGN, head[1] - SIGN];
  const quota = plan.spots.map(({ space, at: [x, y], width, height }): BoardSpot => {
    const spot = boxed(`quota:${space}`, x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2, 5);
    return { ...spot, asked: { at: spot.at, round: spot.round, from } };
  });
  const ribbons = CHARTERS.map((charter) => ribbonSpot(charter));
  return [
    ...sites,
    ...quota,
    ...ribbons,
    boxed('track:progress', 4, 534, 366, 176, 24),
    boxed('track:reputation', 748, -6, 372, 118, 24),
    boxed('track:points', 644, 662, 472, 44, 10),
    ...(now.guidepost === undefined
      ? []
      : [boxed(`card:${now.guidepost}`, GUIDEPOST_AT[0] - 58, GUIDEPOST_AT[1] - 66, 118, 102)]),
  ];
}

/** Plots of one island that touch are nearer than this. */
const NEIGHBOUR = 112;

/** Where an arrow leads: to the neighbouring plot, if it lies rather ahead than aside; else to whatever is nearest in that direction. */
export function nextSpot(from: BoardSpot, arrow: Arrow, spots: readonly BoardSpot[]): BoardSpot | undefined {
  const plots = from.isTile ? spots.filter(({ isTile }) => isTile) : [];
  const plot = nearestTowards(from.at, arrow, plots);
  return plot !== undefined && isNeighbour(from.at, plot.at, arrow)
    ? plot
    : nearestTowards(from.at, arrow, spots);
}

function isNeighbour(from: Point, to: Point, arrow: Arrow): boolean {
  const across = Math.abs(to[0] - from[0]);
  const down = Math.abs(to[1] - from[1]);
  const isAhead = ARROWS[arrow][0] === 0 ? down >= across : across >= down;
  return isAhead && Math.hypot(across, down) < NEIGHBOUR;
}

/** A ribbon is where its crest is; whoever is asked for one sees all of it. */
function ribbonSpot(charter: Charter): BoardSpot {
  const [x, y] = RIBBONS[charter];
  const { at, ...spot } = boxed(`charter:${charter}`, x - 19, y - 19, RIBBON_WIDTH, 38, 18);
  return { ...spot, at: [x, y], asked: { at, round: spot.round, tall: 19 } };
}
