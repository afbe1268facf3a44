import {
  type Box,
  type Choice,
  charterOfSeat,
  choiceOfMove,
  choiceText,
  deciders,
  type Game,
  isOver,
  moves,
  options,
  readChoice,
  type Seat,
  type State,
  seatToMove,
} from '@charterstone/rules';
import { DEEDS, LANES, laneOf, MOST_SEATS, moveOf, OPEN, players, stack } from '@charterstone/rules/internal';
import { differs, type Invariant } from './invariant.ts';

export const decisionInvariants: readonly Invariant[] = [
  {
    name: 'somebody decides until it is over, and nobody afterwards',
    broken: (g) => {
      const state = stateOn(g);
      const seats = deciders(state);
      if (isOver(state) !== (seats.length === 0)) return `${seats.length} seats, over: ${isOver(state)}`;
      // Seats are numbered through at first; once people come and go, a seat is who sits at a charter.
      if (
        seats.some((seat) => charterOfSeat(state, seat) === undefined && !(seat >= 1 && seat <= players(g)))
      )
        return `seats ${seats.join(', ')}`;
      if (new Set(seats).size !== seats.length) return `a seat is named twice: ${seats.join(', ')}`;
      if (isOver(state)) return differs('seat to move', 0, seatToMove(g));
      return seats.includes(seatToMove(g))
        ? undefined
        : `seat ${seatToMove(g)} is to move, but does not decide`;
    },
  },
  {
    name: 'nothing is pending once it is over',
    broken: (g) => {
      if (!isOver(stateOn(g))) return undefined;
      for (let lane = 0; lane < LANES; lane++)
        if (stack.depthOf(g, lane) !== 0) return `lane ${lane} is not empty`;
      return undefined;
    },
  },
  { name: 'whoever decides has options, each of them once; the others have none', broken: badOptions },
  { name: 'an option is the same after a trip through text and JSON', broken: garbled },
];

/** The table as a state. It is not copied: nothing here writes to it. */
function stateOn(g: Game): State {
  return { box: g.box, table: g.table, past: undefined };
}

/** What each seat that decides may choose; the common case, one seat, without a copy of the table. */
function choicesNow(g: Game): readonly (readonly [Seat, readonly Choice[]])[] {
  const state = stateOn(g);
  const seats = deciders(state);
  if (seats.length !== 1) return seats.map((seat) => [seat, options(state, seat)]);
  const listed = Array.from(g.moves.subarray(0, moves(g)), (move) => choiceOfMove(g, move));
  return seats.map((seat) => [seat, listed]);
}

function badOptions(g: Game): string | undefined {
  const deciding = choicesNow(g);
  for (const [seat, choices] of deciding) {
    if (choices.length === 0) return `seat ${seat} has none`;
    if (new Set(choices.map(choiceText)).size !== choices.length)
      return `seat ${seat}: ${choices.map(choiceText).join(', ')}`;
    // A single option is taken without asking, but for a crate, which can't be closed again.
    const [only] = choices;
    if (choices.length === 1 && only?.do !== DEEDS[OPEN])
      return `seat ${seat} is asked for ${only?.do} alone`;
  }
  for (let seat = 0; seat <= MOST_SEATS; seat++)
    if (deciding.every(([decider]) => decider !== seat) && laneOf(g, seat) >= 0)
      return `seat ${seat} has something to decide`;
  return undefined;
}

/** The options of each box, as JSON, that were found to be good travellers: the same ones come again and again. */
const travelled = new WeakMap<Box, Set<string>>();

function garbled(g: Game): string | undefined {
  const known = travelled.get(g.box) ?? new Set();
  travelled.set(g.box, known);
  for (const [, choices] of choicesNow(g))
    for (const choice of choices) {
      const frozen = JSON.stringify(choice);
      if (known.has(frozen)) continue;
      const wrong = badTrip(g, choice, frozen);
      if (wrong !== undefined) return `${frozen} ${wrong}`;
      known.add(frozen);
    }
  return undefined;
}

function badTrip(g: Game, choice: Choice, frozen: string): string | undefined {
  const text = choiceText(choice);
  const read = readChoice(text);
  if (read === undefined) return `is written "${text}", which means nothing`;
  if (!sameChoice(read, choice)) return `is written "${text}" and read as ${JSON.stringify(read)}`;
  const thawed: Choice = JSON.parse(frozen);
  if (!sameChoice(thawed, choice)) return `comes back as ${JSON.stringify(thawed)}`;
  return moveOf(thawed, g.box.labels) === undefined ? 'is not understood' : undefined;
}

/** Whether two choices say the same. */
export function sameChoice(a: Choice, b: Choice): boolean {
  return a.do === b.do && a.what === b.what && a.at === b.at;
}
