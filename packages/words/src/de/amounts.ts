import type { Amount, Cost, Count, Who } from '@charterstone/rules';
import type { HeldCount, TableCount } from '../effects/ranges.ts';
import { eitherOf, isEven, runsOf, wayOf } from '../effects/shape.ts';
import { keysOf } from '../effects/steps.ts';
import { enumerate, numbered } from '../text.ts';
import {
  COUNT_NOUNS,
  counted,
  countedObject,
  each,
  ICON_NOUNS,
  type Noun,
  TABLE_NOUNS,
  weakPlural,
} from './nouns.ts';
import { possession } from './tests.ts';
import { list, type Person, VERBS, type Verb } from './verbs.ts';

/** „2 Münzen“, „alle Helfer“, „1 SP für jeden Assistenten (höchstens 5)“, always as an object. */
export function amount(noun: Noun, n: Amount, their = false): string {
  if (typeof n === 'number') return countedObject(noun, n);
  if (n === 'all') return `alle ${weakPlural(noun)}`;
  if (n === 'this') return `${THIS[noun.gender]} ${noun.accusative ?? noun.one}`;
  if ('either' in n) return `${enumerate(eitherOf(n.either).ahead.map(String), 'oder')} ${noun.other}`;
  if ('seats' in n)
    return runsOf(n.seats)
      .map((run, i) => `${i === 0 ? countedObject(noun, run.n) : run.n} bei ${players(run.from, run.to)}`)
      .join(', ');
  const most = n.max === undefined ? '' : ` (höchstens ${n.max})`;
  return `${countedObject(noun, 1)} für ${per(n.per, n.every ?? 1, their)}${most}`;
}

const THIS = { m: 'diesen', f: 'diese', n: 'dieses' } as const;

function per(count: Count, every: number, their: boolean): string {
  const said = (noun: Noun): string => (every === 1 ? each(noun) : `je ${counted(noun, every)}`);
  if (isHeld(count)) return `${said(COUNT_NOUNS[count].noun)}${COUNT_NOUNS[count].at?.(their) ?? ''}`;
  return said(isTable(count) ? TABLE_NOUNS[count] : { gender: 'n', one: 'Spiel', other: 'Spiele' });
}

function isHeld(count: Count): count is HeldCount {
  return Object.hasOwn(COUNT_NOUNS, count);
}

function isTable(count: Count): count is TableCount {
  return Object.hasOwn(TABLE_NOUNS, count);
}

export function players(from: number, to: number): string {
  if (to === 6 && from < 6) return `${from} oder mehr Spielern`;
  return from === to ? `${from} ${from === 1 ? 'Spieler' : 'Spielern'}` : `${from} bis ${to} Spielern`;
}

const SPACE: Noun = { gender: 'n', one: 'Feld', other: 'Felder' };

/** How the progress token moves: „1 Feld“, „2 Felder zurück“, „1 oder 2 Felder vor oder zurück“. */
export function way(n: Amount, their = false): { readonly verb: Verb; readonly rest: string } {
  const found = wayOf(n);
  if ('by' in found) {
    const spaces = amount(SPACE, found.by, their);
    return found.back
      ? { verb: VERBS.bewegen, rest: `${spaces} zurück` }
      : { verb: VERBS.vorrücken, rest: spaces };
  }
  const { ahead, back, none } = found.either;
  const spaces = (numbers: readonly number[]): string =>
    `${enumerate(numbers.map(String), 'oder')} ${numbers.join() === '1' ? SPACE.one : SPACE.other}`;
  const far = isEven(found.either)
    ? [`${spaces(ahead)} vor`, 'zurück']
    : [
        ...(ahead.length === 0 ? [] : [`${spaces(ahead)} vor`]),
        ...(back.length === 0 ? [] : [`${spaces(back)} zurück`]),
      ];
  return { verb: VERBS.bewegen, rest: enumerate(none ? [...far, 'gar nicht'] : far, 'oder') };
}

const ANY: { readonly [H in 'resource' | 'minion' | 'peril']: Noun } = {
  resource: {
    gender: 'm',
    one: 'beliebiger Rohstoff',
    other: 'beliebige Rohstoffe',
    accusative: 'beliebigen Rohstoff',
  },
  minion: {
    gender: 'm',
    one: 'beliebiger Helfer',
    other: 'beliebige Helfer',
    accusative: 'beliebigen Helfer',
  },
  peril: { gender: 'f', one: 'beliebige Gefahr', other: 'beliebige Gefahren' },
};

export function costParts(cost: Cost, say: (noun: Noun, n: number) => string): string[] {
  return keysOf(cost).flatMap((held) => {
    if (held === 'cards') return [enumerate((cost.cards ?? []).map(numbered), 'oder')];
    const n = cost[held] ?? 0;
    if (n === 0) return [];
    return [
      say(held === 'resource' || held === 'minion' || held === 'peril' ? ANY[held] : ICON_NOUNS[held], n),
    ];
  });
}

/** A price standing alone: „1 beliebiger Rohstoff und 1 Münze“. */
export function describeCost(cost: Cost): string {
  return list(costParts(cost, counted));
}

const PEOPLE = {
  me: ['du', 'du'],
  owner: ['der Besitzer des Charters', 'er'],
  speaker: ['der Besitzer dieser Karte', 'er'],
  opponent: ['jeder Gegner', 'er'],
  player: ['jeder Spieler', 'er'],
  human: ['jeder Spieler', 'er'],
  charter: ['jedes Charter', 'es'],
  inactiveCharter: ['jedes inaktive Charter', 'es'],
  chooser: ['der Spieler, der entscheidet,', 'er'],
  noted: ['der Spieler, der auf dem Wegweiser vermerkt ist,', 'er'],
} as const satisfies { readonly [W in Extract<Who, string>]: readonly [string, string] };

/** Who does it, as the subject of a sentence. */
export function people(who: Who): Person {
  if (typeof who !== 'string')
    return {
      their: true,
      subject: `der Spieler, der ${possession(who.having)} hat (bei Gleichstand entscheidet der Charterstone),`,
      pronoun: 'er',
    };
  const [subject, pronoun] = PEOPLE[who];
  return { their: who !== 'me', subject, pronoun };
}
