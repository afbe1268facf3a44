import type { Point } from '../board/hexes.ts';
import type { Scene } from '../table/scene.ts';
import { type Drawing, drawingFor, siteAt, tileOf } from './drawn.ts';
import { ghostOf, halfOf, held } from './ghosts.ts';
import type { Motion } from './motion.ts';
import { type OnPage, onPage } from './village.ts';
import * as ways from './ways.ts';
import type { Place } from './where.ts';

/** A motion whose places were found. Those on the board stay true when it is moved. */
export type Staged = {
  readonly motion: Exclude<Motion, { readonly how: 'glow' }>;
  readonly from: Place | undefined;
  readonly via: readonly Place[];
  readonly to: Place | undefined;
};

/** One element and how it moves. */
export type Move = {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
  readonly easing: string;
  /** Stays on the page when it is over. */
  readonly isOfPage?: true;
};

/** What a motion is made of on this page: ghosts that move, and pieces that wait for them, unseen. */
export type Act = { readonly moves: readonly Move[]; readonly waiting: readonly Element[] };

export type Setting = { readonly before: Scene; readonly after: Scene; readonly board: OnPage };

/** Where a building comes from whose card nobody held, in pixels. */
const ABOVE = 60;
const SETTLE = 'cubic-bezier(.2, .7, .2, 1)';

export function actOf(staged: Staged, setting: Setting): Act | undefined {
  const { motion } = staged;
  if (motion.how === 'nudge') return nudged(staged);
  const drawing = drawingFor(motion.what, setting.after, setting.board.k);
  if (drawing === undefined) return undefined;
  const place = staged.to && onPage(staged.to, setting.board);
  switch (motion.how) {
    case 'fly':
      return flown(staged, drawing, setting);
    case 'drop':
      return place && one(ghostOf(drawing, motion.what.is), ways.drop(place), 'linear', staged.to);
    case 'pop':
      return place && one(ghostOf(drawing, motion.what.is), ways.rising(place), 'ease-out');
    case 'tear':
      return (
        place && {
          moves: ([-1, 1] as const).map((side) => ({
            element: halfOf(drawing, side),
            frames: ways.torn(place, side),
            easing: 'ease-in',
          })),
          waiting: [],
        }
      );
  }
}

function one(element: HTMLElement, frames: Keyframe[], easing: string, goal?: Place): Act {
  const waiting = held(goal?.selector);
  return { moves: [{ element, frames, easing }], waiting: waiting === undefined ? [] : [waiting] };
}

function nudged({ to }: Staged): Act | undefined {
  if (to?.on !== 'page' || to.selector === undefined) return undefined;
  const element = htmlAt(to.selector);
  if (element === undefined) return undefined;
  const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.06)' }, { transform: 'scale(1)' }];
  return { moves: [{ element, frames, easing: 'ease-in-out', isOfPage: true }], waiting: [] };
}

/** Only what is no part of the great picture: to move that would mean to paint it anew. */
export function htmlAt(selector: string): HTMLElement | undefined {
  for (const element of document.querySelectorAll(`.village ${selector}`))
    if (element instanceof HTMLElement && element.getClientRects().length > 0) return element;
  return undefined;
}

function flown(staged: Staged, drawing: Drawing, setting: Setting): Act | undefined {
  const { motion, from, to, via } = staged;
  if (motion.how !== 'fly') return undefined;
  const { what } = motion;
  const start = from && onPage(from, setting.board);
  const goal = to && onPage(to, setting.board);
  const ghost = ghostOf(drawing, what.is);
  if (start === undefined) {
    if (goal === undefined) return undefined;
    return what.is === 'tile'
      ? pressed(ghost, what.site, [goal[0], goal[1] - ABOVE], goal, setting)
      : one(ghost, ways.arriving(goal), SETTLE);
  }
  if (goal === undefined) return one(ghost, ways.leaving(start), 'ease-in');
  const wasSeen = from?.on === 'board';
  switch (what.is) {
    case 'marker':
      return one(
        ghost,
        ways.along([start, ...via.map((place) => onPage(place, setting.board)), goal]),
        'linear',
        to,
      );
    case 'flag':
      return isSame(start, goal) ? undefined : one(ghost, ways.glide(start, goal), SETTLE, to);
    case 'card':
      return one(ghost, ways.slide(start, goal, goal[0] < start[0] ? -5 : 5), SETTLE, to);
    case 'tile':
      return pressed(ghost, what.site, start, goal, setting);
    case 'sign':
      return one(ghost, ways.toss(start, goal, false), 'linear');
    default:
      // Into a supply it is tossed; on the board it comes to stand.
      return to?.on === 'page'
        ? one(ghost, ways.toss(start, goal, wasSeen), 'linear')
        : one(ghost, ways.arc(start, goal, wasSeen), 'linear', to);
  }
}

function isSame([x, y]: Point, [u, v]: Point): boolean {
  return Math.hypot(u - x, v - y) < 1;
}

/** Until a building is pressed down, its plot looks as it did before. */
function pressed(ghost: HTMLElement, site: string, start: Point, goal: Point, setting: Setting): Act {
  const { before, after, board } = setting;
  const found = siteAt(site, after.now, after.content.data);
  const looked = found && tileOf(found.place, before);
  const print = held(`[data-print="${found?.place ?? ''}"]`);
  const cover =
    looked === undefined
      ? undefined
      : ghostOf({ markup: looked, box: [-60, -72, 120, 140], unit: board.k }, 'cover');
  return {
    moves: [
      ...(cover === undefined
        ? []
        : [{ element: cover, frames: ways.glide(goal, goal), easing: 'linear' } as const]),
      { element: ghost, frames: ways.press(start, goal), easing: 'linear' },
    ],
    waiting: print === undefined ? [] : [print],
  };
}
