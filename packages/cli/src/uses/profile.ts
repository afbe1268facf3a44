import type { Building, Effect } from '@charterstone/rules';

/** What a building takes and gives, as icons with numbers; of a choice all branches count. */
export type Profile = {
  readonly takes: readonly (readonly [string, number])[];
  readonly gives: readonly (readonly [string, number])[];
};

export function profileOf(building: Omit<Building, 'kind'>): Profile {
  const takes = Object.entries(building.cost ?? {}).flatMap(([good, n]): [string, number][] =>
    typeof n === 'number' ? [[good, n]] : [],
  );
  return { takes, gives: icons(building.benefit) };
}

function icons(effect: Effect): [string, number][] {
  if (isList(effect)) return effect.flatMap(icons);
  if ('may' in effect) return icons(effect.may);
  if ('choose' in effect) return Object.values(effect.choose).flatMap(icons);
  if ('put' in effect) return [[effect.put, 1]];
  return Object.entries(effect).map(([icon, n]) => [icon, typeof n === 'number' ? n : 1]);
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}
