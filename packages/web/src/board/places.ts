import { CHARTERS, type Charter, COMMONS, type CommonsBuilding } from '@charterstone/rules';
import { PITCH, type Point } from './hexes.ts';

/** Where everything lies on the board, in its own units: also the rim round the last ribbon, while it can be chosen. */
export const BOARD = { left: -16, top: -20, width: 1162, height: 742 } as const;
/** The sheet it is drawn on: clouds and shadows reach a little further. */
export const PICTURE = { left: -80, top: -80, width: 1280, height: 880 } as const;

/** A row of plots: how many cells it is set in, and how many there are. */
type Row = readonly [inset: number, plots: number];

/** The districts, by the middle of the first cell of an unset row. Plots are counted row by row, left to right (ruling 2). */
const DISTRICTS: {
  readonly [D in Charter | 'commons']: readonly [x: number, y: number, rows: readonly Row[]];
} = {
  red: [
    62,
    98,
    [
      [2, 1],
      [0.5, 2],
      [0, 3],
    ],
  ],
  purple: [
    420,
    64,
    [
      [0.5, 3],
      [0, 3],
    ],
  ],
  green: [
    790,
    176,
    [
      [0, 3],
      [0.5, 3],
    ],
  ],
  blue: [
    62,
    378,
    [
      [0, 3],
      [0.5, 2],
      [2, 1],
    ],
  ],
  commons: [
    424,
    267,
    [
      [0.5, 2],
      [0, 3],
    ],
  ],
  black: [
    424,
    466,
    [
      [0.5, 2],
      [0, 3],
      [1.5, 1],
    ],
  ],
  yellow: [
    800,
    375,
    [
      [0, 3],
      [0.5, 2],
      [1, 1],
    ],
  ],
};

function cellsOf(district: Charter | 'commons'): readonly Point[] {
  const [x, y, rows] = DISTRICTS[district];
  return rows.flatMap(([inset, plots], row) =>
    Array.from({ length: plots }, (_, i): Point => [x + (inset + i) * PITCH.x, y + row * PITCH.y]),
  );
}

export type District = Charter | 'commons';
/** From the back to the front: what stands further down is painted later. */
export const DISTRICT_ORDER: readonly District[] = [
  'purple',
  'green',
  'red',
  'commons',
  'blue',
  'yellow',
  'black',
];
export const CELLS: { readonly [D in District]: readonly Point[] } = {
  purple: cellsOf('purple'),
  black: cellsOf('black'),
  green: cellsOf('green'),
  red: cellsOf('red'),
  blue: cellsOf('blue'),
  yellow: cellsOf('yellow'),
  commons: cellsOf('commons'),
};

/** The Cloud Port is a cloud, not a cell. */
export const CLOUD = { x: -4, y: -14, width: 222, height: 140 } as const;
const CLOUD_MIDDLE: Point = [CLOUD.x + CLOUD.width / 2, CLOUD.y + 34];

/** The sites with a place of their own; islands lie over plots. */
export const SITE_PLACES: ReadonlyMap<string, Point> = new Map([
  ...COMMONS.filter((building) => building !== 'cloudPort').map((building, i): [string, Point] => [
    building,
    CELLS.commons[i] ?? CLOUD_MIDDLE,
  ]),
  ['cloudPort', CLOUD_MIDDLE],
  ...CHARTERS.flatMap((charter) =>
    CELLS[charter].map((cell, i): [string, Point] => [`${charter}-${i + 1}`, cell]),
  ),
]);

/** Where the ribbon with a charter's name begins, clear of all plots. */
export const RIBBONS: { readonly [C in Charter]: Point } = {
  purple: [311, 22],
  black: [668, 624],
  green: [684, 262],
  red: [290, 186],
  blue: [286, 462],
  yellow: [1024, 462],
};

function middleOf(places: readonly Point[]): Point {
  const sum = places.reduce<Point>(([x, y], place) => [x + place[0], y + place[1]], [0, 0]);
  return [sum[0] / places.length, sum[1] / places.length];
}

/** What is in the middle where the village is too large for the screen: the Commons, or halfway from there to one's own charter. */
export function homeOf(charter: Charter | undefined): Point {
  const commons = middleOf(CELLS.commons);
  return charter === undefined ? commons : middleOf([commons, middleOf(CELLS[charter])]);
}

export function isCommons(site: string): site is CommonsBuilding {
  return COMMONS.some((building) => building === site);
}

export function charterIn(site: string): Charter | undefined {
  return CHARTERS.find((charter) => site.startsWith(`${charter}-`) || site.startsWith(`sky-${charter}-`));
}

/** Whether a site is to be seen in the village: a plot under a sky island is not, nor an island that lies nowhere in this game. */
export function isInSight(site: string, covered: Readonly<Record<string, string>>): boolean {
  return site.startsWith('sky-') ? Object.values(covered).includes(site) : covered[site] === undefined;
}
