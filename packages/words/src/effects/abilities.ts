import type { Abilities, Ability } from '@charterstone/rules';

/** A single ability may be written without its list. */
export function abilityList(abilities: Abilities): readonly Ability[] {
  return isOne(abilities) ? [abilities] : abilities;
}

function isOne(abilities: Abilities): abilities is Ability {
  return !Array.isArray(abilities);
}
