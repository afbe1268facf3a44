import type { Game } from '@charterstone/rules';
import {
  atOf,
  CAREFUL,
  CLOUD_PORT,
  deedOf,
  LEAVE,
  PASS,
  PLACE,
  RETRIEVE,
} from '@charterstone/rules/internal';
import { ambitious } from './ambition.ts';
import type { Chance } from './chance.ts';
import { subject } from './subject.ts';

/** Somebody who decides: of the `count` moves that lie in `game.moves`, the place of the one to play. */
export type Strategy = (game: Game, count: number, chance: Chance) => number;

const random: Strategy = (_game, count, chance) => chance.below(count);

/** Prefers what it has chosen least in this game, so that rare buildings and deeds have their turn as well. */
function curious(): Strategy {
  const chosen = new Map<number, number>();
  return (game, count, chance) => {
    let best: number[] = [];
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const times = chosen.get(subject(game, game.moves[i] ?? 0)) ?? 0;
      if (times < fewest) best = [];
      fewest = Math.min(fewest, times);
      if (times === fewest) best.push(i);
    }
    const at = chance.below(4) === 0 ? chance.below(count) : chance.pick(best);
    const key = subject(game, game.moves[at] ?? 0);
    chosen.set(key, (chosen.get(key) ?? 0) + 1);
    return at;
  };
}

/** How much somebody who wants the village to grow likes a deed; what is not named counts 2. */
const LIKING: ReadonlyMap<number, number> = new Map([
  [PASS, 0],
  [LEAVE, 0],
  [CAREFUL, 0],
  [RETRIEVE, 1],
]);
/** The places where the village grows: the Zeppelin, the Charterstone, the Grandstand; then the Cloud Port. */
const GROWTH = 4;
const EXPORT = 3;
const GRANDSTAND = 3;

function liking(move: number): number {
  if (deedOf(move) !== PLACE || atOf(move) > CLOUD_PORT) return LIKING.get(deedOf(move)) ?? 2;
  if (atOf(move) <= GRANDSTAND) return GROWTH;
  return atOf(move) === CLOUD_PORT ? EXPORT : 2;
}

/** Builds, unlocks and scores whenever it can, takes all it gets, and errs now and then. */
const eager: Strategy = (game, count, chance) => {
  if (chance.below(5) === 0) return chance.below(count);
  const likings = Array.from(game.moves.subarray(0, count), liking);
  const most = Math.max(...likings);
  return chance.pick(likings.flatMap((n, i) => (n === most ? [i] : [])));
};

/** Strategies by name; each game gets a new one, so that a seed repeats it. */
export const STRATEGIES = {
  random: (): Strategy => random,
  curious,
  eager: (): Strategy => eager,
  ambitious: (): Strategy => ambitious(),
} as const;
export type StrategyName = keyof typeof STRATEGIES;
