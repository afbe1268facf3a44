import { CHARTERS, type Charter, COMMONS, COMMONS_CARD } from '@charterstone/rules';
import type { Key, Speaker } from '@charterstone/words';
import { type Random, randomOf } from '../random.ts';
import { capital } from '../terminal/columns.ts';
import type { Chapter } from './record.ts';
import type { Deed, Tally } from './tally.ts';

/** How many ways there are to say a thing. */
const WAYS = 3;

/** Says the same thing differently from chapter to chapter; the same seed always says it the same way. */
export type Voice = {
  readonly say: Speaker;
  /** Which of the ways to say it this time: each comes round before one comes again. */
  readonly way: (key: Key, ways?: number) => number;
  readonly random: Random;
  /** Whether there is nobody to be compared with. */
  readonly alone: boolean;
  /** When a deed was last told, by the number of the game. */
  readonly lastTold: Map<string, number>;
};

export function voiceOf(say: Speaker, seed: string, alone: boolean): Voice {
  const random = randomOf(`${seed}, told`);
  const next = new Map<Key, number>();
  return {
    say,
    random,
    alone,
    lastTold: new Map(),
    way: (key, ways = WAYS) => {
      const v = next.get(key) ?? random(ways);
      next.set(key, (v + 1) % ways);
      return v;
    },
  };
}

/**
 * The deeds of a charter that are told, and from how many on. Of the ways to tell them the last ones compare it with the
 * others: somebody who plays alone (`alone`) can be told of in the first ways only, but already of a few.
 */
type Worth = { readonly from: number; readonly ways: number };
type ToldDeed = {
  readonly deed: Deed;
  readonly key: DeedKey;
  readonly from: number;
  readonly alone?: Worth;
};
const TOLD_FROM: readonly ToldDeed[] = [
  { deed: 'built', key: 'book.builder', from: 2, alone: { from: 1, ways: 2 } },
  { deed: 'opened', key: 'book.opener', from: 2, alone: { from: 2, ways: 2 } },
  { deed: 'scored', key: 'book.scorer', from: 2, alone: { from: 1, ways: 3 } },
  { deed: 'sold', key: 'book.seller', from: 3, alone: { from: 1, ways: 2 } },
  { deed: 'esteemed', key: 'book.esteemed', from: 3, alone: { from: 2, ways: 2 } },
  { deed: 'bumped', key: 'book.bumper', from: 6 },
  { deed: 'perilTaken', key: 'book.sweeper', from: 3, alone: { from: 1, ways: 3 } },
  { deed: 'caught', key: 'book.catcher', from: 1, alone: { from: 1, ways: 3 } },
];
type DeedKey =
  | 'book.builder'
  | 'book.opener'
  | 'book.scorer'
  | 'book.seller'
  | 'book.esteemed'
  | 'book.bumper'
  | 'book.sweeper'
  | 'book.catcher';

/** The fewest that are worth a sentence, at a table and alone. */
const BOLD = { table: 6, alone: 4 } as const;
const BUSY = { table: 8, alone: 5 } as const;
const LIVELY = 3;
const CLOSE = 3;
const FAR = 15;
/** A year in which nothing was built is told of once in so many years. */
const IDLE_YEARS = 3;
/** A year is told in no more sentences than this. */
const MOST_SENTENCES = 5;

/** How a game went, in a few sentences made of what happened. */
export function retold(voice: Voice, chapter: Chapter, chapters: readonly Chapter[]): string[] {
  const opening = [...begin(voice, chapter), ...firstCrate(voice, chapter), ...boldest(voice, chapter.tally)];
  const middle = deeds(voice, chapter, MOST_SENTENCES - opening.length - 1);
  const last = voice.alone ? finishAlone(voice, chapter, chapters) : finish(voice, chapter);
  return [...opening, ...middle, last].map(capital);
}

function begin({ say, way, alone }: Voice, { first, tally }: Chapter): string[] {
  if (first === undefined) return [];
  const key = alone ? 'book.beginAlone' : 'book.begin';
  return [say.ui(key, { who: say.who(first), n: tally.rounds, v: way(key) })];
}

/** The very first crate of the campaign is the one that everybody remembers. */
function firstCrate({ say, way, alone }: Voice, { game, crates }: Chapter): string[] {
  const fact = crates[0]?.fact;
  if (game !== 1 || fact?.fact !== 'opened') return [];
  // Only the last way compares.
  const v = way('book.firstCrate', alone ? WAYS - 1 : WAYS);
  return [say.ui('book.firstCrate', { who: say.who(fact.charter), v })];
}

function boldest({ say, way, alone }: Voice, { best }: Tally): string[] {
  if (best === undefined || best.points < BOLD[alone ? 'alone' : 'table']) return [];
  const { charter, building, points } = best;
  const values = { who: say.who(charter), at: at(say, building), n: points };
  return [say.ui('book.boldest', { ...values, v: way('book.boldest') })];
}

