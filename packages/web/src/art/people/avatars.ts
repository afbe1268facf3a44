import type { PersonPicture } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { BOTS, person } from './clockwork.ts';

/** Faces for players whose persona nobody knows yet: six for each charter, in its colours. They are nobody of the box. */
export const AVATARS: { readonly [C in Charter]: readonly PersonPicture[] } = {
  purple: [
    person('ivory', 'ponytail:ginger', 'scarfed:plum', 'lilac', {
      hat: 'flatcap:plum',
      mouth: 'smile',
      eyes: 'dot',
      turn: 'right',
    }),
    person('cocoa', 'afro:black', 'jumper:lilac', 'lilac', { eyes: 'glasses', mouth: 'grin', turn: 'left' }),
    person('honey', 'waves:black', 'coat:plum', 'lilac', { beard: 'tache', mouth: 'smirk', turn: 'front' }),
    person('peach', 'crowned:grey', 'robe:lilac', 'lilac', {
      age: 'old',
      eyes: 'happy',
      face: 'round',
      turn: 'right',
    }),
    person('tan', 'wavy:plum', 'blouse:lilac', 'lilac', { hat: 'bow:gold', eyes: 'lash', turn: 'left' }),
    person('sienna', 'short:black', 'tunic:plum', 'lilac', {
      hat: 'turban:lilac',
      beard: 'short',
      turn: 'right',
    }),
  ],
  black: [
    person('rose', 'waves:auburn', 'overalls:coal', 'slate', {
      hat: 'miner:gold',
      beard: 'full',
      build: 'broad',
      turn: 'front',
    }),
    person('umber', 'mane:brown', 'coat:ink', 'slate', { eyes: 'lash', mouth: 'grin', turn: 'right' }),
    person('ivory', 'fringe:black', 'scarfed:coal', 'slate', { eyes: 'specs', mouth: 'smile', turn: 'left' }),
    person('honey', 'tufts:white', 'vest:coal', 'slate', {
      beard: 'walrus:white',
      age: 'old',
      turn: 'right',
    }),
    person('ebony', 'crop:black', 'scarfed:slate', 'slate', {
      hat: 'beanie:coal',
      mouth: 'laugh',
      turn: 'left',
    }),
    person('rose', 'mohawk:rose', 'vest:ink', 'slate', {
      mouth: 'smirk',
      marks: 'earring',
      age: 'young',
      turn: 'front',
    }),
  ],
  green: [
    person('cocoa', 'waves:black', 'overalls:pine', 'moss', {
      hat: 'straw:coral',
      mouth: 'grin',
      turn: 'left',
    }),
    person('ivory', 'braids:blond', 'vest:moss', 'moss', {
      hat: 'headband:red',
      mouth: 'smile',
      turn: 'right',
    }),
    person('tan', 'quiff:auburn', 'leather:moss', 'moss', { beard: 'stubble', turn: 'front' }),
    person('cocoa', 'mop:black', 'jumper:moss', 'moss', {
      eyes: 'happy',
      mouth: 'laugh',
      age: 'child',
      turn: 'left',
    }),
    person('peach', 'wisps:grey', 'checked:pine', 'moss', {
      eyes: 'specs',
      beard: 'goatee:grey',
      age: 'old',
      turn: 'right',
    }),
    person('honey', 'sidebraid:brown', 'poncho:olive', 'moss', { hat: 'wreath', eyes: 'lash', turn: 'left' }),
  ],
  red: [
    person('ebony', 'topknot:black', 'leather:red', 'coral', {
      hat: 'cycle:red',
      beard: 'stubble',
      build: 'broad',
      mouth: 'grin',
      turn: 'front',
    }),
    person('peach', 'curls:ginger', 'checked:coral', 'coral', {
      hat: 'beret:red',
      face: 'round',
      mouth: 'laugh',
      turn: 'left',
    }),
    person('honey', 'lowbun:black', 'smock:coral', 'coral', { eyes: 'lash', mouth: 'smile', turn: 'right' }),
    person('ivory', 'quiff:auburn', 'sash:wine', 'coral', { beard: 'twirl', eyes: 'wink', turn: 'right' }),
    person('cocoa', 'lowbun:white', 'jumper:red', 'coral', {
      eyes: 'specs',
      age: 'old',
      mouth: 'kind',
      turn: 'left',
    }),
    person('tan', 'short:black', 'robe:rust', 'coral', {
      hat: 'hijab:coral',
      eyes: 'lash',
      mouth: 'smile',
      turn: 'front',
    }),
  ],
  blue: [
    person('honey', 'side:black', 'uniform:navy', 'sky', {
      hat: 'captain:navy',
      mouth: 'smile',
      turn: 'right',
    }),
    person('rose', 'quiff:teal', 'smock:sky', 'sky', {
      hat: 'goggles',
      eyes: 'wide',
      mouth: 'grin',
      age: 'young',
      turn: 'left',
    }),
    person('cocoa', 'bald:black', 'jumper:blue', 'sky', { beard: 'full:grey', eyes: 'happy', turn: 'front' }),
    person('rose', 'bob:blond', 'stripes:blue', 'sky', {
      hat: 'beret:navy',
      marks: 'freckles',
      turn: 'right',
    }),
    person('sienna', 'topknot:black', 'kimono:navy', 'sky', { eyes: 'calm', beard: 'goatee', turn: 'left' }),
    person('peach', 'tufts:grey', 'coat:blue', 'sky', {
      eyes: 'monocle',
      age: 'old',
      face: 'long',
      turn: 'front',
    }),
  ],
  yellow: [
    person('honey', 'pigtails:ginger', 'apron:gold', 'gold', {
      hat: 'scarf:orange',
      face: 'round',
      eyes: 'happy',
      turn: 'left',
    }),
    person('ebony', 'mane:black', 'gown:gold', 'gold', {
      eyes: 'lash',
      mouth: 'lips',
      marks: 'earring',
      turn: 'right',
    }),
    person('peach', 'short:blond', 'overalls:gold', 'gold', {
      hat: 'straw:rust',
      beard: 'stubble',
      mouth: 'grin',
      turn: 'front',
    }),
    person('tan', 'wisps:steel', 'checked:orange', 'gold', {
      beard: 'walrus',
      age: 'old',
      mouth: 'kind',
      turn: 'right',
    }),
    person('ivory', 'pigtails:chestnut', 'checked:lemon', 'gold', {
      marks: 'freckles',
      mouth: 'laugh',
      age: 'child',
      turn: 'left',
    }),
    person('umber', 'dreads:chestnut', 'jumper:lemon', 'gold', {
      eyes: 'glasses',
      mouth: 'smirk',
      turn: 'front',
    }),
  ],
};

/** One of a charter's six, the same for the same number. */
export function avatarOf(charter: Charter, number: number): PersonPicture {
  const six = AVATARS[charter];
  const place = Number.isFinite(number) ? Math.abs(Math.trunc(number)) % six.length : 0;
  return six[place] ?? BOTS[charter];
}
