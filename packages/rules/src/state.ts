import { type Choice, choiceOf, choiceText, moveOf } from './choices/words.ts';
import type { Box } from './compile/box.ts';
import { answer, laneOf, listMoves, run } from './engine/run.ts';
import { reasonsAgainst } from './explain/explain.ts';
import type { Fact } from './facts.ts';
import type { Lack } from './lacks.ts';
import type { BoxData } from './language/box.ts';
import {
  type Listed,
  listedIn,
  type Past,
  remember,
  type Seat,
  type State,
  stateAt,
  withoutPast,
} from './position.ts';
import { beginCampaign } from './setup/flow.ts';
import { moveCard } from './table/cards.ts';
import {
  AUTOMAS,
  type Game,
  gameOn,
  LAST_GAME,
  OPTIONS,
  PLAYERS,
  passingGame,
  reading,
  setHead,
} from './table/game.ts';
import { fillSupply } from './table/goods.ts';
import { COMMONS_CARD, PRINTED_RULE, TABLE_LENGTH } from './table/layout.ts';
import { OPTION_NAMES, type Options, optionBits } from './table/options.ts';
import { CHRONICLE, INDEX } from './table/places.ts';
import { seedGenerator } from './table/random.ts';
import { MOST_SEATS } from './table/seats.ts';
import { glue } from './table/sites.ts';
import { COIN, COMMONS, FIRST_RESOURCE, LAST_RESOURCE } from './vocabulary.ts';

export type { Past, Seat, State } from './position.ts';

/** How a campaign begins. */
export type Setting = {
  readonly seats: number;
  /** Automas beside the seats; all together are six at most. */
  readonly automas?: number;
  readonly seed: string;
  /** The table closes after so many games; without it play goes on after the twelfth. */
  readonly games?: number;
  /** Where the other rule books are followed. */
  readonly options?: Options;
};

/** What came of a choice: the next state and the facts in their order, or the reasons why nothing changed. */
export type Outcome =
  | { readonly ok: true; readonly state: State; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly reasons: readonly Lack[] };

/** A village is never too old to be played on; this only keeps a number within a table's sixteen bits. */
const MOST_GAMES = 9999;

const unpackedBoxes = new WeakMap<Box, Int16Array>();

/** A box just unpacked: the same for every campaign, so it is laid out once and copied. */
function unpacked(box: Box): Int16Array {
  const known = unpackedBoxes.get(box);
  if (known !== undefined) return known;
  const g = gameOn(box);
  for (const card of Object.keys(box.data.cards)) moveCard(g, Number(card), INDEX);
  for (const card of box.data.locked ?? []) moveCard(g, card, INDEX);
  for (const slot of Object.keys(box.data.printedRules)) moveCard(g, PRINTED_RULE + Number(slot), CHRONICLE);
  COMMONS.forEach((_, i) => {
    glue(g, COMMONS_CARD + i, i + 1, -1);
  });
  fillSupply(g, COIN, box.data.coins);
  for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++) fillSupply(g, good, box.data.resources);
  unpackedBoxes.set(box, g.table);
  return g.table;
}

/** What is wrong with a setting, for this box where one is named, in words; undefined when nothing is. */
export function wrongSetting(
  { seats, automas = 0, games = 0, options = {} }: Setting,
  box?: BoxData,
): string | undefined {
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    return `a game has 1 to 6 seats, not ${seats}`;
  if (!Number.isInteger(automas) || automas < 0 || seats + automas > MOST_SEATS)
    return seats === MOST_SEATS
      ? `beside six seats there is no room for Automas, and ${automas} were asked for`
      : `beside ${seats} ${seats === 1 ? 'seat' : 'seats'} there is room for 0 to ${MOST_SEATS - seats} Automas, not ${automas}`;
  if (automas > 0 && box !== undefined && box.automa === undefined) return 'there is no Automa in this box';
  if (!Number.isInteger(games) || games < 0 || games > MOST_GAMES)
    return `a table is opened for 1 to ${MOST_GAMES} games, not ${games}`;
  const known: readonly string[] = OPTION_NAMES;
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  return unknown === undefined ? undefined : `there is no option "${unknown}"`;
}

/** Lays out a fresh box and runs up to the first decision. */
export function freshGame(box: Box, setting: Setting): Game {
  const wrong = wrongSetting(setting, box.data);
  if (wrong !== undefined) throw new RangeError(wrong);
  const { seats, seed } = setting;
  const g = gameOn(box, unpacked(box).slice());
  seedGenerator(g.table, `${seed}`);
  const { automas = 0 } = setting;
  setHead(g, PLAYERS, seats + automas);
  setHead(g, AUTOMAS, automas);
  setHead(g, LAST_GAME, setting.games ?? 0);
  setHead(g, OPTIONS, optionBits(setting.options ?? {}));
  beginCampaign(g);
  return g;
}

