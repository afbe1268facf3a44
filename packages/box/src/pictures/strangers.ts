import type { PictureLines } from './line.ts';
import { person } from './person.ts';

/** The strangers at the edge of the village, and somebody who was here before. */
export const strangerPictures: PictureLines = {
  337: person('ivory', 'long:black', 'tunic:mist', 'mist', {
    prop: 'flower',
    eyes: 'lash',
    brows: 'worried',
    mouth: 'smile',
    age: 'young',
    build: 'slim',
    turn: 'left',
  }),
  338: person('honey', 'fringe:brown', 'jumper:moss', 'mint', {
    hat: 'hunter:olive',
    prop: 'spyglass',
    eyes: 'glasses',
    mouth: 'oh',
    brows: 'worried',
    build: 'slim',
    scene: 'wood',
  }),
  339: person('peach', 'curls:blond', 'scarfed:rose', 'pink', {
    prop: 'bouquet',
    other: 'heart',
    eyes: 'happy',
    mouth: 'laugh',
    marks: 'freckles',
    build: 'slim',
  }),
  340: person('sienna', 'lowbun:steel', 'coat:ink', 'slate', {
    prop: 'rake',
    eyes: 'lid',
    mouth: 'smirk',
    age: 'old',
    marks: 'scar',
    turn: 'left',
  }),
  341: person('tan', 'tufts:steel', 'coat:sand', 'sand', {
    prop: 'hatinhand',
    other: 'heart',
    beard: 'short:grey',
    brows: 'worried',
    age: 'old',
    nose: 'long',
    turn: 'front',
  }),
  342: person('umber', 'short:black', 'tunic:ink', 'slate', {
    hat: 'hood:ink',
    prop: 'spoons',
    other: 'loaf',
    eyes: 'mask',
    mouth: 'grin',
    build: 'slim',
    scene: 'night',
  }),
  343: person('mist', 'waves:mist', 'overalls:mist', 'blue', {
    hat: 'flatcap:mist',
    prop: 'lantern',
    eyes: 'dot',
    mouth: 'kind',
    scene: 'night',
    turn: 'front',
  }),
};
