import type { Abilities, Ability, Building, Range, Test, Where } from '@charterstone/rules';
import { countedAs, rangeOf } from './amounts.ts';
import { effectIcons } from './effectIcons.ts';
import { type Glyph, type GlyphName, glyphOf, mark } from './glyph.ts';

export type BuildingIcons = { readonly cost: readonly Glyph[]; readonly benefit: readonly Glyph[] };

/** What a building takes and gives. An octagon shows what it brings on income, to whoever lies there. */
export function buildingIcons({
  cost,
  benefit,
  income,
}: Pick<Building, 'cost' | 'benefit' | 'income'>): BuildingIcons {
  const gives = effectIcons(benefit);
  return {
    cost: cost === undefined ? [] : effectIcons(cost),
    benefit: income === undefined ? gives : [...gives, ...effectIcons(income)],
  };
}

/** A card's ability: when it speaks, what it takes, what it brings. */
export type AbilityIcons = {
  readonly when: readonly Glyph[];
  readonly cost: readonly Glyph[];
  readonly gain: readonly Glyph[];
};

export function abilityIcons(abilities: Abilities): readonly AbilityIcons[] {
  return isSeveral(abilities) ? abilities.map(ofOne) : [ofOne(abilities)];
}

const isSeveral = (abilities: Abilities): abilities is readonly Ability[] => Array.isArray(abilities);

function ofOne(ability: Ability): AbilityIcons {
  const gain = ability.do === undefined ? [] : effectIcons(ability.do);
  return {
    when: [...whenOf(ability), ...(ability.once === undefined ? [] : [mark('once')])],
    cost: [...(ability.pay === undefined ? [] : effectIcons(ability.pay)), ...ownPrice(ability)],
    // What changes a step instead of adding to it is said in words.
    gain: gain.length > 0 ? gain : [mark('forbid' in ability ? 'forbidden' : 'text')],
  };
}

const ownPrice = (ability: Ability): readonly Glyph[] =>
  ability.discard === true ? [{ name: 'card', loss: true }] : [];

function whenOf(ability: Ability): readonly Glyph[] {
  const place = ability.where === undefined ? undefined : placeOf(ability.where);
  if (place !== undefined) return [place];
  if ('on' in ability) return [glyphOf(MOMENTS[ability.on] ?? 'when')];
  return [mark('act' in ability ? 'when' : 'forbidden')];
}

const MOMENTS: { readonly [moment: string]: GlyphName } = {
  enter: 'worker',
  bump: 'worker',
  bumped: 'worker',
  entered: 'worker',
  help: 'minion',
  take: 'card',
  taken: 'card',
  built: 'construct',
  opened: 'crate',
  scored: 'objective',
  esteemed: 'reputation',
  advance: 'progress',
  advanced: 'progress',
  income: 'income',
  retrieve: 'retrieve',
  perilTaken: 'peril',
  scoring: 'hourglass',
  glory: 'glory',
  crown: 'king',
  start: 'game',
};

/** The one picture that best says where an ability listens. */
function placeOf(where: Where): Glyph | undefined {
  if (where.gives !== undefined) return glyphOf(where.gives === 'coin' ? 'coin' : where.gives);
  if (where.takes !== undefined) return glyphOf(where.takes);
  if (where.peril !== undefined) return glyphOf(where.peril === 'any' ? 'peril' : where.peril);
  if (where.card !== undefined) return glyphOf(where.card === 'this' ? 'card' : where.card);
  if (where.building !== undefined) return mark('building');
  if (where.minion !== undefined || where.worker === 'minion') return glyphOf('minion');
  return undefined;
}

/** What a goal wants: pictures of what is counted, each with how many. */
export function testIcons(test: Test): readonly Glyph[] {
  if ('is' in test) return Object.keys(test.sum).map((count) => wanted(count, test.is));
  const { not, ...counts } = test;
  return [
    ...Object.entries(counts).map(([count, range]) => wanted(count, range)),
    ...(not === undefined ? [] : [mark('forbidden'), ...testIcons(not)]),
  ];
}

const wanted = (count: string, range: Range | readonly Range[]): Glyph => ({
  name: countedAs(count),
  count: rangeOf(range),
});
