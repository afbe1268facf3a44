import { type Building, type CardData, type Charter, COMMONS, COMMONS_CARD } from '@charterstone/rules';
import { sentence } from '@charterstone/words/light';
import { COMMONS_LINES } from '../art/buildings/commons.ts';
import { BUILDING_BOX, buildingArt } from '../art/buildings/draw.ts';
import type { BuildingLine } from '../art/buildings/line.ts';
import { minionArt } from '../art/figures/minions.ts';
import { perilArt } from '../art/figures/perils.ts';
import { thingArt } from '../art/figures/things.ts';
import { abilityIcons, buildingIcons, testIcons } from '../art/glyphs/cardIcons.ts';
import { effectIcons } from '../art/glyphs/effectIcons.ts';
import type { Glyph } from '../art/glyphs/glyph.ts';
import { personArt } from '../art/people/person.ts';
import { TONES, type Tones } from '../art/tones.ts';
import { flat } from '../board/flat.ts';
import { type Content, faceOf } from './content.ts';
import type { Scene } from './scene.ts';

export type PictureOf = { readonly markup: string; readonly viewBox: string };

/** Drawings are made once a card and line. */
const drawn = new WeakMap<object, PictureOf>();

/** How a card looks, if its picture was handed out. */
export function cardPicture({ pictures, data }: Content, card: number): PictureOf | undefined {
  const commons = COMMONS[card - COMMONS_CARD];
  // Nobody hands out what everybody knows from the first day.
  const line = commons === undefined ? pictures[card] : COMMONS_LINES[commons];
  if (line === undefined) return undefined;
  const charter = charterOf(data.cards[card]);
  const known =
    drawn.get(line) ?? flattened('kind' in line ? draw(line, charter) : building(line, TONES.commons));
  if (known !== undefined) drawn.set(line, known);
  return known;
}

/** Each half-transparent group would be a layer of its own, and all layers of the page are gone through whenever the village moves. */
function flattened(picture: PictureOf | undefined): PictureOf | undefined {
  return picture && { ...picture, markup: flat(picture.markup) };
}

type Line = Content['pictures'][number];

function draw(line: Line, charter: Charter | undefined): PictureOf | undefined {
  const tones = TONES[charter ?? 'commons'];
  switch (line.kind) {
    case 'building':
      return building(line, tones);
    case 'person':
      return personArt(line, 'head');
    case 'minion':
      return minionArt(line, tones);
    case 'peril':
      return perilArt(line);
    case 'thing':
      return thingArt(line);
  }
}

function building(line: BuildingLine, tones: Tones): PictureOf {
  return { markup: buildingArt(line, tones).markup, viewBox: BUILDING_BOX };
}

/** What stands on a card in signs: what it takes, and after an arrow what it brings; on a building, the resources that construct it. */
export type CardSigns = {
  readonly cost: readonly Glyph[];
  readonly gain: readonly Glyph[];
  readonly build?: readonly Glyph[];
};
const NOTHING: CardSigns = { cost: [], gain: [] };

/** Made once for all that is unlocked. */
const signs = new WeakMap<Content, Map<number, CardSigns>>();

export function signsOf(content: Content, card: number): CardSigns {
  const known = signs.get(content) ?? new Map<number, CardSigns>();
  signs.set(content, known);
  const found = known.get(card) ?? drawSigns(content, card);
  known.set(card, found);
  return found;
}

function drawSigns(content: Content, card: number): CardSigns {
  const face = faceOf(content, card);
  if (face === undefined) return NOTHING;
  if (face.kind === 'building') return buildingSigns(face);
  if (face.kind === 'objective') return { cost: [], gain: testIcons(face.goal) };
  if (face.kind === 'minion') return { cost: [], gain: effectIcons(face.help) };
  if (!('abilities' in face) || face.abilities === undefined) return NOTHING;
  const [first] = abilityIcons(face.abilities);
  return first === undefined ? NOTHING : { cost: [...first.when, ...first.cost], gain: first.gain };
}

function buildingSigns(building: Building): CardSigns {
  const { cost, benefit } = buildingIcons(building);
  // One by one, as they are printed: an amount beside a sign is what a use takes.
  const build = effectIcons(building.build ?? {}).flatMap(({ name, count = 1 }) =>
    Array.from({ length: Number(count) }, () => ({ name })),
  );
  return { cost, gain: benefit, build };
}

type Lying = Pick<Scene, 'now' | 'content'>;

/** The resources on a building card that is still to be constructed: where it stands they no longer matter. */
export function buildSigns({ now, content }: Lying, card: number): readonly Glyph[] | undefined {
  return now.constructed.includes(card) ? undefined : signsOf(content, card).build;
}

/** What a card does, and what it takes to construct it where that is still to be done. */
export function cardWords({ now, content, say }: Lying & Pick<Scene, 'say'>, card: number): string {
  const face = faceOf(content, card);
  if (face === undefined) return '';
  const build = now.constructed.includes(card) ? '' : sentence(say.describeBuild(face));
  return `${say.describeCard(face)} ${build}`.trim();
}

/** The charter whose colours a card wears. */
function charterOf(face: CardData | undefined): Charter | undefined {
  return face !== undefined && 'charter' in face ? face.charter : undefined;
}

export function toneOf({ data }: Content, card: number): string {
  const charter = charterOf(data.cards[card]);
  return charter === undefined ? 'var(--cream-100)' : `var(--${charter}-tile)`;
}
