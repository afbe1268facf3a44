import type { BoxData, Charter, Inspection, Minion } from '@charterstone/rules';
import type { Point } from './hexes.ts';
import { PATH, PIER, spaced } from './lines.ts';
import type { WorkerSize } from './objects.ts';
import { RIBBONS } from './places.ts';
import { quotaPlan } from './quotaPlan.ts';
import { type SiteScene, sitesOf } from './scene.ts';
import { flagPlaces } from './scoreFlags.ts';
import { guestPlace, minionSlots, PERIL, portSlots, type Slot, tokenSlots, workerSlots } from './slots.ts';

/** A piece on the board, or a place for one. */
export type Standing =
  | { readonly stands: 'worker'; readonly charter: Charter; readonly worker: WorkerSize }
  | { readonly stands: 'minion'; readonly minion: Minion; readonly site: string }
  | { readonly stands: 'peril'; readonly site: string }
  /** Influence on the octagon of a building, and on the emblem of a charter. */
  | { readonly stands: 'token'; readonly charter: Charter; readonly site: string }
  | { readonly stands: 'guest'; readonly charter: Charter; readonly of: Charter }
  | { readonly stands: 'quota'; readonly space: string }
  | { readonly stands: 'pier'; readonly space: number }
  | { readonly stands: 'path'; readonly space: number }
  | { readonly stands: 'flag'; readonly charter: Charter }
  | { readonly stands: 'site'; readonly site: string }
  | { readonly stands: 'crest'; readonly charter: Charter };

/** Where it is in units of the board, and how its drawing is found on the page, if it has one of its own. */
export type Stood = { readonly at: Point; readonly selector?: string };

/** Where a piece stands at a table; undefined where it stands nowhere on the board. */
export function standingAt(now: Inspection, box: BoxData, piece: Standing): Stood | undefined {
  switch (piece.stands) {
    case 'worker':
      return workerAt(sitesOf(now, box), piece.charter, piece.worker);
    case 'quota':
      return found(
        quotaPlan(now, box).spots.find(({ space }) => space === piece.space)?.at,
        `quota-${piece.space}`,
      );
    case 'pier':
      return found(spaced(PIER, now.reputation.length)[piece.space], `pier-${piece.space}`);
    case 'path': {
      const { hourglass } = box.board.progress;
      return found(spaced(PATH, hourglass + 1)[Math.min(piece.space, hourglass)], 'progress');
    }
    case 'flag':
      return found(
        flagPlaces(now.charters).find(({ charter }) => charter === piece.charter)?.at,
        `flag-${piece.charter}`,
      );
    case 'crest':
      return { at: RIBBONS[piece.charter] };
    case 'guest': {
      const place = now.emblems[piece.of]?.indexOf(piece.charter) ?? -1;
      return place < 0
        ? undefined
        : found(sum(RIBBONS[piece.of], guestPlace(place)), `guest-${piece.of}-${piece.charter}`);
    }
    default:
      return onTile(sitesOf(now, box), piece);
  }
}

type OnTile = Extract<Standing, { readonly stands: 'minion' | 'peril' | 'token' | 'site' }>;

function onTile(sites: readonly SiteScene[], piece: OnTile): Stood | undefined {
  const scene = sites.find(({ site, place }) => site === piece.site || place === piece.site);
  if (scene === undefined) return undefined;
  const { workers, minions, tokens, at } = scene;
  const within = (slot: Slot | undefined, name: string): Stood | undefined =>
    slot && { at: sum(at, slot.at), selector: `[data-pieces="${scene.place}"] [data-piece="${name}"]` };
  switch (piece.stands) {
    case 'site':
      return { at };
    case 'peril':
      return within(PERIL, 'peril');
    case 'minion': {
      const place = minions.findIndex(({ minion }) => minion === piece.minion);
      return within(minionSlots(minions.length, workers.length)[place], `minion-${piece.minion}`);
    }
    case 'token':
      return within(tokenSlots(tokens.length)[tokens.indexOf(piece.charter)], `token-${piece.charter}`);
  }
}

/** The foot of a worker; undefined for one at home. */
function workerAt(sites: readonly SiteScene[], charter: Charter, size: WorkerSize): Stood | undefined {
  for (const { place, workers, at } of sites) {
    const i = workers.findIndex((one) => one.charter === charter && one.size === size);
    if (i < 0) continue;
    const name = `worker-${charter}-${size}`;
    return place === 'cloudPort'
      ? found(portSlots(workers.length)[i]?.at, name)
      : found(sum(at, workerSlots(workers.length)[i]?.at ?? [0, 0]), name);
  }
  return undefined;
}

function found(at: Point | undefined, piece: string): Stood | undefined {
  return at && { at, selector: `[data-piece="${piece}"]` };
}

function sum([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}
