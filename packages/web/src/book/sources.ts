import { type BoxData, COMMONS, COMMONS_CARD, type CommonsBuilding, PRINTED_RULE } from '@charterstone/rules';

/** Where points come from, in the order in which they are stacked. */
export const SOURCES = [
  'buildings',
  'construction',
  'crates',
  'objectives',
  'quota',
  'reputation',
  'people',
  'story',
  'automa',
  'others',
] as const;
export type Source = (typeof SOURCES)[number];

/** Reputation is counted by a rule that is printed in the Chronicle (rule 23). */
const REPUTATION = PRINTED_RULE + 23;

const OF_COMMONS: { readonly [C in CommonsBuilding]: Source } = {
  zeppelin: 'construction',
  charterstone: 'crates',
  grandstand: 'objectives',
  treasury: 'buildings',
  market: 'buildings',
  cloudPort: 'quota',
};

/** Under which heading points are counted, by the number of the card, rule or building that gave them. */
export function sourceOf(why: number, data: Pick<BoxData, 'cards'>): Source {
  const commons = COMMONS[why - COMMONS_CARD];
  if (commons !== undefined) return OF_COMMONS[commons];
  if (why === REPUTATION) return 'reputation';
  switch (data.cards[why]?.kind) {
    case 'building':
      return 'buildings';
    case 'objective':
      return 'objectives';
    case 'automa':
      return 'automa';
    case 'persona':
    case 'assistant':
    case 'friend':
    case 'guest':
    case 'item':
    case 'treasure':
    case 'minion':
    case 'companion':
    case 'spectral':
      return 'people';
    case 'guidepost':
    case 'story':
    case 'location':
      return 'story';
    default:
      return 'others';
  }
}

export type Cause = { readonly why: number; readonly n: number };
/** The points of one source, and which cards, rules and buildings they came from, the largest first. */
export type Part = { readonly source: Source; readonly n: number; readonly causes: readonly Cause[] };

/** Points by number, sorted under their headings. What cost more than it brought is there as well, below zero. */
export function partsOf(
  counts: Readonly<Record<string, number>>,
  data: Pick<BoxData, 'cards'>,
): readonly Part[] {
  const bySource = new Map<Source, Cause[]>();
  for (const [number, n] of Object.entries(counts)) {
    const why = Number(number);
    const source = sourceOf(why, data);
    bySource.set(source, [...(bySource.get(source) ?? []), { why, n }]);
  }
  return SOURCES.flatMap((source) => {
    const causes = bySource.get(source);
    if (causes === undefined) return [];
    const sorted = causes.toSorted((a, b) => b.n - a.n || a.why - b.why);
    return [{ source, n: sum(sorted.map(({ n }) => n)), causes: sorted }];
  });
}

/** The parts of several games as those of one. */
export function together(all: readonly (readonly Part[])[], data: Pick<BoxData, 'cards'>): readonly Part[] {
  const counts: Record<string, number> = {};
  for (const { why, n } of all.flat().flatMap(({ causes }) => causes)) counts[why] = (counts[why] ?? 0) + n;
  return partsOf(counts, data);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
