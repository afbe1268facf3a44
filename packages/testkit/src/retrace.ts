import type { Strategy } from './strategies.ts';

/** How a decision went: how many options there were, and at which place the chosen one lay. */
export type Pace = { readonly count: number; readonly at: number };

/** The same player, whose choices are noted. */
export function noting(player: Strategy, paces: Pace[]): Strategy {
  return (game, count, chance) => {
    const at = player(game, count, chance);
    paces.push({ count, at });
    return at;
  };
}

/** Chooses what was chosen before, without thinking it over again; wherever there are more or fewer options, it is another game. */
export function retracing(paces: readonly Pace[]): Strategy {
  let n = 0;
  return (_game, count) => {
    const pace = paces[n++];
    if (pace?.count !== count)
      throw new Error(`choice ${n} was between ${pace?.count ?? 'no'} options, and is between ${count}`);
    return pace.at;
  };
}
