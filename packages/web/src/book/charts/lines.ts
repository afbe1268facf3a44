import { type Land, TONES } from '../../art/tones.ts';
import { fitted } from './levels.ts';
import { DIM, type Picture, ruling, seal, words } from './picture.ts';
import { type Axis, axisFor, labelEvery, short, spread } from './scale.ts';

/** The points of one player, game by game; nothing where they did not play. */
export type Course = {
  readonly name: string;
  readonly land: Land;
  readonly points: readonly (
    | { readonly n: number; readonly hasWon: boolean; readonly land: Land }
    | undefined
  )[];
};

export type LaidPoint = {
  readonly x: number;
  readonly y: number;
  readonly hasWon: boolean;
  readonly land: Land;
};
export type LaidCourse = { readonly course: Course; readonly runs: readonly (readonly LaidPoint[])[] };

const LEFT = 34;
const TOP = 14;
const BOTTOM = 26;
/** Room for the names at the ends of the lines, where there is any. */
const NAMES = 118;
const WIDE = 460;
/** Lines are told apart without their colours as well. */
const DASHES = ['', '9 4', '2.500 3.500', '12 4 2.500 4', '5 3', '14 5'];

type Room = { readonly width: number; readonly height: number };

function inset({ width }: Room): number {
  return width >= WIDE ? NAMES : 14;
}

/** Where the points lie. A game somebody missed cuts their line in two. */
export function layLines(
  courses: readonly Course[],
  games: number,
  axis: Axis,
  room: Room,
): readonly LaidCourse[] {
  const right = room.width - inset(room);
  const pitch = games > 1 ? (right - LEFT - 26) / (games - 1) : 0;
  const foot = room.height - BOTTOM;
  return courses.map((course) => {
    const runs: LaidPoint[][] = [[]];
    course.points.forEach((point, i) => {
      if (point === undefined) runs.push([]);
      else
        runs.at(-1)?.push({
          x: LEFT + 18 + i * pitch,
          y: foot - (Math.max(0, point.n) / axis.top) * (foot - TOP),
          hasWon: point.hasWon,
          land: point.land,
        });
    });
    return { course, runs: runs.filter((run) => run.length > 0) };
  });
}

export function drawLines(courses: readonly Course[], games: number, room: Room): Picture {
  const most = Math.max(1, ...courses.flatMap(({ points }) => points.map((point) => point?.n ?? 0)));
  const axis = axisFor(most);
  const laid = layLines(courses, games, axis, room);
  const foot = room.height - BOTTOM;
  const right = room.width - inset(room);
  const y = (n: number): number => foot - (n / axis.top) * (foot - TOP);
  const pitch = games > 1 ? (right - LEFT - 26) / (games - 1) : 0;
  const r = Math.max(2.6, Math.min(8, pitch * 0.26 || 8));
  const every = labelEvery(games, right - LEFT, 21);
  const numbers = Array.from({ length: games }, (_, i) =>
    i % every === 0 ? words(String(i + 1), LEFT + 18 + i * pitch, room.height - 7) : '',
  );
  return {
    markup: [
      ruling(axis, LEFT, right, y),
      ...numbers,
      ...laid.map(({ course, runs }, i) => runs.map((run) => lineMarkup(course.land, run, i)).join('')),
      ...laid.flatMap(({ runs }) =>
        runs.flat().map((point) => seal(point.land, point.x, point.y, r, point.hasWon)),
      ),
      room.width >= WIDE ? namesAtEnds(laid, right, foot) : '',
    ].join(''),
    ...room,
  };
}

function lineMarkup(land: Land, run: readonly LaidPoint[], i: number): string {
  const d = run.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
  const dash = DASHES[i % DASHES.length] ?? '';
  return (
    `<path d="${d}" fill="none" stroke="#fff9ea" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${TONES[land].d}" stroke-width="2.800" stroke-linejoin="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`
  );
}

function namesAtEnds(laid: readonly LaidCourse[], right: number, foot: number): string {
  const ends = laid.flatMap(({ course, runs }) => {
    const last = runs.at(-1)?.at(-1);
    return last === undefined ? [] : [{ course, last }];
  });
  const heights = spread(
    ends.map(({ last }) => last.y),
    17,
    TOP,
    foot,
  );
  return ends
    .map(({ course, last }, i) => {
      const y = heights[i] ?? last.y;
      const from = last.x + 11;
      return (
        `<path d="M${short(from)} ${short(last.y)}L${short(right + 2)} ${short(y)}" stroke="${DIM}" stroke-opacity=".5" fill="none"/>` +
        seal(course.land, right + 10, y, 6) +
        words(fitted(course.name, NAMES - 26), right + 21, y + 4.5, { anchor: 'start', bold: true })
      );
    })
    .join('');
}
