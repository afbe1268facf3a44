import type { Ability, BoxData, Range, Test } from '@charterstone/rules';
import type { Account, Books } from './books.ts';
import { abilitiesOf } from './traces.ts';
import type { Worth } from './worth.ts';

/** Something a charter would have more of (until it has so many), or nothing of. */
export type Aim = { readonly count: string; readonly until: number; readonly weight: number };

/** What is rarer than this is aimed at. */
const RARE = 0.15;
const ALWAYS = 99;

/** What the goals before a charter ask for: of objectives nobody has scored much, of personas that have hardly spoken. */
export function aimsOf(data: BoxData, books: Books, me: Account, worth: Worth): readonly Aim[] {
  const aims: Aim[] = [];
  for (const card of [...me.hand, ...me.play]) {
    const weight = worth.ofCard(card);
    if (weight >= RARE)
      for (const ability of abilitiesOf(data, card)) aims.push(...aimsBehind(ability, weight));
  }
  const goals = goalsOf(data, books, me);
  // Whoever wants to have scored many objectives wants all of them (card 220).
  const many = Math.max(
    0,
    ...goals.map(({ card, goal }) => ('objectivesScored' in goal ? worth.ofCard(card) : 0)),
  );
  for (const { card, goal } of goals) {
    const weight = Math.max(worth.ofCard(card), many);
    if (weight >= RARE) aims.push(...aimsIn(goal, weight));
  }
  return aims;
}

/** The objectives a charter could still score. */
function goalsOf(
  data: BoxData,
  books: Books,
  me: Account,
): readonly { readonly card: number; readonly goal: Test }[] {
  return [...books.objectives.values(), ...me.hand].flatMap((card) => {
    const found = data.cards[card];
    return found?.kind === 'objective' && !me.scored.has(card) ? [{ card, goal: found.goal }] : [];
  });
}

/** What an ability is worth more of: its condition, or what it counts. */
function aimsBehind({ if: test, do: effect }: Ability, weight: number): Aim[] {
  const aims = test === undefined ? [] : aimsIn(test, weight);
  if (effect !== undefined && 'vp' in effect && typeof effect.vp === 'object' && 'per' in effect.vp)
    aims.push({ count: effect.vp.per, until: ALWAYS, weight });
  return aims;
}

function aimsIn(test: Test, weight: number): Aim[] {
  if ('sum' in test) return [];
  return Object.entries(test).flatMap(([count, range]): Aim[] => {
    const until = highest([range].flat()[0]);
    return until === undefined ? [] : [{ count, until, weight }];
  });
}

/** The number a range is reached with; 0 where nothing at all is wanted. */
function highest(range: Range | Test | readonly Range[] | undefined): number | undefined {
  if (typeof range === 'number') return range;
  if (typeof range !== 'string') return undefined;
  if (/^0-\d+$/.test(range)) return 0;
  const from = /^(\d+)\+$/.exec(range)?.[1];
  return from === undefined ? undefined : Number(from);
}
