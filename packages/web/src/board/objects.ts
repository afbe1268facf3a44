import { CHARTERS, type Charter, COMMONS, type CommonsBuilding, ICONS, type Icon } from '@charterstone/rules';

/**
 * The names of what lies on the table, for all parts of the screen: what can be looked at, marked as possible, chosen or not, and picked.
 * `site:red-3`, `site:sky-red-1`, `commons:treasury`, `quota:coin-3`, `card:64`, `charter:red`, `worker:red-big`, `good:clay`, `track:progress`.
 */
const TRACKS = ['progress', 'reputation', 'points'] as const;
export type Track = (typeof TRACKS)[number];
export const WORKERS = ['big', 'small'] as const;
export type WorkerSize = (typeof WORKERS)[number];

export type ObjectName =
  | `site:${string}`
  | `commons:${CommonsBuilding}`
  | `quota:${string}`
  | `card:${number}`
  | `charter:${Charter}`
  | `worker:${Charter}-${WorkerSize}`
  | `good:${Icon}`
  | `track:${Track}`;

export type TableObject =
  /** A plot, a sky island, or a building of the Commons: wherever a worker can go. */
  | { readonly kind: 'site'; readonly site: string }
  | { readonly kind: 'quota'; readonly space: string }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'charter'; readonly charter: Charter }
  | { readonly kind: 'worker'; readonly charter: Charter; readonly worker: WorkerSize }
  | { readonly kind: 'good'; readonly good: Icon }
  | { readonly kind: 'track'; readonly track: Track };

const PLOT = /^(sky-)?([a-z]+)-[1-6]$/;
const QUOTA = /^(resource|coin|card|minion|peril)-[1-6]$/;

const commonsNamed = named(COMMONS);
const charterNamed = named(CHARTERS);
const trackNamed = named(TRACKS);
const workerNamed = named(WORKERS);
const iconNamed = named(ICONS);

function named<Word extends string>(words: readonly Word[]): (text: string) => Word | undefined {
  return (text) => words.find((word) => word === text);
}

/** The object at a place of a choice: a site or a space of the quota. */
export function objectAt(place: string): ObjectName {
  const commons = commonsNamed(place);
  if (commons !== undefined) return `commons:${commons}`;
  return QUOTA.test(place) ? `quota:${place}` : `site:${place}`;
}

export function nameOfObject(object: TableObject): ObjectName {
  switch (object.kind) {
    case 'site':
      return objectAt(object.site);
    case 'quota':
      return `quota:${object.space}`;
    case 'card':
      return `card:${object.card}`;
    case 'charter':
      return `charter:${object.charter}`;
    case 'worker':
      return `worker:${object.charter}-${object.worker}`;
    case 'good':
      return `good:${object.good}`;
    case 'track':
      return `track:${object.track}`;
  }
}

/** What a name stands for; undefined when it means nothing. Also for text of the page, hence any string. */
export function objectNamed(name: string): TableObject | undefined {
  const colon = name.indexOf(':');
  const rest = name.slice(colon + 1);
  switch (name.slice(0, Math.max(0, colon))) {
    case 'site': {
      const charter = PLOT.exec(rest)?.[2];
      return charter === undefined || charterNamed(charter) === undefined
        ? undefined
        : { kind: 'site', site: rest };
    }
    case 'commons':
      return commonsNamed(rest) === undefined ? undefined : { kind: 'site', site: rest };
    case 'quota':
      return QUOTA.test(rest) ? { kind: 'quota', space: rest } : undefined;
    case 'card':
      return /^[1-9]\d{0,2}$/.test(rest) ? { kind: 'card', card: Number(rest) } : undefined;
    case 'charter':
      return withOne(charterNamed(rest), (charter) => ({ kind: 'charter', charter }));
    case 'worker':
      return workerObject(rest);
    case 'good':
      return withOne(iconNamed(rest), (good) => ({ kind: 'good', good }));
    case 'track':
      return withOne(trackNamed(rest), (track) => ({ kind: 'track', track }));
    default:
      return undefined;
  }
}

/** A name read from the page, if it is one. */
export function objectName(name: string): ObjectName | undefined {
  return withOne(objectNamed(name), nameOfObject);
}

function workerObject(text: string): TableObject | undefined {
  const [charter, worker] = text.split('-');
  const owner = charterNamed(charter ?? '');
  const size = workerNamed(worker ?? '');
  return owner === undefined || size === undefined
    ? undefined
    : { kind: 'worker', charter: owner, worker: size };
}

function withOne<Found, Made>(found: Found | undefined, make: (found: Found) => Made): Made | undefined {
  return found === undefined ? undefined : make(found);
}

/** Whether an object can be chosen now, is chosen, or can't be and why. Nothing said is `none`. */
export type MarkState = 'possible' | 'chosen' | 'impossible' | 'none';
export type Mark = { readonly state: MarkState; readonly reason?: string };
export type Marks = ReadonlyMap<ObjectName, Mark>;

/** How somebody looks at an object: a mouse passes over it, keys have come to it, or a finger rests on it. */
export type LookedBy = 'passing' | 'focus' | 'longPress';
/** How somebody picks it. */
export type PickedBy = 'pointer' | 'key';

export const NO_MARKS: Marks = new Map();
const NO_MARK: Mark = { state: 'none' };

export function markOf(marks: Marks, object: ObjectName): Mark {
  return marks.get(object) ?? NO_MARK;
}
