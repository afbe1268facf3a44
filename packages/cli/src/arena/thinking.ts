import type { Game } from '@charterstone/rules';
import type { Player } from './players.ts';

/** What a player has thought in a game. */
export type Thinking = {
  /** Choices between at least two options. */
  readonly decisions: number;
  readonly ms: number;
  readonly iterations: number;
  /** The milliseconds of those decisions that were searched. */
  readonly searchMs: number;
};

/** Asks a player, and looks at the clock meanwhile. */
export class Thinker {
  readonly #player: Player;
  #decisions = 0;
  #ms = 0;
  #searchMs = 0;

  constructor(player: Player) {
    this.#player = player;
  }

  decide(game: Game, count: number): number {
    const before = this.#player.iterations();
    const start = performance.now();
    const answer = this.#player.answer(game, count);
    const took = performance.now() - start;
    this.#decisions++;
    this.#ms += took;
    if (this.#player.iterations() > before) this.#searchMs += took;
    return answer;
  }

  thought(): Thinking {
    return {
      decisions: this.#decisions,
      ms: this.#ms,
      iterations: this.#player.iterations(),
      searchMs: this.#searchMs,
    };
  }
}
