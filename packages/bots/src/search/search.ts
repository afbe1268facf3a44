import {
  copyGame,
  type Game,
  glance,
  imagine,
  moves,
  play,
  type Seat,
  seatToMove,
} from '@charterstone/rules';
import { chanceOf } from '../chance.ts';
import { greedy } from '../greedy.ts';
import type { Bot } from '../index.ts';
import { Look } from '../look.ts';
import type { Budget } from '../names.ts';
import { isStory } from '../taste.ts';
import { MOST_SEATS, Rollout } from './rollout.ts';
import { Tree } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';

/** A table, and the node of the tree that stands for it. */
type Known = { readonly game: Game; readonly root: number };

export type SearchOptions = {
  /** The clock of a budget in milliseconds. */
  readonly now?: () => number;
  /** Asked before every iteration; once it says yes, the best move so far is the answer. */
  readonly stop?: () => boolean;
  readonly tuning?: Tuning;
};

/** Browsers and Node have it alike; only a budget in milliseconds looks at it. */
declare const performance: { now(): number };

const LONGEST_LINE = 64;
/** Worlds that a decision is thought through in; then they come again, so that moves are compared by the same luck. */
const WORLDS = 512;
const worldNames = Array.from({ length: WORLDS }, (_, i) => `world ${i}`);

/** A player that thinks ahead for a while: `Search`, as a bot. */
export function search(seed: string, budget: Budget, options: SearchOptions = {}): Bot {
  return new Search(seed, budget, options).answer;
}

/**
 * Monte Carlo tree search for two to six seats. Every iteration imagines the table anew as the seat sees it, plays down the tree where each
 * seat takes what has served it best so far (max^n; moves that look good at first sight are tried first), plays some turns on behind
 * the tree, and records for everybody on the way what share of the victory came of it. What is asked within one turn goes on with
 * the tree of that turn. Between games it decides as `greedy` does: points of this game say nothing there.
 */
export class Search {
  readonly #budget: Budget;
  readonly #now: () => number;
  readonly #stop: () => boolean;
  readonly #tuning: Tuning;
  readonly #look: Look;
  readonly #rollout: Rollout;
  readonly #quick: Bot;
  readonly #tree = new Tree();
  readonly #values = new Float64Array(MOST_SEATS + 1);
  readonly #path = new Int32Array(LONGEST_LINE);
  readonly #actors = new Int32Array(LONGEST_LINE);
  readonly #looks = new Float64Array(1024);
  #world: Game | undefined;
  #root = 0;
  #length = 0;
  /** The table that was last asked about, with its root; and as it lies once the answer is played, with the root then. */
  #asked: Known | undefined;
  #expected: Known | undefined;
  /** Iterations so far, over all decisions: for measuring. */
  iterations = 0;
  /** Iterations of the decision before that the last one could build on. */
  inherited = 0;

  constructor(seed: string, budget: Budget, { now, stop, tuning = TUNING }: SearchOptions = {}) {
    this.#budget = budget;
    this.#now = now ?? (() => performance.now());
    this.#stop = stop ?? (() => false);
    this.#tuning = tuning;
    const chance = chanceOf(`${seed}, searching`);
    this.#look = new Look(tuning.weights);
    this.#rollout = new Rollout(tuning, chance);
    this.#quick = greedy(seed);
  }

  /** Choices among two or more in imagined games so far. */
  get decisions(): number {
    return this.#rollout.decisions;
  }

  readonly answer: Bot = (game, count, seat = seatToMove(game)) => {
    if (count > 1 && (!glance.isUnderWay(game) || isStory(game))) return this.#quick(game, count, seat);
    this.#recall(game);
    if (count === 1) {
      this.#remember(game, 0, seat, this.#root);
      return 0;
    }
    this.inherited = this.#tree.visits(this.#root);
    this.#think(game, seat);
    const best = this.#mostTried(game, count);
    if (best < 0) return this.#quick(game, count, seat);
    this.#remember(game, best, seat, this.#tree.childBy(this.#root, game.moves[best] ?? 0));
    return best;
  };

