// The part of boardgame.io 0.50.2 that the baseline uses, typed without `any`. The package has no `exports`,
// so an ES module reaches it only by the path of a built file, and no types lie beside those.

declare module 'boardgame.io/package.json' {
  const manifest: { readonly version: string };
  export default manifest;
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE';
  export const TurnOrder: { readonly DEFAULT: TurnOrderConfig; readonly ONCE: TurnOrderConfig };

  interface TurnOrderConfig {
    first(context: { ctx: { turn: number; playOrderPos: number; playOrder: string[] } }): number;
    next(context: { ctx: { turn: number; playOrderPos: number; playOrder: string[] } }): number | undefined;
  }
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  import type { TurnOrder } from 'boardgame.io/dist/cjs/core.js';

  export interface Ctx {
    numPlayers: number;
    playOrder: string[];
    playOrderPos: number;
    currentPlayer: string;
    turn: number;
    phase: string | null;
    gameover?: unknown;
  }

  interface Random {
    Shuffle<T>(deck: readonly T[]): T[];
  }

  export interface Context<G> {
    G: G;
    ctx: Ctx;
    random: Random;
  }

  export interface MoveContext<G> extends Context<G> {
    playerID: string;
  }

  type MoveFn<G> = (context: MoveContext<G>, ...args: never[]) => G | 'INVALID_MOVE';

  interface MoveMap<G> {
    [name: string]: MoveFn<G> | { move: MoveFn<G>; noLimit?: boolean };
  }

  interface PhaseConfig<G> {
    start?: boolean;
    next?: string;
    turn?: { order?: (typeof TurnOrder)['DEFAULT']; minMoves?: number; maxMoves?: number };
    moves?: MoveMap<G>;
  }

  export interface Game<G> {
    name?: string;
    seed?: string | number;
    disableUndo?: boolean;
    setup?: (context: { ctx: Ctx; random: Random }) => G;
    phases?: { [name: string]: PhaseConfig<G> };
    endIf?: (context: Context<G>) => unknown;
    playerView?: (context: { G: G; ctx: Ctx; playerID: string | null }) => G;
  }

  export interface State<G> {
    G: G;
    ctx: Ctx;
    transients?: { error?: { type: string } };
  }

  export interface MakeMove {
    type: 'MAKE_MOVE';
    payload: { type: string; args: readonly unknown[]; playerID: string };
  }

  export function ProcessGameConfig<G>(game: Game<G>): Game<G>;
  export function InitializeGame<G>(options: { game: Game<G>; numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(options: {
    game: Game<G>;
  }): (state: State<G>, action: MakeMove) => State<G>;
}

declare module 'boardgame.io/dist/cjs/ai.js' {
  import type { Ctx, Game, MakeMove, State } from 'boardgame.io/dist/cjs/internal.js';

  export class MCTSBot<G> {
    constructor(options: {
      game: Game<G>;
      enumerate: (G: G, ctx: Ctx, playerID: string) => readonly { move: string; args: readonly unknown[] }[];
      seed?: string | number;
      iterations?: number;
      playoutDepth?: number;
      iterationCallback?: (progress: { iterationCounter: number }) => void;
    });
    /** Done when it returns, unless it was told to be `async`: the promise is fulfilled already. */
    play(state: State<G>, playerID: string): Promise<{ action: MakeMove | null }>;
  }
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http';
  import type { Game } from 'boardgame.io/dist/cjs/internal.js';

  export function Server<G>(options: { games: Game<G>[]; origins: string[] }): {
    run(config: { port: number }): Promise<{ appServer: HttpServer }>;
  };
}
