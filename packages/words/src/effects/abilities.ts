import type { Abilities, Ability, Change, Cost, Effect, Where } from '@charterstone/rules';

/** A single ability may be written without its list. */
export function abilityList(abilities: Abilities): readonly Ability[] {
  return isOne(abilities) ? [abilities] : abilities;
}

function isOne(abilities: Abilities): abilities is Ability {
  return !Array.isArray(abilities);
}

/** Whose deed it is. A rule for every human player speaks to whoever reads it. */
export type By = 'me' | 'opponent' | 'anyone';

export function byOf({ by }: Where): By {
  return by === undefined || by === 'human' ? 'me' : by;
}

/** What an ability costs and does, apart from its occasion. Nothing of it where the ability only forbids. */
export type Deal = {
  readonly discard: boolean;
  readonly pay: Cost;
  readonly effect: Effect;
  readonly change: Change | undefined;
  /** Whether the player is asked; acting on a turn always is a choice. */
  readonly may: boolean;
};

export function dealOf(ability: Ability): Deal {
  return {
    discard: ability.discard === true,
    pay: ability.pay ?? {},
    effect: ability.do ?? [],
    change: ability.change,
    may: ability.may === true || 'act' in ability,
  };
}
