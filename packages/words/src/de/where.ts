import type { Deed, Good, Where } from '@charterstone/rules';
import { isDeed } from '../effects/steps.ts';
import { COLOURS, COMMONS_NAMES, definite, ICON_NOUNS, indefinite, PERIL_OBJECTS } from './nouns.ts';

/** What a filter asks of the building, the worker and the card a moment is about. */

const GIVING: { readonly [D in Deed]: string } = {
  construct: 'mit dem man baut',
  crate: 'das Kisten öffnet',
  objective: 'das Ziele wertet',
  quota: 'das Abgabenfelder beliefert',
  progress: 'das den Fortschrittsmarker vorrückt',
  income: 'das Einkommen gibt',
  refreshMat: 'das das Ausbautableau erneuert',
  persona: 'das Rollen ins Spiel bringt',
  retrieve: 'das Arbeiter zurückbringt',
  again: 'das einen weiteren Zug gibt',
};

function giving(gives: Good | Deed): string {
  return isDeed(gives) ? GIVING[gives] : `das ${ICON_NOUNS[gives].other} gibt`;
}

const CHARTERS = {
  mine: ' in deinem Charter',
  opponent: ' im Charter eines Gegners',
  other: ' in einem anderen Charter',
  here: ' im selben Charter',
  any: ' in einem Charter',
  commons: ' des Zentrums',
  noted: ' in dem Charter',
} as const;

function inCharter(charter: NonNullable<Where['charter']>): string {
  return isKnown(charter) ? CHARTERS[charter] : ` im ${COLOURS[charter]}en Charter`;
}

function isKnown(charter: NonNullable<Where['charter']>): charter is keyof typeof CHARTERS {
  return Object.hasOwn(CHARTERS, charter);
}

const HOLDING = { nobody: '', minion: ' mit einem Helfer', myBig: ' mit deinem großen Arbeiter' } as const;

/** The building as an object; its relative clauses stand behind the verb. */
export function building({ building, charter, island, holds, peril }: Where): string {
  if (building !== undefined) return definite(COMMONS_NAMES[building]);
  return [
    holds === 'nobody' ? 'ein leeres Gebäude' : 'ein Gebäude',
    charter === undefined ? '' : inCharter(charter),
    island === undefined ? '' : ' auf der Himmelsinsel eines Gegners',
    holds === undefined ? '' : HOLDING[holds],
    peril === undefined ? '' : ` mit ${PERIL_OBJECTS[peril][1]}`,
  ].join('');
}

/** The relative clause stands behind the verb: „… benutzt, das Kürbisse kostet“. */
export function which({ charter, takes, gives, built, emblem }: Where): string {
  const clauses = [
    ...(charter === 'noted' ? ['das auf dieser Karte notiert ist'] : []),
    ...(takes === undefined ? [] : [`das ${ICON_NOUNS[takes].other} kostet`]),
    ...(gives === undefined ? [] : [giving(gives)]),
    ...(built === undefined ? [] : ['das du in diesem Spiel errichtet hast']),
    ...(emblem === undefined ? [] : ['auf dessen Wappen noch kein Einflussmarker von dir liegt']),
  ];
  return clauses.length === 0 ? '' : `, ${clauses.join(' und ')}`;
}

/** Whether a filter says anything about the building. */
export function namesBuilding({ by: _by, worker: _worker, not: _not, ...rest }: Where): boolean {
  return Object.keys(rest).length > 0;
}

type Kind = NonNullable<Where['worker']> | 'any';
const WORKERS: { readonly [K in Kind]: readonly [object: string, none: string] } = {
  any: ['einen Arbeiter', 'keinen Arbeiter'],
  regular: ['einen gewöhnlichen Arbeiter', 'keinen gewöhnlichen Arbeiter'],
  small: ['deinen kleinen Arbeiter', 'deinen kleinen Arbeiter nicht'],
  minion: ['einen Helfer', 'keinen Helfer'],
  spectral: ['deinen Geisterarbeiter', 'deinen Geisterarbeiter nicht'],
};

export function worker(where: Where): string {
  return WORKERS[where.worker ?? 'any'][0];
}

export function noWorker(where: Where): string {
  return WORKERS[where.worker ?? 'any'][1];
}

const BUMPED = { opponent: 'den Arbeiter eines Gegners', mySpectral: 'deinen Geisterarbeiter' } as const;

export function bumped(where: Where): string {
  return where.bumped === undefined ? 'einen Arbeiter' : BUMPED[where.bumped];
}

export function card(where: Where): string {
  return where.card === 'this' ? 'diese Karte' : indefinite(ICON_NOUNS[where.card ?? 'card']);
}
