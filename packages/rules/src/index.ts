/**
 * The rules of the game, as a library. Everything here is pure: no clock, no files, no network, no randomness but the
 * seeded generator that lies on the table. A campaign is a box, a setting (seats and seed) and a list of choices; all
 * else is computed from them.
 *
 *     const box = compile(data);
 *     let { state } = newCampaign(box, { seats: 2, seed: '7' });
 *     while (!isOver(state)) {
 *       const [seat = 1] = deciders(state);
 *       const [choice] = options(state, seat);
 *       const outcome = choice && choose(state, seat, choice);
 *       if (outcome?.ok) state = outcome.state;
 *     }
 *
 * Words: a *seat* (1 to 6) is a chair at the table, who decides; a *charter* is a district, whose supply it is. Bad
 * input is refused with reasons and changes nothing; only a bug in the rules throws.
 */
import { type Aside, type Choice, isAside, moveOf } from './choices/words.ts';
import type { Box } from './compile/box.ts';
import { unlockedPart } from './compile/partial.ts';
import { reasonsAgainst } from './explain/explain.ts';
import { againstUse } from './explain/uses.ts';
import type { Fact } from './facts.ts';
import { type Journal, type Replay, replaying, taking } from './journal.ts';
import type { Lack } from './lacks.ts';
import type { BoxData } from './language/box.ts';
import type { Test } from './language/effect.ts';
import { stateAt } from './position.ts';
import { bytesOf, stateFrom } from './saved.ts';
import { occasionIn } from './setup/flow.ts';
import { copyOf, foreseen, type Outcome, optionsOf, type Seat, type State } from './state.ts';
import { GAME, head, PHASE, reading } from './table/game.ts';
import { hashTable } from './table/hash.ts';
import { charterOf } from './table/seats.ts';
import { BIG, siteNumber } from './table/sites.ts';
import { heardBy } from './views/facts.ts';
import { type Inspection, inspection } from './views/inspect.ts';
import { pendingSeats } from './views/questions.ts';
import { villageSum } from './views/sums.ts';
import { resampled, secretsOn, type View, viewOf } from './views/view.ts';
import { CHARTERS, type Charter } from './vocabulary.ts';

/** Reads a box and checks it. Throws a BoxError that lists everything wrong, each with its card's number. */
export { barredIn } from './campaign/score.ts';
export { BoxError, compile, compileKnown } from './compile/compile.ts';
/** The crates that a fork leads to, by their letters. */
export { doorsOf } from './compile/doors.ts';

/**
 * A fresh box on the table, run up to the first decision, with the facts told on the way. The same box, seats and seed
 * give the same campaign on every machine. Throws a RangeError for other than 1 to 6 seats.
 */
export { begin as newCampaign } from './state.ts';

/** The seats that may choose now: one in a turn, several where choices do not touch each other, none when it is over. */
export function deciders(state: State): readonly Seat[] {
  return pendingSeats(reading(state.box, state.table));
}

/** Everything this seat may choose now, each option naming its object; empty when it is not its turn to decide. */
export function options(state: State, seat: Seat): readonly Choice[] {
  return optionsOf(state, seat);
}

/** The same as lines of text (`choiceText`), for whoever passes them on. */
export { optionLinesOf as optionLines } from './state.ts';

/**
 * Makes a choice. Accepted exactly when it is one of `options(state, seat)`, or an aside that is possible now: then
 * the outcome holds the next state and what happened, in order. Otherwise it holds the reasons. `state` never changes.
 */
export function choose(state: State, seat: Seat, choice: Choice | Aside): Outcome {
  return taking(state, seat, choice);
}

/** Plays a journal from its first line. A line that is refused is named, with the reasons; nothing is skipped. */
export function replay(box: Box, journal: Journal): Replay {
  return replaying(box, journal);
}

/** Why this seat can't make this choice now; empty when it can. Same weighing as the list of options. */
export function explain(state: State, seat: Seat, choice: Choice | Aside): readonly Lack[] {
  if (isAside(choice)) {
    const outcome = taking(state, seat, choice);
    return outcome.ok ? [] : outcome.reasons;
  }
  const move = moveOf(choice, state.box.labels);
  return move === undefined ? [{ lack: 'unknown' }] : reasonsAgainst(copyOf(state), seat, move);
}

/** Why this seat could not use the building on a site if it had its turn and a worker; empty when it could. */
export function explainSite(state: State, seat: Seat, site: string): readonly Lack[] {
  const g = copyOf(state);
  const charter = charterOf(g, seat);
  const number = siteNumber(site);
  return charter < 0 || number === undefined ? [{ lack: 'unknown' }] : againstUse(g, charter, BIG, number);
}

/**
 * What this choice would bring: its facts up to the first question or the first hidden thing. Empty for a choice that
 * would be refused.
 */
