import type { PersonPicture } from '@charterstone/protocol';
import { disc, line, mix, type Shades, shape } from '../paper.ts';
import { beardOf, isBushy, isUnder } from './beards.ts';
import { type Age, type Looks, looksOf } from './choices.ts';
import { clothShades, hairShades, type Skin, skinOf } from './colours.ts';
import { browsOf, eyesOf, mouthOf, noseOf } from './features.ts';
import { FINE_GARMENTS } from './garmentsFine.ts';
import { GRAND_GARMENTS } from './garmentsGrand.ts';
import { PLAIN_GARMENTS, torso } from './garmentsPlain.ts';
import { LONG_HAIR } from './hairLong.ts';
import { type Hair, type HairDraw, SHORT_HAIR } from './hairShort.ts';
import { handOf } from './hands.ts';
import { type HairFate, hatOf } from './hats.ts';
import { headOf } from './head.ts';
import { type Art, mirrored, moved, wordIn } from './kit.ts';
import { chairBack, chairWheels, onFace, worn, wrinkles } from './marks.ts';
import { sceneOf } from './scenes.ts';

/** How much of somebody is seen: a card, a mat, a crest. */
export type Crop = 'full' | 'head' | 'face';

const BOXES: { readonly [C in Crop]: readonly [x: number, y: number, w: number, h: number] } = {
  full: [-50, -68, 100, 112],
  head: [-42, -60, 84, 80],
  face: [-30, -47, 60, 60],
};

const HAIRS = { ...SHORT_HAIR, ...LONG_HAIR };
const GARMENTS = { ...PLAIN_GARMENTS, ...FINE_GARMENTS, ...GRAND_GARMENTS };
const usualHair: HairDraw = SHORT_HAIR['short'] ?? (() => ({}));
export const HAIR_WORDS = Object.keys(HAIRS);
export const GARMENT_WORDS = Object.keys(GARMENTS);

/** A word and its colour. */
function both(words: string | undefined): readonly [string, string | undefined] {
  const [word = '', colour] = (words ?? '').split(':');
  return [word, colour];
}

/** Somebody before a landscape. The landscape is wider than the frame, so any frame is filled. */
export function personArt(line: PersonPicture, crop: Crop = 'full'): Art {
  const [x, y, w, h] = BOXES[crop];
  const down = crop === 'full' ? 0 : lowOf(looksOf(line).age) * 0.75;
  return {
    markup: sceneOf(line.scene, line.tint) + personFigure(line),
    viewBox: `${x} ${y + down} ${w} ${h}`,
  };
}

/** A child's shoulders are lower than ours, and old ones a little. */
const lowOf = (age: Age): number => (age === 'child' ? 8 : age === 'old' ? 2 : 0);

/** Somebody alone, to stand in a picture: from the waist (y = 44) to the hat (about y = -60). */
export function personFigure(line: PersonPicture): string {
  const looks = looksOf(line);
  const skin = skinOf(line.skin);
  const [garment, cloth] = both(line.garment);
  const t = clothShades(cloth);
  const w = looks.width;
  const chair = looks.marks.includes('wheelchair');
  const low = lowOf(looks.age);
  const twist = looks.turn * -3;
  const dressed = wordIn(GARMENTS, garment, torso)(w, t, skin);
  const body =
    twist === 0 ? dressed : `<g transform="translate(0 10) skewX(${twist}) translate(0 -10)">${dressed}</g>`;
  const hands =
    (line.other === undefined ? '' : handOf(line.other, w, t, skin, true)) +
    (line.prop === undefined ? '' : handOf(line.prop, w, t, skin, false));
  const [behind, before] = headLayers(line, looks, skin);
  return (
    `<g${line.skin === 'mist' ? ' opacity=".86"' : ''}>` +
    (chair ? chairBack(w) : '') +
    leaning(looks, low, behind) +
    moved(0, low, neck(skin) + body + cowlOf(line)) +
    leaning(looks, low, before) +
    (chair ? chairWheels(w) : '') +
    `${moved(0, low * 0.4, hands)}</g>`
  );
}

/** The head leans about the neck, and a child's is larger. */
function leaning({ tilt, age }: Looks, low: number, body: string): string {
  if (body === '') return '';
  const size = age === 'child' ? ' scale(1.08)' : '';
  return `<g transform="translate(0 ${5 + low}) rotate(${tilt})${size} translate(0 -5)">${body}</g>`;
}

const neck = (skin: Skin): string =>
  shape('M-7-4H7V12Q0 19-7 12z', skin.m) +
  shape('M-7-4H7V6Q0 13-7 9z', skin.x, 0.5) +
  (skin.metal ? line('M-7 3H7M-7 7H7', skin.x, 1.2) : '');

