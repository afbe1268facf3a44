import type { Amount, Cost, Count } from '@charterstone/rules';
import type { HeldCount, TableCount } from '../effects/ranges.ts';
import { eitherOf, isEven, runsOf, wayOf } from '../effects/shape.ts';
import { keysOf } from '../effects/steps.ts';
import { enumerate, numbered } from '../text.ts';
import { COUNT_NOUNS, counted, ICON_NOUNS, type Noun, TABLE_NOUNS } from './nouns.ts';
import { type Voice, YOU } from './voice.ts';

export function list(things: readonly string[]): string {
  return enumerate(things, 'and');
}

export function either(things: readonly string[]): string {
  return `either ${enumerate(things, 'or')}`;
}

/** "2 coins", "all minions", "1 VP for each assistant you have (at most 5)". */
export function amount(noun: Noun, n: Amount, voice: Voice = YOU): string {
  if (typeof n === 'number') return counted(noun, n);
  if (n === 'all') return `all ${noun[1]}`;
  if (n === 'this') return `that ${noun[0]}`;
  if ('either' in n) return `${enumerate(eitherOf(n.either).ahead.map(String), 'or')} ${noun[1]}`;
  if ('seats' in n)
    return runsOf(n.seats)
      .map((run, i) => `${i === 0 ? counted(noun, run.n) : run.n} with ${players(run.from, run.to)}`)
      .join(', ');
  const every = per(n.per, n.every ?? 1, voice);
  return `${counted(noun, 1)} for ${every}${n.max === undefined ? '' : ` (at most ${n.max})`}`;
}

function per(count: Count, every: number, { you, your }: Voice): string {
  const said = (noun: Noun): string => (every === 1 ? `each ${noun[0]}` : `every ${counted(noun, every)}`);
  if (isHeld(count)) {
    const { noun, at } = COUNT_NOUNS[count];
    return `${said(noun)} ${you} have${at?.(your) ?? ''}`;
  }
  return isTable(count) ? said(TABLE_NOUNS[count]) : said(['game', 'games']);
}

function isHeld(count: Count): count is HeldCount {
  return Object.hasOwn(COUNT_NOUNS, count);
}

function isTable(count: Count): count is TableCount {
  return Object.hasOwn(TABLE_NOUNS, count);
}

export function players(from: number, to: number): string {
  if (to === 6 && from < 6) return `${from} or more players`;
  return from === to ? counted(['player', 'players'], from) : `${from} to ${to} players`;
}

const SPACE: Noun = ['space', 'spaces'];

/** How the progress token moves: "1 space", "back 2 spaces", "1 or 2 spaces forwards or backwards". */
export function way(n: Amount, voice: Voice = YOU): { readonly verb: string; readonly rest: string } {
  const found = wayOf(n);
  if ('by' in found) {
    return found.back
      ? { verb: 'move', rest: `back ${amount(SPACE, found.by, voice)}` }
      : { verb: 'advance', rest: amount(SPACE, found.by, voice) };
  }
  const { ahead, back, none } = found.either;
  const spaces = (numbers: readonly number[]): string =>
    `${enumerate(numbers.map(String), 'or')} ${SPACE[numbers.join() === '1' ? 0 : 1]}`;
  const far = isEven(found.either)
    ? `${spaces(ahead)} forwards or backwards`
    : enumerate(
        [
          ...(ahead.length === 0 ? [] : [`${spaces(ahead)} forwards`]),
          ...(back.length === 0 ? [] : [`${spaces(back)} backwards`]),
        ],
        'or',
      );
  return { verb: 'move', rest: none ? `${far} or not at all` : far };
}

const ANY: { readonly [H in 'resource' | 'minion' | 'peril']: Noun } = {
  resource: ['resource of any kind', 'resources of any kind'],
  minion: ['minion of any kind', 'minions of any kind'],
  peril: ['peril token of any kind', 'peril tokens of any kind'],
};

export function costParts(cost: Cost): string[] {
  return keysOf(cost).flatMap((held) => {
    if (held === 'cards') return [enumerate((cost.cards ?? []).map(numbered), 'or')];
    const n = cost[held] ?? 0;
    if (n === 0) return [];
    return [
      counted(held === 'resource' || held === 'minion' || held === 'peril' ? ANY[held] : ICON_NOUNS[held], n),
    ];
  });
}

export function describeCost(cost: Cost): string {
  return list(costParts(cost));
}
