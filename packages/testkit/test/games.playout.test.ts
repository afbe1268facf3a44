import { choiceOfMove, choiceText, type Game, options, type State } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import {
  firstContentOf,
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

const GAMES = 6;
const box = theBox();
const counts = tally();
const strategies = Object.keys(STRATEGIES).filter(
  (name): name is keyof typeof STRATEGIES => name in STRATEGIES,
);

/** The deeds of a first game. Others come with later rules: campaign.playout.test.ts sees them all. */
const DEEDS = [
  ...['charter', 'lay', 'place', 'careful', 'retrieve', 'build', 'open', 'score', 'sell'],
  ...['pay', 'pick', 'take', 'leave', 'use', 'pass', 'choose'],
];

/** Facts that no choice yields: asides do, and they are tested with undo. */
const FACTS = [
  ...[
    'storyRead',
    'charterChosen',
    'gameBegan',
    'roundBegan',
    'turnBegan',
    'turnEnded',
    'ending',
    'gameEnded',
  ],
  ...[
    'placed',
    'bumped',
    'retrieved',
    'gained',
    'paid',
    'short',
    'left',
    'points',
    'esteemed',
    'sold',
    'scored',
  ],
  ...[
    'cardMoved',
    'revealed',
    'shuffled',
    'rolled',
    'built',
    'opened',
    'ruleEntered',
    'advanced',
    'incomeSpace',
  ],
  ...['spoke', 'passed'],
];

describe.each([1, 2, 3, 4, 5, 6])('random games with %i seats', (seats) => {
  test.each(strategies)('keep every invariant, played in place and by choices alike (%s)', (player) => {
    for (let n = 0; n < GAMES; n++) {
      const match = { seats, seed: `games-${n}`, player };
      const paces: Pace[] = [];
      const fast = mustPlay(box, match, { counts, strategy: noting(STRATEGIES[player](), paces) });
      let state: State | undefined;
      const before = (game: Game, seat: number, count: number): void => {
        const listed = Array.from(game.moves.subarray(0, count), (move) =>
          choiceText(choiceOfMove(game, move)),
        );
        const offered = state === undefined ? [] : options(state, seat).map(choiceText);
        // As one text each: lists of so many would take long to compare.
        expect(listed.join('\n')).toBe(offered.join('\n'));
      };
      const slow = mustPlay(box, match, { before, strategy: retracing(paces) }, (...at) =>
        playoutByChoices(...at, (next) => {
          state = next;
        }),
      );
      expect(slow).toEqual(fast);
    }
  });
});

/** A first game is short: so many more are played, in place, until all of it has been seen. */
const MOST_MORE = 300;

test('and nothing of the first game was left out', () => {
  const content = [...firstContentOf(box), 'card 14'];
  let more = 0;
  for (; more < MOST_MORE && counts.missing(content).length > 0; more++) {
    const player = strategies[Math.floor(more / 6) % strategies.length] ?? 'random';
    mustPlay(box, { seats: 1 + (more % 6), seed: `more-${more}`, player }, { counts, check: false });
  }
  expect(counts.missing(DEEDS.map((deed) => `deed ${deed}`))).toEqual([]);
  expect(counts.missing(FACTS.map((fact) => `fact ${fact}`))).toEqual([]);
  expect(counts.missing(content)).toEqual([]);
  expect(counts.missing(['stalled token moved', 'own worker bumped', 'worker of another bumped'])).toEqual(
    [],
  );
  const [rarest] = content.sort((a, b) => counts.of(a) - counts.of(b));
  report(
    `${counts.of('games') - more} games twice and ${more} more, ${counts.of('choices')} choices, ${counts.of('turns')} turns; ` +
      `${new Set(content).size} things of the box used, ${rarest} the least: ${counts.of(rarest ?? '')} times`,
  );
});
