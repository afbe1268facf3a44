import type { Count, Range, Test } from '@charterstone/rules';
import { type Bounds, boundsOf, isWhole } from '../effects/ranges.ts';
import { keysOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { COUNT_NOUNS, type Noun } from './nouns.ts';
import { countedObject } from './numerals.ts';

/** What a test asks for, as clauses: „masz co najmniej 6 monet”, „nie masz znaczników wpływu”. */
function clauses(test: Test): string[] {
  return keysOf(test).flatMap((count) => {
    const wanted = test[count];
    if (wanted === undefined) return [];
    return (typeof wanted === 'object' ? wanted : [wanted]).map((range) =>
      count === 'game' ? game(range) : have(count, range),
    );
  });
}

const RANKS = {
  most: 'najwięcej',
  second: 'drugą co do wielkości liczbę',
  third: 'trzecią co do wielkości liczbę',
  fewest: 'najmniej',
} as const;

function have(count: Count, range: Range): string {
  const noun = COUNT_NOUNS[count];
  const bounds = boundsOf(range);
  if (bounds.rank !== undefined) return `masz ${RANKS[bounds.rank]} ${noun.many}`;
  if (isWhole(count, bounds)) return 'masz co najmniej 1 sztukę każdego surowca';
  return number(bounds, noun);
}

/** Denial and „od … do” ask for the genitive. */
function number({ least, most }: Bounds, noun: Noun): string {
  if (most === undefined) return `masz co najmniej ${countedObject(noun, least)}`;
  if (most === 0) return `nie masz ${noun.many}`;
  if (least === most) return `masz dokładnie ${countedObject(noun, least)}`;
  return least === 0
    ? `masz co najwyżej ${countedObject(noun, most)}`
    : `masz od ${least} do ${most} ${noun.many}`;
}

function game(range: Range): string {
  const { least, most } = boundsOf(range);
  if (most === least) return `to rozgrywka ${least}`;
  return most === undefined
    ? `to rozgrywka ${least} lub późniejsza`
    : `to jedna z rozgrywek ${least}–${most}`;
}

/** „jeśli masz …”. */
export function condition(test: Test): string {
  return `jeśli ${clauses(test).join(' i ')}`;
}

export function describeTest(test: Test): string {
  return sentence(clauses(test).join(' i '));
}
