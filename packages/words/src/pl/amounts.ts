import type { Amount, Cost, Count, Who } from '@charterstone/rules';
import type { HeldCount, TableCount } from '../effects/ranges.ts';
import { eitherOf, isEven, runsOf, wayOf } from '../effects/shape.ts';
import { keysOf } from '../effects/steps.ts';
import { enumerate, numbered } from '../text.ts';
import { COUNT_NOUNS, ICON_NOUNS, type Noun, TABLE_NOUNS } from './nouns.ts';
import { counted, countedObject, each, everyOne } from './numerals.ts';
import { claimed } from './tests.ts';
import { type Clause, clause, either, list } from './verbs.ts';

/** „2 monety”, „wszystkie karty”, „1 PZ za każdego asystenta (najwyżej 5)”, always as an object. */
export function amount(noun: Noun, n: Amount): string {
  if (typeof n === 'number') return countedObject(noun, n);
  if (n === 'all') return everyOne(noun);
  if (n === 'this') return `${THIS[noun.gender]} ${noun.object}`;
  if ('either' in n) {
    const { ahead } = eitherOf(n.either);
    return enumerate(
      ahead.map((one, i) => (i === ahead.length - 1 ? countedObject(noun, one) : `${one}`)),
      'lub',
    );
  }
  if ('seats' in n)
    return runsOf(n.seats)
      .map((run, i) => `${i === 0 ? countedObject(noun, run.n) : run.n} przy ${players(run.from, run.to)}`)
      .join(', ');
  const most = n.max === undefined ? '' : ` (najwyżej ${n.max})`;
  return `${countedObject(noun, 1)} za ${per(n.per, n.every ?? 1)}${most}`;
}

const THIS = { m: 'ten', a: 'tego', f: 'tę', n: 'to' } as const;
const GAME: Noun = {
  gender: 'f',
  one: 'rozgrywka',
  object: 'rozgrywkę',
  few: 'rozgrywki',
  many: 'rozgrywek',
};

function per(count: Count, every: number): string {
  if (isHeld(count)) return each(COUNT_NOUNS[count], every);
  return each(isTable(count) ? TABLE_NOUNS[count] : GAME, every);
}

function isHeld(count: Count): count is HeldCount {
  return Object.hasOwn(COUNT_NOUNS, count);
}

function isTable(count: Count): count is TableCount {
  return Object.hasOwn(TABLE_NOUNS, count);
}

export function players(from: number, to: number): string {
  if (to === 6 && from < 6) return `${from} lub więcej graczach`;
  return from === to ? `${from} ${from === 1 ? 'graczu' : 'graczach'}` : `${from}–${to} graczach`;
}

export const SPACE: Noun = { gender: 'n', one: 'pole', object: 'pole', few: 'pola', many: 'pól' };

/** How the progress token moves: „o 1 pole do przodu”, „o 1 lub 2 pola do przodu lub do tyłu”. */
export function way(n: Amount, token: string): Clause {
  const found = wayOf(n);
  if ('by' in found)
    return clause(
      'przesuwasz',
      'przesunąć',
      `${token} o ${amount(SPACE, found.by)} do ${found.back ? 'tyłu' : 'przodu'}`,
    );
  const { ahead, back, none } = found.either;
  const spaces = (numbers: readonly number[]): string =>
    `o ${enumerate(numbers.map(String), 'lub')} ${numbers.join() === '1' ? SPACE.one : SPACE.few}`;
  const far = isEven(found.either)
    ? `${spaces(ahead)} do przodu lub do tyłu`
    : enumerate(
        [
          ...(ahead.length === 0 ? [] : [`${spaces(ahead)} do przodu`]),
          ...(back.length === 0 ? [] : [`${spaces(back)} do tyłu`]),
        ],
        'lub',
      );
  const moves = clause('przesuwasz', 'przesunąć', `${token} ${far}`);
  const stays = clause('zostawiasz', 'zostawić', 'go na miejscu');
  return none ? (mode) => either([moves(mode), stays(mode)]) : moves;
}

function any(one: string, object: string, few: string, many: string, gender: Noun['gender']): Noun {
  return { gender, one, object, few, many };
}

export const OPEN: { readonly [H in 'resource' | 'minion' | 'peril']: Noun } = {
  resource: any('dowolny surowiec', 'dowolny surowiec', 'dowolne surowce', 'dowolnych surowców', 'm'),
  minion: any('dowolny pomocnik', 'dowolnego pomocnika', 'dowolnych pomocników', 'dowolnych pomocników', 'a'),
  peril: any('dowolne zagrożenie', 'dowolne zagrożenie', 'dowolne zagrożenia', 'dowolnych zagrożeń', 'n'),
};

/** Goods are paid, cards are handed over. */
export function paying(cost: Cost): Clause {
  const parts = list(costParts(cost, countedObject));
  return keysOf(cost).every((held) => held === 'cards')
    ? clause('oddajesz', 'oddać', parts)
    : clause('płacisz', 'zapłacić', parts);
}

export function costParts(cost: Cost, say: (noun: Noun, n: number) => string): string[] {
  return keysOf(cost).flatMap((held) => {
    if (held === 'cards') return [`kartę ${enumerate((cost.cards ?? []).map(numbered), 'lub')}`];
    const n = cost[held] ?? 0;
    if (n === 0) return [];
    return [
      say(held === 'resource' || held === 'minion' || held === 'peril' ? OPEN[held] : ICON_NOUNS[held], n),
    ];
  });
}

/** A price standing alone: „1 dowolny surowiec i 1 moneta”. */
export function describeCost(cost: Cost): string {
  return list(costParts(cost, counted));
}

const PEOPLE = {
  me: 'ty',
  owner: 'właściciel dzielnicy',
  speaker: 'właściciel tej karty',
  opponent: 'każdy przeciwnik',
  player: 'każdy gracz',
  human: 'każdy gracz',
  charter: 'każda dzielnica',
  inactiveCharter: 'każda nieaktywna dzielnica',
  chooser: 'wybierający gracz',
  noted: 'gracz zapisany na wytycznych',
} as const satisfies { readonly [W in Extract<Who, string>]: string };

/** Who does it, as the subject of a sentence. */
export function people(who: Who): string {
  if (typeof who === 'string') return PEOPLE[who];
  return `gracz, który ${claimed(who.having, 'they')} (remis rozstrzyga kość),`;
}
