import { type Charter, COMMONS, COMMONS_CARD, PRINTED_RULE } from '@charterstone/rules';
import { type Content, faceOf } from '../../table/content.ts';

/** Where points come from, in the order in which the bars grow. */
export const SOURCES = ['houses', 'works', 'port', 'objectives', 'reputation', 'people', 'story'] as const;
export type Source = (typeof SOURCES)[number];

const REPUTATION = PRINTED_RULE + 23;
const OF_COMMONS: Readonly<Record<string, Source>> = {
  zeppelin: 'works',
  charterstone: 'works',
  grandstand: 'objectives',
  cloudPort: 'port',
};
const PEOPLE: ReadonlySet<string> = new Set([
  'persona',
  'assistant',
  'friend',
  'guest',
  'item',
  'treasure',
  'minion',
  'companion',
  'spectral',
]);

/** The source that a card, rule or building is counted under. */
export function sourceOf(content: Content, number: number): Source {
  if (number === REPUTATION) return 'reputation';
  const building = COMMONS[number - COMMONS_CARD];
  if (building !== undefined) return OF_COMMONS[building] ?? 'houses';
  const face = faceOf(content, number);
  if (face === undefined) return 'story';
  if (face.kind === 'building') return 'houses';
  return PEOPLE.has(face.kind) ? 'people' : face.kind === 'objective' ? 'objectives' : 'story';
}

export type Portions = Readonly<Partial<Record<Source, number>>>;

/** Points by the number of what brought them, as points by source. What is lost somewhere is taken off there. */
export function portionsOf(content: Content, counted: Readonly<Record<string, number>>): Portions {
  const found: Partial<Record<Source, number>> = {};
  for (const [number, n] of Object.entries(counted)) {
    const source = sourceOf(content, Number(number));
    found[source] = (found[source] ?? 0) + n;
  }
  return found;
}

/** Somebody at the end of a game; whoever has as many points shares the rank. */
export type Ranked = { readonly charter: Charter; readonly points: number; readonly rank: number };

export function ranking(
  points: Readonly<Partial<Record<Charter, number>>>,
  order: readonly Charter[],
  winners: readonly Charter[],
): readonly Ranked[] {
  const listed = order.flatMap((charter) => {
    const n = points[charter];
    return n === undefined ? [] : [{ charter, points: n }];
  });
  // Where a tie was broken, the winners stand before those who have as many points.
  const isBefore = (a: (typeof listed)[number], b: (typeof listed)[number]): boolean =>
    a.points > b.points ||
    (a.points === b.points && winners.includes(a.charter) && !winners.includes(b.charter));
  return listed
    .map((one) => ({ ...one, rank: 1 + listed.filter((other) => isBefore(other, one)).length }))
    .sort((a, b) => a.rank - b.rank);
}
