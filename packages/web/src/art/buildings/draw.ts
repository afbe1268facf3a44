import { chanceOf } from '../chance.ts';
import { oval } from '../paper.ts';
import { TONES, type Tones } from '../tones.ts';
import type { Form, Forms } from './form.ts';
import { COMMONS_FORMS } from './forms/commons.ts';
import { DIGGINGS } from './forms/diggings.ts';
import { cottage, HOUSES } from './forms/houses.ts';
import { LAND } from './forms/land.ts';
import { TOWERS } from './forms/towers.ts';
import { WORKS } from './forms/works.ts';
import type { BuildingLine } from './line.ts';
import type { Kit } from './masses.ts';
import { roofShades, wallShades } from './materials.ts';
import type { Props, Stand } from './prop.ts';
import { HUNG } from './props/hung.ts';
import { PARTS } from './props/parts.ts';
import { PILES } from './props/piles.ts';
import { sign, THINGS } from './props/things.ts';
import { VISITORS } from './props/visitors.ts';

/** Those of a village that has just been founded; the others are laid out in later.ts. */
export const FORMS: { [form: string]: Form } = {
  ...HOUSES,
  ...TOWERS,
  ...WORKS,
  ...DIGGINGS,
  ...LAND,
  ...COMMONS_FORMS,
};
const PROPS: Props = { ...PARTS, ...HUNG, ...PILES, ...THINGS, ...VISITORS };
export const PROP_WORDS = Object.keys(PROPS);

/** The usual shapes of what makes a good, from the first hut to the last hall, and what lies about there. */
const CHAINS: { readonly [chain: string]: { readonly forms: readonly string[]; readonly goods?: string } } = {
  harvest: {
    forms: ['field', 'cottage', 'barn', 'greenhouse', 'hall', 'domehall', 'manor'],
    goods: 'pumpkins',
  },
  mine: {
    forms: ['mine', 'headframe', 'longhouse', 'factory', 'tower', 'hall', 'domehall'],
    goods: 'coalpile',
  },
  forest: { forms: ['grove', 'longhouse', 'cottage', 'treehouse', 'tower', 'manor', 'hall'], goods: 'pines' },
  kiln: { forms: ['pit', 'kiln', 'longhouse', 'kiln', 'gate', 'domehall', 'temple'], goods: 'bricks' },
  forge: {
    forms: ['oreshed', 'forge', 'factory', 'tower', 'shipyard', 'lighthouse', 'hall'],
    goods: 'ingots',
  },
  mill: { forms: ['field', 'windmill', 'cottage', 'silo', 'manor', 'longhouse', 'hall'], goods: 'sheaves' },
  trade: { forms: ['stall', 'tent', 'longhouse', 'manor', 'temple', 'hall', 'onionhall'] },
  lore: { forms: ['cottage', 'tower', 'roundtower', 'domehall', 'temple', 'onionhall', 'manor'] },
};

export const CHAIN_WORDS = Object.keys(CHAINS);

/** Shapes that have their goods about them already, or no room for any. */
const COMPLETE = new Set([
  ...Object.keys(LAND),
  ...Object.keys(COMMONS_FORMS),
  'pit',
  'oreshed',
  'mine',
  'yard',
]);

/** Lays out more shapes; all of these have their goods about them. */
export function addForms(...shelves: readonly Forms[]): void {
  for (const forms of shelves) {
    Object.assign(FORMS, forms);
    for (const word of Object.keys(forms)) COMPLETE.add(word);
  }
}

const own = <T>(of: { readonly [word: string]: T }, word: string): T | undefined =>
  Object.hasOwn(of, word) ? of[word] : undefined;

const wholeTier = (tier: number): number => Math.min(7, Math.max(1, Math.round(tier) || 1));

function formWord({ chain, tier, form }: BuildingLine): string {
  if (form !== undefined && own(FORMS, form) !== undefined) return form;
  return own(CHAINS, chain)?.forms[wholeTier(tier) - 1] ?? 'cottage';
}

/** Whether a building is drawn in its own shape now. */
export function isFormed({ chain, tier, form }: BuildingLine): boolean {
  return own(FORMS, form ?? own(CHAINS, chain)?.forms[wholeTier(tier) - 1] ?? 'cottage') !== undefined;
}

/** A drawn building: the ground is at 0, it stays within x ±48 and y −96 to 10; `top` is the height of its roof. */
export type BuildingArt = { readonly markup: string; readonly top: number };
export const BUILDING_BOX = '-50 -96 100 110';

/**
 * Draws a line. Forms build masses, props attach to the frame a form reports, the chain adds its goods; flags fly in the colours of the
 * land it stands on.
 */
export function buildingArt(line: BuildingLine, tones: Tones = TONES.commons): BuildingArt {
  const word = formWord(line);
  const form: Form = own(FORMS, word) ?? cottage;
  const chance = chanceOf(line.seed);
  const kit: Kit = {
    chance,
    tier: wholeTier(line.tier),
    wall: line.material,
    t: wallShades(line.material),
    rt: roofShades(line.roof),
    crop: line.chain === 'mill' ? 'grain' : 'pumpkin',
  };
  const { markup, frame } = form(kit);
  const stand: Stand = { ...frame, t: kit.t, rt: kit.rt, wall: kit.wall, chance, tones };
  const goods = own(CHAINS, line.chain)?.goods;
  const isBare = goods === undefined || COMPLETE.has(word) || line.props.includes('plain');
  let [far, behind, before, signs] = ['', '', '', ''];
  for (const prop of isBare ? line.props : [...line.props, goods]) {
    const [name = '', hung = ''] = prop.split(':');
    if (name === 'sign') signs += sign(stand, hung);
    const { far: farther = '', back = '', front = '' } = own(PROPS, name)?.(stand) ?? {};
    far += farther;
    behind += back;
    before += front;
  }
  return {
    markup: oval(-4, 3, 44, 6.5, '#2a1c48', 0.22) + far + behind + markup + before + signs,
    top: frame.top,
  };
}
