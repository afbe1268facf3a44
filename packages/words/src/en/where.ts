import type { Deed, Good, Where } from '@charterstone/rules';
import { isDeed } from '../effects/steps.ts';
import { join } from '../text.ts';
import { COLOURS, COMMONS_NAMES, ICON_NOUNS, indefinite, PERIL_OBJECTS } from './nouns.ts';

/** What a filter asks of the building, the worker and the card a moment is about. */

const GIVING: { readonly [D in Deed]: string } = {
  construct: 'that constructs buildings',
  crate: 'that unlocks crates',
  objective: 'that scores objectives',
  quota: 'that fills quota spaces',
  progress: 'that advances the progress token',
  income: 'that gives income',
  refreshMat: 'that refreshes the advancement mat',
  persona: 'that puts on personas',
  retrieve: 'that retrieves workers',
  again: 'that gives another turn',
};

function giving(gives: Good | Deed): string {
  return isDeed(gives) ? GIVING[gives] : `that gives ${ICON_NOUNS[gives][1]}`;
}

const CHARTERS = {
  mine: 'in your charter',
  opponent: 'in an opponent’s charter',
  other: 'in another charter',
  here: 'in the same charter',
  any: 'in a charter',
  commons: 'of the Commons',
  noted: 'in the charter noted on this card',
} as const;

function inCharter(charter: NonNullable<Where['charter']>): string {
  return charter in CHARTERS && isKnown(charter) ? CHARTERS[charter] : `in the ${colour(charter)} charter`;
}

function isKnown(charter: string): charter is keyof typeof CHARTERS {
  return Object.hasOwn(CHARTERS, charter);
}

function colour(charter: NonNullable<Where['charter']>): string {
  return isKnown(charter) ? '' : COLOURS[charter];
}

const HOLDING = { nobody: '', minion: 'with a minion', myBig: 'with your big worker' } as const;

/** The building a use happens on. */
export function building(where: Where): string {
  const { building, charter, island, built, emblem, takes, gives, holds, peril } = where;
  if (building !== undefined) return `the ${COMMONS_NAMES[building]}`;
  return join(
    holds === 'nobody' ? 'an empty building' : 'a building',
    charter === undefined ? '' : inCharter(charter),
    island === undefined ? '' : 'on an opponent’s sky island',
    holds === undefined ? '' : HOLDING[holds],
    peril === undefined ? '' : `with ${PERIL_OBJECTS[peril]}`,
    emblem === undefined ? '' : 'whose emblem does not hold your influence token yet',
    [
      ...(built === undefined ? [] : ['that you constructed in this game']),
      ...(takes === undefined ? [] : [`that takes ${ICON_NOUNS[takes][1]}`]),
      ...(gives === undefined ? [] : [giving(gives)]),
    ].join(' and '),
  );
}

/** Whether a filter says anything about the building. */
export function namesBuilding({ by: _by, worker: _worker, not: _not, ...rest }: Where): boolean {
  return Object.keys(rest).length > 0;
}

const WORKERS = {
  regular: 'a regular worker',
  small: 'your small worker',
  minion: 'a minion',
  spectral: 'your spectral worker',
} as const;

export function worker(where: Where): string {
  return where.worker === undefined ? 'a worker' : WORKERS[where.worker];
}

const BUMPED = { opponent: 'an opponent’s worker', mySpectral: 'your spectral worker' } as const;

export function bumped(where: Where): string {
  return where.bumped === undefined ? 'a worker' : BUMPED[where.bumped];
}

export function card(where: Where): string {
  if (where.card === undefined || where.card === 'card') return 'an advancement card';
  if (where.card === 'this') return 'this card';
  return indefinite(ICON_NOUNS[where.card][0]);
}
