import { CHARTERS, type Charter } from '@charterstone/rules';
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
  readonly way: (key: Key) => number;
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
    way: (key) => {
      const v = next.get(key) ?? random(WAYS);
      next.set(key, (v + 1) % WAYS);
      return v;
    },
  };
}

/** The deeds of a charter that are told, and from how many on; most of them by comparing it with the others. */
const TOLD_FROM: readonly { readonly deed: Deed; readonly key: DeedKey; readonly from: number }[] = [
  { deed: 'built', key: 'book.builder', from: 2 },
  { deed: 'opened', key: 'book.opener', from: 2 },
  { deed: 'scored', key: 'book.scorer', from: 2 },
  { deed: 'sold', key: 'book.seller', from: 3 },
  { deed: 'esteemed', key: 'book.esteemed', from: 3 },
  { deed: 'bumped', key: 'book.bumper', from: 6 },
  { deed: 'perilTaken', key: 'book.sweeper', from: 3 },
  { deed: 'caught', key: 'book.catcher', from: 1 },
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

/** What can be said of somebody who plays alone. */
const TOLD_ALONE: ReadonlySet<Deed> = new Set(['scored', 'caught']);

const BOLD = 6;
const LIVELY = 3;
const BUSY = 8;
const CLOSE = 3;
const FAR = 15;
/** A year is told in no more sentences than this. */
const MOST_SENTENCES = 5;

/** How a game went, in a few sentences made of what happened. */
export function retold(voice: Voice, chapter: Chapter): string[] {
  const opening = [...begin(voice, chapter), ...firstCrate(voice, chapter), ...boldest(voice, chapter.tally)];
  const middle = deeds(voice, chapter, MOST_SENTENCES - opening.length - 1);
  return [...opening, ...middle, finish(voice, chapter)].map(capital);
}

function begin({ say, way }: Voice, { first, tally }: Chapter): string[] {
  if (first === undefined) return [];
  return [say.ui('book.begin', { who: say.who(first), n: tally.rounds, v: way('book.begin') })];
}

/** The very first crate of the campaign is the one that everybody remembers. */
function firstCrate({ say, way }: Voice, { game, crates }: Chapter): string[] {
  const fact = crates[0]?.fact;
  if (game !== 1 || fact?.fact !== 'opened') return [];
  return [say.ui('book.firstCrate', { who: say.who(fact.charter), v: way('book.firstCrate') })];
}

function boldest({ say, way }: Voice, { best }: Tally): string[] {
  if (best === undefined || best.points < BOLD) return [];
  const { charter, building, points } = best;
  const values = { who: say.who(charter), building: say.name(building), n: points };
  return [say.ui('book.boldest', { ...values, v: way('book.boldest') })];
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

function worthTelling({ say, way, alone }: Voice, { tally, game }: Chapter): Telling[] {
  const found: Telling[] = [];
  const add = (name: string, tell: () => string, rare = false): void => {
    found.push({ name, rare, tell });
  };
  for (const { deed, key, from } of TOLD_FROM) {
    const most = tally.most(deed);
    if (most === undefined || most.n < from || (alone && !TOLD_ALONE.has(deed))) continue;
    const values = { who: say.who(most.charter), n: most.n };
    // Runaways are caught in one game only.
    add(key, () => say.ui(key, { ...values, v: way(key) }), deed === 'caught');
  }
  const [busiest] = [...tally.visits].sort(([, a], [, b]) => b - a);
  if (busiest !== undefined && busiest[1] >= BUSY) {
    const values = { building: say.name(busiest[0]), n: busiest[1] };
    add('book.busiest', () => say.ui('book.busiest', { ...values, v: way('book.busiest') }));
  }
  if (tally.leads >= LIVELY)
    add('book.leads', () => say.ui('book.leads', { n: tally.leads, v: way('book.leads') }));
  // In the first game hardly anybody can build yet.
  if (game > 1 && tally.total('built') === 0)
    add('book.idle', () => say.ui('book.idle', { v: way('book.idle') }));
  return found;
}

/** A close or a one-sided ending, or whoever reached the hourglass. */
function finish({ say, way, alone }: Voice, { end, tally }: Chapter): string {
  const [first, second] = ranked(end?.points ?? {});
  if (first !== undefined && second !== undefined) {
    const n = first.n - second.n;
    const who = say.who(first.charter);
    if (n > 0 && n <= CLOSE)
      return say.ui('book.close', { who, second: say.who(second.charter), n, v: way('book.close') });
    if (n >= FAR) return say.ui('book.runaway', { who, n, v: way('book.runaway') });
  }
  if (tally.finisher === undefined) return say.ui('book.timeout', { v: way('book.timeout') });
  // Only the first way leaves out the others, who hurry through the last round.
  return say.ui('book.finish', { who: say.who(tally.finisher), v: alone ? 0 : way('book.finish') });
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
