import type { Count, Range, Test } from '@charterstone/rules';
import { type Bounds, boundsOf, isWhole } from '../effects/ranges.ts';
import { keysOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { COUNT_NOUNS, counted } from './nouns.ts';

/** What a test asks one to have: "at least 6 coins", "no influence tokens". */
function objects(test: Test): string[] {
  return keysOf(test).flatMap((count) => {
    const wanted = test[count];
    if (wanted === undefined || count === 'game') return [];
    return (typeof wanted === 'object' ? wanted : [wanted]).map((range) => object(count, range));
  });
}

function games(test: Test): string[] {
  const wanted = test.game;
  if (wanted === undefined) return [];
  return (typeof wanted === 'object' ? wanted : [wanted]).map((range) => {
    const { least, most } = boundsOf(range);
    return `it is game ${least}${most === least ? '' : most === undefined ? ' or later' : ` to ${most}`}`;
  });
}

function clauses(test: Test, have: string): string {
  const things = objects(test);
  return [...(things.length === 0 ? [] : [`${have} ${things.join(' and ')}`]), ...games(test)].join(' and ');
}

/** "if you have no influence tokens". */
export function conditionOf(test: Test): string {
  return `if ${clauses(test, 'you have')}`;
}

function object(count: Count, range: Range): string {
  const noun = COUNT_NOUNS[count];
  const bounds = boundsOf(range);
  if (bounds.rank !== undefined) return `the ${RANKS[bounds.rank]} ${noun[1]}`;
  if (isWhole(count, bounds)) return 'at least 1 of every resource';
  return number(bounds, (n) => counted(noun, n), noun[1]);
}

const RANKS = { most: 'most', second: 'second most', third: 'third most', fewest: 'fewest' } as const;

function number({ least, most }: Bounds, say: (n: number) => string, plural: string): string {
  if (most === undefined) return `at least ${say(least)}`;
  if (most === 0) return `no ${plural}`;
  if (least === most) return `exactly ${say(least)}`;
  return least === 0 ? `at most ${say(most)}` : `${least} to ${say(most)}`;
}

export function describeTest(test: Test): string {
  return sentence(clauses(test, 'have'));
}