/** Where a turn was taken. The six buildings of the Commons have forms of their own, cards stand by their names. */
function at(say: Speaker, building: number): string {
  const place = COMMONS[building - COMMONS_CARD] ?? 'card';
  return say.ui('book.at', { place, building: say.name(building) });
}

/** A few of the deeds, those that have not been told for a while first. */
function deeds(voice: Voice, chapter: Chapter, most: number): string[] {
  const { random, lastTold } = voice;
  return worthTelling(voice, chapter)
    .map((deed) => ({ ...deed, age: chapter.game - (lastTold.get(deed.name) ?? -99), luck: random(1000) }))
    .sort((a, b) => Number(b.rare) - Number(a.rare) || b.age - a.age || a.luck - b.luck)
    .slice(0, most)
    .map(({ name, tell }) => {
      lastTold.set(name, chapter.game);
      return tell();
    });
}

type Telling = { readonly name: string; readonly rare: boolean; readonly tell: () => string };

function worthTelling({ say, way, alone, lastTold }: Voice, { tally, game, houses }: Chapter): Telling[] {
  const found: Telling[] = [];
  const add = (name: string, tell: () => string, rare = false): void => {
    found.push({ name, rare, tell });
  };
  for (const { deed, key, from, alone: ofOne } of TOLD_FROM) {
    const most = tally.most(deed);
    const worth: Worth | undefined = alone ? ofOne : { from, ways: WAYS };
    if (most === undefined || worth === undefined || most.n < worth.from) continue;
    const values = { who: say.who(most.charter), n: most.n };
    // Runaways are caught in one game only.
    add(key, () => say.ui(key, { ...values, v: way(key, worth.ways) }), deed === 'caught');
  }
  const [busiest] = [...tally.visits].sort(([, a], [, b]) => b - a);
  if (busiest !== undefined && busiest[1] >= BUSY[alone ? 'alone' : 'table']) {
    const values = { at: at(say, busiest[0]), n: busiest[1] };
    add('book.busiest', () => say.ui('book.busiest', { ...values, v: way('book.busiest') }));
  }
  if (tally.leads >= LIVELY)
    add('book.leads', () => say.ui('book.leads', { n: tally.leads, v: way('book.leads') }));
  // In the first game hardly anybody can build yet; and houses that rule 2 puts up are houses, too.
  const isIdle = game > 1 && houses.length === 0;
  if (isIdle && game - (lastTold.get('book.idle') ?? -IDLE_YEARS) >= IDLE_YEARS)
    add('book.idle', () => say.ui('book.idle', { v: way('book.idle') }));
  return found;
}

/** A close or a one-sided ending, or whoever reached the hourglass. */
function finish(voice: Voice, { end, tally }: Chapter): string {
  const { say, way } = voice;
  const [first, second] = ranked(end?.points ?? {});
  if (first !== undefined && second !== undefined) {
    const n = first.n - second.n;
    const who = say.who(first.charter);
    if (n > 0 && n <= CLOSE)
      return say.ui('book.close', { who, second: say.who(second.charter), n, v: way('book.close') });
    if (n >= FAR) return say.ui('book.runaway', { who, n, v: way('book.runaway') });
  }
  return lastTurn(voice, tally, 'book.finish');
}

/** Who plays alone can only do better or worse than in other years. */
function finishAlone(voice: Voice, { game, end, tally }: Chapter, chapters: readonly Chapter[]): string {
  const { say, way } = voice;
  const n = pointsOf(end);
  const earlier = chapters.filter((one) => one.game < game).map((one) => pointsOf(one.end));
  if (game > 1 && n > Math.max(...earlier)) return say.ui('book.bestYear', { n, v: way('book.bestYear') });
  if (game > 2 && n < Math.min(...earlier)) return say.ui('book.leanYear', { n, v: way('book.leanYear') });
  return lastTurn(voice, tally, 'book.finishAlone');
}

function pointsOf(end: Chapter['end']): number {
  return ranked(end?.points ?? {})[0]?.n ?? 0;
}

function lastTurn({ say, way }: Voice, { finisher }: Tally, key: 'book.finish' | 'book.finishAlone'): string {
  if (finisher === undefined) return say.ui('book.timeout', { v: way('book.timeout') });
  return say.ui(key, { who: say.who(finisher), v: way(key) });
}

/** Charters by their points, the best first. */
export function ranked(
  points: Readonly<Partial<Record<Charter, number>>>,
): { readonly charter: Charter; readonly n: number }[] {
  return CHARTERS.flatMap((charter) => {
    const n = points[charter];
    return n === undefined ? [] : [{ charter, n }];
  }).sort((a, b) => b.n - a.n);
}
