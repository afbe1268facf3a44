import { hash, type State } from '@charterstone/rules';
import { DEEDS } from '@charterstone/rules/internal';
import { describe, expect, test } from 'vitest';
import {
  contentOf,
  mustPlay,
  noting,
  type Pace,
  playoutByChoices,
  retracing,
  STRATEGIES,
  tally,
  theBox,
} from '../src/index.ts';
import { report } from './report.ts';

/** The twelve games of a campaign, and two with the finished village. */
const GAMES = 14;
const box = theBox();
const counts = tally();
const strategies = Object.keys(STRATEGIES).filter(
  (name): name is keyof typeof STRATEGIES => name in STRATEGIES && name !== 'ambitious',
);

describe.each([1, 2, 3, 4, 5, 6])('whole campaigns with %i seats', (seats) => {
  // Everywhere somebody who builds; the others take turns.
  const players = ['ambitious', strategies[seats % strategies.length] ?? 'random'] as const;
  test.each(players)('keep every invariant, and every game ends (%s)', (player) => {
    const match = { seats, seed: 'campaign', player, games: GAMES };
    const paces: Pace[] = [];
    const played = mustPlay(box, match, { counts, strategy: noting(STRATEGIES[player](), paces) });
    expect(played.stuck).toBe(false);
    // It is the same where nobody listens and nobody checks.
    expect(mustPlay(box, match, { check: false, strategy: retracing(paces) })).toEqual(played);
  });

  test('a table that closes after twelve games has decided the campaign', () => {
    const own = tally();
    mustPlay(box, { seats, seed: 'twelve', player: 'curious', games: 12 }, { counts: own });
    expect(own.of('fact gameEnded')).toBe(12);
    expect(own.of('fact campaignEnded')).toBe(1);
    expect(own.of('crate W')).toBe(1);
  });
});

test.each([2, 3])('by choices the same campaign comes out as in place (%i seats)', (seats) => {
  const match = { seats, seed: 'by-choices', player: 'ambitious', games: GAMES } as const;
  let last: State | undefined;
  const slow = mustPlay(box, match, { check: false }, (...at) =>
    playoutByChoices(...at, (state) => {
      last = state;
    }),
  );
  expect(slow).toEqual(mustPlay(box, match, { check: false }));
  expect(last === undefined ? '' : hash(last)).toBe(slow.hash);
});

/** What first games do not tell. */
const FACTS = [
  ...['started', 'cleared', 'returned', 'kept', 'marked', 'victory', 'goalMet', 'forked', 'storyOpened'],
  ...['helped', 'stayed', 'caught', 'gave', 'waived', 'put', 'looked', 'cardHidden', 'laid', 'dealt'],
  ...['perilTaken', 'income', 'noted', 'unlocked', 'campaignEnded'],
];
/** So many villages more are built, in place, until the box has been seen. */
const MOST_MORE = 40;
/**
 * Of the cards and objectives, and of the doors that nobody chooses with what lies behind them, so many may stay unseen: each has a
 * spec of its own, and the stored campaigns take every turning of the story.
 */
const MAY_MISS = /^(card|objective) [23]\d\d$|^crate [IJMNOPQRUV]$|^guidepost 41\d$/;
const MOST_UNSEEN = 14;

test('and nothing of the box was left out', () => {
  // What is made for Automas is seen in campaigns with them (automas/).
  const rules = box.data.automa?.stickers.map(({ rule }) => `card ${rule}`) ?? [];
  const automas = Object.entries(box.data.cards).flatMap(([number, card]) =>
    card.kind === 'automa' || (card.kind === 'persona' && card.automa === true) ? [`card ${number}`] : [],
  );
  const content = contentOf(box).filter((name) => ![...automas, ...rules].includes(name));
  const must = content.filter((name) => !MAY_MISS.test(name));
  const isSeen = (): boolean =>
    counts.missing(must).length === 0 && counts.missing(content).length <= MOST_UNSEEN;
  for (let n = 0; n < MOST_MORE && !isSeen(); n++)
    mustPlay(
      box,
      { seats: 2 + (n % 5), seed: `more-${n}`, player: 'ambitious', games: GAMES },
      { counts, check: false },
    );
  const deeds = DEEDS.filter((deed) => deed !== 'none').map((deed) => `deed ${deed}`);
  expect(counts.missing(deeds)).toEqual([]);
  expect(counts.missing(FACTS.map((fact) => `fact ${fact}`))).toEqual([]);
  expect(counts.missing(must)).toEqual([]);
  const unseen = counts.missing(content);
  expect(unseen.length).toBeLessThanOrEqual(MOST_UNSEEN);
  report(
    `${counts.of('games')} campaigns of ${GAMES} games, ${counts.of('choices')} choices; ` +
      `${content.length - unseen.length} of ${content.length} things of the box in use, not seen: ${unseen.join(', ') || 'nothing'}`,
  );
});
