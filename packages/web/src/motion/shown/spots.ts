import {
  type Charter,
  type Icon,
  MINIONS,
  type Minion,
  PERILS,
  type Peril,
  type Worker,
} from '@charterstone/rules';
import type { GlyphName } from '../../art/glyphs/glyph.ts';
import type { ObjectName } from '../../board/objects.ts';
import type { Motion, Spot, Spots, Telling, Thing } from '../motion.ts';
import { TIMES } from '../times.ts';

/** What several topics ask for: where things come from, and the small motions that go with others. */
export function supply(charter: Charter, good: GlyphName): Spot {
  return { lies: 'supply', charter, good };
}

export function home(charter: Charter): Spots {
  return [supply(charter, 'worker')];
}

export function minionNamed(word: string): Minion | undefined {
  return MINIONS.find((minion) => minion === word);
}

export function perilNamed(word: string): Peril | undefined {
  return PERILS.find((peril) => peril === word);
}

/** A worker as a piece: a regular one, or a minion at work. */
export function pieceOf(charter: Charter, worker: Worker): Thing {
  return worker === 'big' || worker === 'small'
    ? { is: 'worker', charter, size: worker }
    : { is: 'minion', minion: worker, owner: charter };
}

/** Where a worker stands; the middle of the site will do for one that has gone on since. */
export function footOf(charter: Charter, worker: Worker, site: string): Spots {
  return [
    worker === 'big' || worker === 'small'
      ? { stands: 'worker', charter, worker }
      : { stands: 'minion', minion: worker, site },
    { stands: 'site', site },
  ];
}

/** The building or the card that is behind a fact, wherever it lies; nothing for rules. */
export function behind(why: number, { before, after }: Telling): Spots {
  const site = siteOf(why, after.village) ?? siteOf(why, before.village);
  if (site !== undefined) return [{ stands: 'site', site }];
  return why === 0 ? [] : [{ lies: 'card', card: why }];
}

function siteOf(card: number, village: Readonly<Record<string, number>>): string | undefined {
  return Object.keys(village).find((site) => village[site] === card);
}

export function sign(name: GlyphName): Thing {
  return { is: 'sign', name };
}

/** What a good looks like on its way; influence has its charter's colour. */
export function goodThing(charter: Charter, good: Icon): Thing {
  const minion = minionNamed(good);
  if (good === 'influence') return { is: 'token', charter };
  return minion === undefined ? sign(good) : { is: 'minion', minion, owner: charter };
}

/** What others did last is marked for a while; not what set-up does for charters that nobody plays. */
export function marked(charter: Charter, object: ObjectName, { own, after }: Telling): readonly Motion[] {
  if (charter === own || !after.charters.some((one) => one.charter === charter)) return [];
  return [{ how: 'glow', object, charter, delay: 0, duration: TIMES.glow }];
}

export function nudge(spot: Spot, delay = 0): Motion {
  return { how: 'nudge', at: [spot], delay, duration: TIMES.nudge };
}

export function pop(name: GlyphName, spot: Spot, delay = 0): Motion {
  return { how: 'pop', what: sign(name), at: [spot], delay, duration: TIMES.pop };
}
