import type { Count, Range, Test } from '@charterstone/rules';
import { type Bounds, boundsOf, isWhole } from '../effects/ranges.ts';
import { keysOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { COUNT_NOUNS, countedObject, type Noun } from './nouns.ts';

/** What a test asks one to have, as objects: „mindestens 6 Münzen“. */
function objects(test: Test): string[] {
  return keysOf(test).flatMap((count) => {
    const wanted = test[count];
    if (wanted === undefined || count === 'game') return [];
    return (typeof wanted === 'object' ? wanted : [wanted]).map((range) => object(count, range));
  });
}

const RANKS = {
  most: 'meisten',
  second: 'zweitmeisten',
  third: 'drittmeisten',
  fewest: 'wenigsten',
} as const;

function object(count: Count, range: Range): string {
  const noun = COUNT_NOUNS[count];
  const bounds = boundsOf(range);
  if (bounds.rank !== undefined) return `die ${RANKS[bounds.rank]} ${noun.other}`;
  if (isWhole(count, bounds)) return 'von jedem Rohstoff mindestens 1';
  return number(bounds, noun);
}

function number({ least, most }: Bounds, noun: Noun): string {
  if (most === undefined) return `mindestens ${countedObject(noun, least)}`;
  if (most === 0) return `keine ${noun.other}`;
  if (least === most) return `genau ${countedObject(noun, least)}`;
  return least === 0 ? `höchstens ${countedObject(noun, most)}` : `${least} bis ${countedObject(noun, most)}`;
}

function games(test: Test): string[] {
  const wanted = test.game;
  if (wanted === undefined) return [];
  return (typeof wanted === 'object' ? wanted : [wanted]).map((range) => {
    const { least, most } = boundsOf(range);
    if (most === least) return `Spiel ${least}`;
    return most === undefined ? `Spiel ${least} oder ein späteres` : `eines der Spiele ${least} bis ${most}`;
  });
}

/** „falls du keine Einflussmarker hast“. */
export function condition(test: Test): string {
  const things = objects(test);
  const parts = [
    ...(things.length === 0 ? [] : [`du ${things.join(' und ')} hast`]),
    ...games(test).map((one) => `dies ${one} ist`),
  ];
  return `falls ${parts.join(' und ')}`;
}

export function describeTest(test: Test): string {
  const things = objects(test);
  const parts = [
    ...(things.length === 0 ? [] : [`du hast ${things.join(' und ')}`]),
    ...games(test).map((one) => `dies ist ${one}`),
  ];
  return sentence(parts.join(', und '));
}
