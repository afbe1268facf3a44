import type { Deed, Good, Where } from '@charterstone/rules';
import { isDeed } from '../effects/steps.ts';
import { COLOURS, COMMONS_NAMES, ICON_NOUNS, PERIL_OBJECTS } from './nouns.ts';
import { objectInGeneral } from './numerals.ts';

/** What a filter asks of the building, the worker and the card a moment is about. */

const GIVING: { readonly [D in Deed]: string } = {
  construct: 'który pozwala wznosić budynki',
  crate: 'który pozwala otwierać skrzynie',
  objective: 'który pozwala punktować cele',
  quota: 'który pozwala zapełniać tor eksportu',
  progress: 'który przesuwa znacznik postępu',
  income: 'który daje przychód',
  refreshMat: 'który odświeża planszetkę rozwoju',
  persona: 'który wprowadza osobowości do gry',
  retrieve: 'który pozwala odzyskiwać robotników',
  again: 'który daje dodatkową turę',
};

function giving(gives: Good | Deed): string {
  return isDeed(gives) ? GIVING[gives] : `który daje ${objectInGeneral(ICON_NOUNS[gives])}`;
}

const CHARTERS = {
  mine: ' w swojej dzielnicy',
  opponent: ' w dzielnicy przeciwnika',
  other: ' w innej dzielnicy',
  here: ' w tej samej dzielnicy',
  any: ' w dowolnej dzielnicy',
  commons: ' w Centrum osady',
  noted: ' w dzielnicy zapisanej na tej karcie',
} as const;

/** What is the reader's own is „swój” only where the reader acts. */
function inCharter(charter: NonNullable<Where['charter']>, by: Where['by']): string {
  if (charter === 'mine' && (by === 'opponent' || by === 'anyone')) return ' w twojej dzielnicy';
  return isKnown(charter) ? CHARTERS[charter] : ` w ${COLOURS[charter][2]} dzielnicy`;
}

function isKnown(charter: NonNullable<Where['charter']>): charter is keyof typeof CHARTERS {
  return Object.hasOwn(CHARTERS, charter);
}

function which({ takes, gives, emblem }: Where): string {
  const clauses = [
    ...(takes === undefined ? [] : [`którego koszt obejmuje ${objectInGeneral(ICON_NOUNS[takes])}`]),
    ...(gives === undefined ? [] : [giving(gives)]),
    ...(emblem === undefined ? [] : ['na której herbie nie ma jeszcze twojego znacznika wpływu']),
  ];
  return clauses.length === 0 ? '' : `, ${clauses.join(' i ')}`;
}

const HOLDING = { nobody: '', minion: ' z pomocnikiem', myBig: ' ze swoim dużym robotnikiem' } as const;
/** Adjectives in the genitive, as using asks for it, and in the locative. */
const EMPTY = { genitive: 'pustego ', locative: 'pustym ' } as const;
const BUILT = {
  genitive: ' wzniesionego przez siebie w tej grze',
  locative: ' wzniesionym przez siebie w tej grze',
} as const;

function described(where: Where, kase: 'genitive' | 'locative'): string {
  const { by, charter, island, built, holds, peril } = where;
  return [
    holds === 'nobody' ? EMPTY[kase] : '',
    'budynku',
    charter === undefined ? '' : inCharter(charter, by),
    island === undefined ? '' : ' na podniebnej wyspie przeciwnika',
    holds === undefined ? '' : HOLDING[holds],
    peril === undefined ? '' : ` ${PERIL_OBJECTS[peril][1]}`,
    built === undefined ? '' : BUILT[kase],
    which(where),
  ].join('');
}

/** The building one uses, in the genitive. */
export function building(where: Where): string {
  return where.building === undefined ? described(where, 'genitive') : COMMONS_NAMES[where.building].genitive;
}

/** The building a worker is placed on. */
export function on(where: Where): string {
  return where.building === undefined
    ? `w ${described(where, 'locative')}`
    : COMMONS_NAMES[where.building].at;
}

/** Whether a filter says anything about the building. */
export function namesBuilding({ by: _by, worker: _worker, not: _not, ...rest }: Where): boolean {
  return Object.keys(rest).length > 0;
}

const WORKERS = {
  regular: 'zwykłego robotnika',
  small: 'swojego małego robotnika',
  minion: 'pomocnika',
  spectral: 'swojego widmowego robotnika',
} as const;

/** As an object, also of a denial. */
export function worker(where: Where): string {
  return where.worker === undefined ? 'robotnika' : WORKERS[where.worker];
}

const BUMPED = { opponent: 'robotnika przeciwnika', mySpectral: 'twojego widmowego robotnika' } as const;

export function bumped(where: Where): string {
  return where.bumped === undefined ? 'robotnika' : BUMPED[where.bumped];
}

export function card(where: Where): string {
  return where.card === 'this' ? 'tę kartę' : ICON_NOUNS[where.card ?? 'card'].object;
}