export function preview(state: State, seat: Seat, choice: Choice): readonly Fact[] {
  return foreseen(state, seat, choice);
}

/** Whether the game has ended. */
export function isOver(state: State): boolean {
  return head(reading(state.box, state.table), PHASE) === 1;
}

/** Which game of the campaign is played, counted from 1. */
export function gameNumber(state: State): number {
  return head(reading(state.box, state.table), GAME);
}

/**
 * Which occasion to decide this is, as a number: a turn of a game, or one of the steps before and after its rounds. The same number means
 * the same turn, however many questions it has.
 */
export function occasionOf(state: State): number {
  return occasionIn(reading(state.box, state.table));
}

/** Whether this seat could take its last choice back: nothing was revealed since and nobody else chose. */
export function canUndo(state: State, seat: Seat): boolean {
  return state.past !== undefined && state.past.seat === seat;
}

/** The charter a seat plays, once it has chosen one. */
export function charterOfSeat(state: State | View, seat: Seat): Charter | undefined {
  return CHARTERS[charterOf(reading(state.box, state.table), seat)];
}

/**
 * The box as far as this campaign has unlocked it, to be given to a browser: locked cards are numbers in the Index, unopened
 * crates are closed. `compile` takes it like any other box.
 */
export function openBox(state: State): BoxData {
  return unlockedPart(state);
}

/** What a seat may see (undefined: a spectator), made by listing what lies open. */
export function view(state: State, seat: Seat | undefined): View {
  return viewOf(state, seat);
}

/** Whether some seat sees something that others do not; where none does, the views of all seats and spectators are equal. */
export function hasSecrets(state: State): boolean {
  return secretsOn(state);
}

/**
 * The facts of a choice as one seat may hear them (undefined: a spectator): what was taken in secret is told to its owner alone.
 * `of` is the state or view after the choice.
 */
export function factsFor(of: State | View, seat: Seat | undefined, facts: readonly Fact[]): readonly Fact[] {
  return heardBy(of, seat, facts);
}

/** A possible whole state behind a view, for bots and previews: the same to the eye, the hidden parts by chance. */
export function resample(of: View, seed: string): State {
  return resampled(of, seed);
}

/** The readable form of a state or a view. */
export function inspect(of: State | View): Inspection {
  return inspection(of.box, of.table);
}

/** What the sum that a test asks the village for comes to now: how near a battle was. undefined where it asks for something else. */
export function sumReached(of: State | View, test: Test): number | undefined {
  return villageSum(reading(of.box, of.table), test);
}

/** A fingerprint of the whole table: equal for equal games on every machine. */
export function hash(state: State): string {
  return hashTable(state.table);
}

/**
 * The table as bytes, the same on every machine: a cache beside the journal, never instead of it. What could be undone
 * is not in it.
 */
export function save(state: State): Uint8Array {
  return bytesOf(state);
}

/** The state behind such bytes; undefined when they are of another layout or box, and have to be made anew by `replay`. */
export function load(box: Box, saved: Uint8Array): State | undefined {
  return stateFrom(box, saved);
}

/** The same state, in which nobody can take anything back. */
export { withoutPast as forgetPast } from './position.ts';

/** A state of its own that shares nothing with the first but the box; what could be undone is forgotten. */
export function copy(state: State): State {
  return stateAt(state.box, state.table.slice());
}

export type { Aside, Choice } from './choices/words.ts';
export { ASIDES, choiceText, isAside, readChoice } from './choices/words.ts';
export type { Box } from './compile/box.ts';
export type { Fact, Worker } from './facts.ts';
// The fast way, for search and simulation.
export {
  choiceOfMove,
  copyGame,
  gameOf,
  imagine,
  loadGame,
  moves,
  play,
  playAction,
  seal,
  seatToMove,
  startGame,
  stateOf,
} from './fast.ts';
export type { Entry, Journal, Replay } from './journal.ts';
export type { ByBuilding, Lack } from './lacks.ts';
export type * from './language/box.ts';
export type * from './language/effect.ts';
export type { Outcome, Past, Seat, Setting, State } from './state.ts';
export { wrongSetting } from './state.ts';
export type { Game } from './table/game.ts';
export { COMMONS_CARD, LAST_CARD, PRINTED_RULE } from './table/layout.ts';
export { OPTION_NAMES, type OptionName, type Options } from './table/options.ts';
/** What can be read off a game in place at a glance, as numbers: for bots, which look at thousands of tables a second. */
export * as glance from './views/glance.ts';
export type { Inspection } from './views/inspect.ts';
export type { Question } from './views/questions.ts';
export type { Goods, Supply } from './views/supply.ts';
export type { View } from './views/view.ts';
export * from './vocabulary.ts';