function cowlOf({ hat }: PersonPicture): string {
  const [word, colour] = both(hat);
  if (word !== 'cowl') return '';
  const t = clothShades(colour, 'brown');
  return (
    shape('M-24 12Q-18 4-10 5 0 16 10 5 18 4 24 12 14 24 0 24T-24 12z', t.l) +
    shape('M-24 12Q-18 4-10 5-6 12-2 12.5-8 18-8 23-18 20-24 12z', t.d)
  );
}

/** What of the head lies behind the shoulders, and what before them. */
function headLayers(line: PersonPicture, looks: Looks, skin: Skin): readonly [string, string] {
  const [hairWord, hairColour] = both(line.hair);
  const [hatWord, hatColour] = both(line.hat);
  const [beardWord, beardColour] = both(line.beard);
  const [, cloth] = both(line.garment);
  const ht = hairShades(hairColour);
  const bt = beardColour === undefined ? ht : hairShades(beardColour);
  const hat = hatOf(hatWord, clothShades(hatColour ?? cloth, 'brown'));
  const hair = flattened(
    hat.hair === 'none' ? {} : wordIn(HAIRS, hairWord, usualHair)(ht, skin),
    hairWord,
    hat.hair,
    ht,
  );
  const { turn } = looks;
  const face =
    headOf(looks.face, skin, turn, hat.hair !== 'none') +
    faceOf(line, looks, skin, { beard: beardWord, bt, brow: beardWord === '' ? ht.d : bt.d });
  // What is nearer to us moves further when somebody turns, what is behind moves the other way.
  return [
    moved(turn * -2, 0, (hat.back ?? '') + (hair.back ?? '')),
    face +
      moved(turn * 1.4, 0, combed(hair.front ?? '', hairWord, hat.hair, ht, looks) + (hat.front ?? '')) +
      (hair.hang ?? '') +
      (turn > 0 ? mirrored(worn(looks.marks)) : worn(looks.marks)),
  ];
}

const STANDS_UP: readonly string[] = ['bun', 'topknot', 'puffs', 'crowned'];
const BARE: readonly string[] = ['bald', 'mohawk', 'plate', 'wisps', ''];

/** A hat presses the hair flat: what hangs down is kept, what stands up is lost. */
function flattened(hair: Hair, word: string, fate: HairFate, t: Shades): Hair {
  if (fate !== 'flat') return hair;
  const sides = BARE.includes(word)
    ? ''
    : shape('M-17.5-24Q-20-14-16.5-7-14.5-14-14.5-24z', t.d) +
      shape('M17.5-24Q20-14 16.5-7 14.5-14 14.5-24z', t.m);
  return {
    back: STANDS_UP.includes(word) ? '' : (hair.back ?? ''),
    front: sides,
    hang: hair.hang ?? '',
  };
}

const SHAVEN: readonly string[] = [...BARE, 'tufts', 'topknot'];

/** Hair as wide as the head it lies on; whoever turns shows the side of the head, with hair on it. */
function combed(front: string, word: string, fate: HairFate, t: Shades, { face, turn }: Looks): string {
  if (fate !== 'free' || SHAVEN.includes(word)) return front;
  const wide = face === 'round' ? 1.1 : face === 'heart' ? 1.04 : 1;
  const patch = 'M-17.6-11Q-21-34-4-37L-7-25Q-12-22-13.4-13-15.4-14-17.6-11z';
  const side = turn === 0 ? '' : turn > 0 ? shape(patch, t.d) : mirrored(shape(patch, t.m));
  return wide === 1 ? side + front : `<g transform="scale(${wide} 1)">${side}${front}</g>`;
}

type Growth = { readonly beard: string; readonly bt: Shades; readonly brow: string };

function faceOf(line: PersonPicture, looks: Looks, skin: Skin, { beard, bt, brow }: Growth): string {
  const cheeks =
    skin.blush === undefined
      ? ''
      : disc(-9.5, -5.5, 3.6, skin.blush, 0.5) + disc(10, -5.5, 3.6, skin.blush, 0.6);
  const nose = noseOf(skin.metal && line.nose === undefined ? 'screw' : looks.nose, skin);
  const features =
    cheeks +
    onFace(looks.marks, skin) +
    (looks.age === 'old' ? wrinkles(skin) : '') +
    (isUnder(beard) ? beardOf(beard, bt) : '') +
    (isBushy(beard) ? '' : mouthOf(looks.mouth, skin)) +
    (looks.turn < 0 ? mirrored(nose) : nose) +
    eyesOf(looks.eyes, skin) +
    browsOf(looks.brows, looks.eyes, skin.metal ? mix(skin.x, '#2a2748', 0.3) : brow) +
    (isUnder(beard) ? '' : beardOf(beard, bt));
  return looks.turn === 0
    ? features
    : `<g transform="translate(${looks.turn * 3.4} 0) scale(.93 1)">${features}</g>`;
}
