import {
  copyGame,
  type Game,
  glance,
  moves,
  play,
  playAction,
  type Seat,
  seatToMove,
} from '@charterstone/rules';
import type { Chance } from '../chance.ts';
import { worthOf } from '../worth.ts';
import type { Tuning } from './tuning.ts';

export const MOST_SEATS = 6;
/** The points of a chair that nobody sits on: it never wins. People come and go, so any chair may be empty. */
const NOBODY = Number.NEGATIVE_INFINITY;
/** After the last round stars are filled, a fork is decided and points are counted: never so many choices as this. */
const AFTERMATH = 60;

/** Plays a game on behind the tree, quickly, and says what each seat may hope for. */
export class Rollout {
  readonly #tuning: Tuning;
  readonly #chance: Chance;
  readonly #points = new Float64Array(MOST_SEATS + 1);
  /** The crates each charter has opened since the world was imagined. */
  readonly #opened = new Int32Array(MOST_SEATS);
  #crates = 0;
  #glimpse: Game | undefined;
  /** Choices among two or more, in the tree and behind it: for measuring. */
  decisions = 0;

  constructor(tuning: Tuning, chance: Chance) {
    this.#tuning = tuning;
    this.#chance = chance;
  }

  /** A world was imagined anew. */
  begin(world: Game): void {
    this.#opened.fill(0);
    this.#crates = glance.cratesOpened(world);
  }

  /** Takes a move; of the seat that is named, if one was named to `moves`. Crates that it opens are noted: nobody sees what is in them. */
  take(world: Game, count: number, move: number, seat?: Seat): void {
    if (count > 1) this.decisions++;
    const charter = glance.charterInTurn(world);
    play(world, move, seat);
    const crates = glance.cratesOpened(world);
    if (crates === this.#crates) return;
    this.#opened[charter] = (this.#opened[charter] ?? 0) + crates - this.#crates;
    this.#crates = crates;
  }

  /** Plays the world on for so many turns, and writes for each seat the share of the victory it may expect, from 0 to 1. */
  play(world: Game, depth: number, into: Float64Array): void {
    const number = glance.gameNumber(world);
    const last = glance.turnNumber(world) + depth;
    while (this.#goesOn(world, number) && glance.turnNumber(world) < last) {
      const count = moves(world);
      if (count === 0) break;
      this.take(world, count, world.moves[this.#quickChoice(world, count)] ?? 0);
    }
    if (this.#goesOn(world, number)) this.#judge(world, into);
    else this.#count(world, number, into);
  }

  #goesOn(world: Game, number: number): boolean {
    return glance.isUnderWay(world) && glance.gameNumber(world) === number;
  }

  /** The best of a few options, by what they bring at once. */
  #quickChoice(world: Game, count: number): number {
    if (count === 1) return 0;
    if (this.#tuning.sample === 1) return this.#chance(count);
    const me = glance.charterOf(world, seatToMove(world));
    const all = count <= this.#tuning.sample;
    const tries = all ? count : this.#tuning.sample;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < tries; i++) {
      const option = all ? i : this.#chance(count);
      const move = world.moves[option] ?? 0;
      if (glance.deedOf(move) === glance.CAREFUL) continue;
      const glimpse = copyGame(world, this.#glimpse);
      this.#glimpse = glimpse;
      playAction(glimpse, move);
      const crates = glance.cratesOpened(glimpse) - glance.cratesOpened(world);
      const found = worthOf(glimpse, me, this.#tuning.weights) + this.#tuning.weights.opened * crates;
      if (found <= most) continue;
      most = found;
      best = option;
    }
    return best;
  }

  /**
   * In the middle of a game: by what the table is worth to each, the surer the nearer the end is. What is in crates that somebody
   * has opened counts as what crates hold as a rule.
   */
  #judge(world: Game, into: Float64Array): void {
    const { doubt, certainty, judging, surprise } = this.#tuning;
    for (let seat = 1; seat <= MOST_SEATS; seat++) {
      const charter = glance.charterOf(world, seat);
      this.#points[seat] =
        charter < 0 ? NOBODY : worthOf(world, charter, judging) + surprise * (this.#opened[charter] ?? 0);
    }
    const toGo = glance.progressLeft(world) / glance.progressAtStart(world);
    shares(this.#points, certainty + (doubt - certainty) * Math.min(1, toGo), into);
  }

  /** At the end: by the points, once the last of them are counted (rule 26). */
  #count(world: Game, number: number, into: Float64Array): void {
    this.#read(world);
    for (let i = 0; i < AFTERMATH && glance.gameNumber(world) === number; i++) {
      this.#read(world);
      const count = moves(world);
      if (count === 0) break;
      play(world, world.moves[this.#chance(count)] ?? 0);
    }
    shares(this.#points, this.#tuning.certainty, into);
  }

  #read(world: Game): void {
    for (let seat = 1; seat <= MOST_SEATS; seat++) {
      const charter = glance.charterOf(world, seat);
      this.#points[seat] = charter < 0 ? NOBODY : glance.pointsOf(world, charter);
    }
  }
}

/** How likely each seat is to win with so many points: e times as likely with `doubt` points more. */
function shares(points: Float64Array, doubt: number, into: Float64Array): void {
  let most = NOBODY;
  for (let seat = 1; seat <= MOST_SEATS; seat++) most = Math.max(most, points[seat] ?? NOBODY);
  let all = 0;
  for (let seat = 1; seat <= MOST_SEATS; seat++) {
    const weight = Math.exp(((points[seat] ?? NOBODY) - most) / doubt);
    into[seat] = weight;
    all += weight;
  }
  for (let seat = 1; seat <= MOST_SEATS; seat++) into[seat] = (into[seat] ?? 0) / all;
}