  /**
   * Where the search stands: behind its last answer, if that was played and nothing else since; where it stood, if it is asked
   * again; else it has everything to think of.
   */
  #recall(game: Game): void {
    const known = [this.#expected, this.#asked].find(
      (table) => table !== undefined && isSame(table.game, game),
    );
    if (known !== undefined && known.root !== 0) {
      this.#root = known.root;
      return;
    }
    this.#root = this.#tree.clear();
    this.#asked = undefined;
    this.#expected = undefined;
  }

  #remember(game: Game, answer: number, seat: Seat, root: number): void {
    const turn = glance.turnNumber(game);
    this.#asked = { game: copyGame(game, this.#asked?.game), root: this.#root };
    const after = copyGame(game, this.#expected?.game);
    play(after, game.moves[answer] ?? 0, seat);
    // A turn is thought of by itself: in the next one all the others have moved.
    this.#expected = { game: after, root: glance.turnNumber(after) === turn ? root : 0 };
  }

  #think(game: Game, seat: Seat): void {
    const budget = this.#budget;
    const end = 'ms' in budget ? this.#now() + budget.ms : 0;
    const most = 'ms' in budget ? Number.POSITIVE_INFINITY : budget.iterations;
    for (let i = 0; i < most && !this.#stop(); i++) {
      if (i > 0 && 'ms' in budget && this.#now() >= end) break;
      this.#iterate(game, seat, i);
      this.iterations++;
    }
  }

  #iterate(game: Game, seat: Seat, i: number): void {
    const world = imagine(game, seat, worldNames[i % WORLDS] ?? '', this.#world);
    this.#world = world;
    this.#length = 0;
    this.#rollout.begin(world);
    this.#descend(world, seat);
    const { depth, further, after } = this.#tuning;
    this.#rollout.play(world, this.#tree.visits(this.#root) < after ? depth : further, this.#values);
    this.#tree.record(this.#root, 0);
    for (let step = 0; step < this.#length; step++)
      this.#tree.record(this.#path[step] ?? 0, this.#values[this.#actors[step] ?? 0] ?? 0);
  }

  /** Plays the world down the tree to a leaf. */
  #descend(world: Game, seat: Seat): void {
    let node = this.#root;
    let by: Seat | undefined = seat;
    const number = glance.gameNumber(world);
    while (this.#length < LONGEST_LINE && glance.isUnderWay(world) && glance.gameNumber(world) === number) {
      const count = moves(world, by);
      if (count === 0) return;
      const actor = by ?? seatToMove(world);
      if (count > 1) {
        if (this.#length > 0 && this.#tree.visits(node) + 1 < this.#tuning.ripe) return;
        if (this.#tree.firstChild(node) === 0) this.#expand(node, world, count, actor);
        node = this.#select(node, world, count);
        this.#path[this.#length] = node;
        this.#actors[this.#length] = actor;
        this.#length++;
      }
      this.#rollout.take(world, count, count === 1 ? (world.moves[0] ?? 0) : this.#tree.moveOf(node), by);
      by = undefined;
    }
  }

  /** Children for all options, with how good they look at first sight. */
  #expand(node: number, world: Game, count: number, actor: Seat): void {
    const looks = this.#looks;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = world.moves[i] ?? 0;
      looks[i] =
        glance.deedOf(move) === glance.CAREFUL
          ? Number.NEGATIVE_INFINITY
          : this.#look.worthAfter(world, move, actor);
      most = Math.max(most, looks[i] ?? 0);
    }
    let all = 0;
    for (let i = 0; i < count; i++) {
      const share = Math.exp(((looks[i] ?? 0) - most) / this.#tuning.sharpness);
      looks[i] = share;
      all += share;
    }
    for (let i = count - 1; i >= 0; i--)
      if ((looks[i] ?? 0) > 0) this.#tree.addChild(node, world.moves[i] ?? 0, (looks[i] ?? 0) / all);
  }

  #select(node: number, world: Game, count: number): number {
    const tree = this.#tree;
    const reach = this.#tuning.curiosity * Math.sqrt(tree.visits(node) + 1);
    let seen = 0;
    let sum = 0;
    for (let child = tree.firstChild(node); child !== 0; child = tree.nextChild(child)) {
      seen += tree.visits(child);
      sum += tree.sum(child);
    }
    const usual = seen === 0 ? 0 : sum / seen;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = world.moves[i] ?? 0;
      let child = tree.childBy(node, move);
      if (child === 0) {
        if (glance.deedOf(move) === glance.CAREFUL) continue;
        child = tree.addChild(node, move, 1 / count);
      }
      const visits = tree.visits(child);
      const found = (visits === 0 ? usual : tree.mean(child)) + (reach * tree.prior(child)) / (1 + visits);
      if (found <= most) continue;
      most = found;
      best = child;
    }
    return best === 0 ? tree.addChild(node, world.moves[0] ?? 0, 1) : best;
  }

  /** The option that was tried most often: results and first sight agree on it. -1 when there was no time to try any. */
  #mostTried(game: Game, count: number): number {
    let best = -1;
    let most = 0;
    for (let i = 0; i < count; i++) {
      const child = this.#tree.childBy(this.#root, game.moves[i] ?? 0);
      const tried = this.#tree.visits(child);
      if (tried <= most) continue;
      most = tried;
      best = i;
    }
    return best;
  }
}

function isSame(one: Game, other: Game): boolean {
  if (one.box !== other.box) return false;
  for (let i = 0; i < one.table.length; i++) if (one.table[i] !== other.table[i]) return false;
  return true;
}
