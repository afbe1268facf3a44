import {
  choose,
  deciders,
  explain,
  gameOf,
  inspect,
  isOver,
  newCampaign,
  options,
  preview,
  resample,
  type State,
  view,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import {
  brokenInvariant,
  chance,
  type Decision,
  FACE_DOWN,
  firstDifference,
  generatorOf,
  NO_SEATS,
  newGame,
  otherwiseHidden,
  PROMISED,
  recordGame,
  tally,
  theBox,
} from '../src/index.ts';
import { eyes, holdsNoCanary, looksTheSame, standsIn } from './proofs/views.ts';
import { report } from './report.ts';

const box = theBox();
const counts = tally();
const games = [1, 2, 3, 4, 5, 6].map((seats) => ({
  seats,
  decisions: recordGame(box, { seats, seed: `views-${seats}`, player: 'curious' }),
}));

function eachDecision(every: number, visit: (decision: Decision, seats: number) => void): void {
  for (const { seats, decisions } of games)
    for (const [i, decision] of decisions.entries())
      if (i < 2 * seats || i % every === 0) visit(decision, seats);
}

test('states that differ only in what is hidden look the same, to the byte, to every seat and spectator', () => {
  const mind = chance('hidden');
  eachDecision(1, ({ state }, seats) => {
    looksTheSame(state, seats, mind, counts);
  });
  expect(counts.of('views compared')).toBeGreaterThanOrEqual(PROMISED.views.small);
  for (const pile of FACE_DOWN) expect(counts.of(`pile ${pile} in another order`)).toBeGreaterThan(300);
});

test('options, explanations and previews tell nothing of what is hidden', () => {
  const mind = chance('previews');
  eachDecision(8, ({ state, offers }) => {
    const other = otherwiseHidden(state, mind);
    expect(deciders(other)).toEqual(deciders(state));
    for (const { seat, choices } of offers) {
      expect(options(other, seat)).toEqual(choices);
      for (const choice of choices) {
        expect(preview(other, seat, choice)).toEqual(preview(state, seat, choice));
        expect(explain(other, seat, choice)).toEqual([]);
        counts.add('previews compared');
      }
    }
  });
  expect(counts.of('previews compared')).toBeGreaterThan(1000);
});

test('whoever sits on no seat sees what a spectator sees', () => {
  eachDecision(50, ({ state }) => {
    const spectator = view(state, undefined);
    for (const seat of NO_SEATS.filter((thing): thing is number => typeof thing === 'number')) {
      expect(firstDifference(view(state, seat).table, spectator.table), `seat ${seat}`).toBeUndefined();
      counts.add('views of seats that do not exist');
    }
  });
});

test('canaries: neither the generator nor the order of a pile is anywhere in a view', () => {
  const mind = chance('canaries');
  eachDecision(12, ({ state }, seats) => {
    holdsNoCanary(state, seats, mind, counts);
  });
  // The search finds what it looks for where it does lie.
  const { state } = newCampaign(box, { seats: 2, seed: 'canary', games: 1 });
  expect(standsIn([...state.table], generatorOf(state))).toBe(true);
  expect(counts.of('views searched for the generator')).toBeGreaterThan(500);
  expect(counts.of('views searched for the order of a pile')).toBeGreaterThan(500);
});

test('a resampled view looks the same, offers the same and is a sound table', () => {
  eachDecision(6, ({ state, offers }, seats) => {
    for (const seat of eyes(seats)) {
      const seen = view(state, seat);
      expect(inspect(seen).deciders).toEqual(deciders(state));
      const guess = resample(seen, `guess ${counts.of('resampled')}`);
      counts.add('resampled');
      expect(firstDifference(view(guess, seat).table, seen.table)).toBeUndefined();
      expect(deciders(guess)).toEqual(deciders(state));
      for (const offer of offers)
        if (offer.seat === seat) expect(options(guess, seat)).toEqual(offer.choices);
      expect(generatorOf(guess)).not.toEqual(generatorOf(state));
    }
  });
  expect(counts.of('resampled')).toBeGreaterThan(1000);
});

/** Plays a state to its end by chance and returns how many choices it took. */
function playOut(start: State, seed: string): number {
  const mind = chance(seed);
  let n = 0;
  for (let state = start; !isOver(state); n++) {
    const seat = mind.pick(deciders(state));
    const outcome = choose(state, seat, mind.pick(options(state, seat)));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
    ({ state } = outcome);
  }
  return n;
}

test('what is hidden is guessed anew each time: piles lie in other orders, the die falls otherwise', () => {
  const { state } = newGame({ charters: ['red', 'blue', 'green'] });
  const seen = view(state, 1);
  const orders = new Set<string>();
  const objectives = new Set<string>();
  const generators = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const guess = resample(seen, `order ${n}`);
    orders.add(`${inspect(guess).deck}`);
    objectives.add(`${inspect(guess).objectiveDeck}`);
    generators.add(`${generatorOf(gameOf(guess))}`);
  }
  expect(orders.size).toBeGreaterThan(15);
  expect(objectives.size).toBe(2);
  expect(generators.size).toBe(20);
});

test('a resampled view can be played to the end, from any decision on', () => {
  for (const { seats, decisions } of games.filter((game) => game.seats < 5))
    for (const [i, { state, offers }] of decisions.entries()) {
      if (i > 2 * seats && i % 40 !== 0) continue;
      for (const { seat } of offers) {
        const guess = resample(view(state, seat), `end ${i}`);
        expect(playOut(guess, `end ${i}`)).toBeGreaterThan(0);
        counts.add('resampled and played to the end');
      }
    }
  expect(counts.of('resampled and played to the end')).toBeGreaterThan(40);
});

test('a guess is as sound as the truth', () => {
  eachDecision(20, ({ state, offers }) => {
    for (const { seat } of offers) {
      expect(brokenInvariant(gameOf(resample(view(state, seat), 'sound')))).toBeUndefined();
      counts.add('guesses checked');
    }
  });
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
