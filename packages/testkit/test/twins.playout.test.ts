import { box as data } from '@charterstone/box';
import {
  type Choice,
  choiceOfMove,
  choose,
  compile,
  deciders,
  hash,
  newCampaign,
  options,
  type Seat,
  type State,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import {
  type Chance,
  chance,
  firstDifference,
  mustPlay,
  playoutByChoices,
  SAVINGS,
  theBox,
} from '../src/index.ts';
import { report } from './report.ts';

const box = theBox();
const MATCHES = [1, 2, 3, 4, 5, 6].map((seats) => ({ seats, seed: 'twins', player: 'curious' as const }));

function chosen(state: State, seat: Seat, choice: Choice): State {
  const outcome = choose(state, seat, choice);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.reasons)}`);
  return outcome.state;
}

test('a game saved and restored after every choice stays the twin of an untouched one', () => {
  // The twins do not even share the box: theirs is compiled anew.
  const boxes = { bytes: compile(data), json: compile(data) };
  let restored = 0;
  for (const match of MATCHES) {
    const { state } = newCampaign(box, { ...match, games: 1 });
    const twins = { bytes: SAVINGS.bytes(state, boxes.bytes), json: SAVINGS.json(state, boxes.json) };
    mustPlay(
      box,
      match,
      {
        after: (game, seat, move) => {
          const choice = choiceOfMove(game, move);
          const fingerprint = hash({ box, table: game.table, past: undefined });
          for (const way of ['bytes', 'json'] as const) {
            twins[way] = SAVINGS[way](chosen(twins[way], seat, choice), boxes[way]);
            expect(firstDifference(twins[way].table, game.table)).toBeUndefined();
            expect(hash(twins[way])).toBe(fingerprint);
            restored++;
          }
        },
      },
      playoutByChoices,
    );
  }
  expect(restored).toBeGreaterThan(2000);
  report(`${MATCHES.length} games, ${restored} times saved and restored`);
});

/** Lets every seat make one choice, in some order. */
function sideBySide(state: State, plan: ReadonlyMap<Seat, Choice>, order: readonly Seat[]): State {
  let next = state;
  for (const seat of order) {
    const choice = plan.get(seat);
    if (choice !== undefined) next = chosen(next, seat, choice);
  }
  return next;
}

/** Plays up to the first decision of several seats at once. */
function untilSeveral(start: State, mind: Chance): State {
  let state = start;
  for (let seats = deciders(state); seats.length === 1; seats = deciders(state))
    for (const seat of seats) state = chosen(state, seat, mind.pick(options(state, seat)));
  return state;
}

test('the order in which seats choose side by side does not matter', () => {
  const mind = chance('side by side');
  let orders = 0;
  for (let n = 0; n < 50; n++) {
    const state = untilSeveral(
      newCampaign(box, { seats: 2 + (n % 5), seed: `side-${n}`, games: 1 }).state,
      mind,
    );
    const seats = deciders(state);
    const plan = new Map(seats.map((seat) => [seat, mind.pick(options(state, seat))]));
    const expected = hash(sideBySide(state, plan, seats));
    for (let i = 0; i < 4; i++, orders++)
      expect(hash(sideBySide(state, plan, mind.shuffled(seats)))).toBe(expected);
  }
  report(`${orders} other orders of seats that choose side by side`);
});