export function begin(
  box: Box,
  setting: Setting,
): { readonly state: State; readonly facts: readonly Fact[] } {
  const g = freshGame(box, setting);
  g.facts = [];
  run(g);
  return { state: stateAt(box, g.table), facts: g.facts };
}

/** A game to work on, with a copy of the state's table. */
export function copyOf(state: State): Game {
  return gameOn(state.box, state.table.slice());
}

/** Where options are listed: whoever weighs them may try things out, so it is a copy. */
const scratch = new Int16Array(TABLE_LENGTH);

function movesIn(state: State, lane: number): readonly number[] {
  const known = listedIn(state);
  if (known?.lane === lane) return known.moves;
  scratch.set(state.table);
  const g = passingGame(state.box, scratch);
  listMoves(g, lane);
  const listed = listedNow(g, lane);
  remember(state, listed);
  return listed.moves;
}

function listedNow(g: Game, lane: number): Listed {
  const moves: number[] = [];
  for (let i = 0; i < g.count; i++) moves.push(g.moves[i] ?? 0);
  return { lane, moves };
}

export function optionsOf(state: State, seat: Seat): readonly Choice[] {
  const lane = laneOf(reading(state.box, state.table), seat);
  if (lane < 0) return [];
  return movesIn(state, lane).map((move) => choiceOf(move, state.box.labels));
}

/** Lines of moves by box: the same few hundred are written again and again. */
const linesOf = new WeakMap<Box, Map<number, string>>();

export function optionLinesOf(state: State, seat: Seat): readonly string[] {
  const { box } = state;
  const lane = laneOf(reading(box, state.table), seat);
  if (lane < 0) return [];
  const known = linesOf.get(box) ?? new Map<number, string>();
  linesOf.set(box, known);
  return movesIn(state, lane).map((move) => {
    const line = known.get(move) ?? choiceText(choiceOf(move, box.labels));
    known.set(move, line);
    return line;
  });
}

export function choosing(state: State, seat: Seat, choice: Choice): Outcome {
  const lane = laneOf(reading(state.box, state.table), seat);
  if (lane < 0) return { ok: false, reasons: [{ lack: 'notYourDecision' }] };
  const move = moveOf(choice, state.box.labels);
  if (move === undefined) return { ok: false, reasons: [{ lack: 'unknown' }] };
  if (!movesIn(state, lane).includes(move))
    return { ok: false, reasons: reasonsAgainst(copyOf(state), seat, move) };
  const g = passingGame(state.box, state.table.slice());
  g.facts = [];
  answer(g, lane, move);
  // The last thing that was listed is what the table waits for. A seat's own list may be older than what others did after it.
  const listed = g.movesOf === 0 && g.count > 0 ? listedNow(g, 0) : undefined;
  const next = stateAt(state.box, g.table, pastOf(g, state, seat), listed);
  return { ok: true, state: next, facts: g.facts };
}

/**
 * What a choice would bring, up to the next question, the end of the turn, or the first thing that is hidden now. Crates are sealed for whoever
 * thinks ahead: opening one brings what it brings whatever lies in it, and nothing out of it.
 */
export function foreseen(state: State, seat: Seat, choice: Choice): readonly Fact[] {
  const g = copyOf(state);
  g.sealed = true;
  const lane = laneOf(g, seat);
  const move = moveOf(choice, state.box.labels);
  if (lane < 0 || move === undefined) return [];
  if (!movesIn(state, lane).includes(move)) return [];
  g.facts = [];
  answer(g, lane, move);
  const seen = g.revealed ? g.facts.slice(0, g.factsBeforeReveal) : g.facts;
  const end = seen.findIndex(({ fact }) => fact === 'turnEnded');
  return end < 0 ? seen : seen.slice(0, end);
}

/** A choice can be taken back until something was revealed or another seat chose: then the past is cut off. */
function pastOf(g: Game, state: State, seat: Seat): Past | undefined {
  return g.revealed ? undefined : { seat, state: cutPast(state, seat) };
}

/** The state as the past of this seat's next choice: what another seat chose before can't be taken back any more. */
function cutPast(state: State, seat: Seat): State {
  return state.past === undefined || state.past.seat === seat ? state : withoutPast(state);
}
