import type { PersonPicture } from '@charterstone/protocol';
import { PROP_WORDS } from '../later.ts';
import { BEARD_WORDS } from './beards.ts';
import { BUILD_WORDS } from './choices.ts';
import { CLOTH_WORDS, HAIR_COLOURS, SKIN_WORDS } from './colours.ts';
import { BROW_WORDS, EYE_WORDS, MOUTH_WORDS, NOSE_WORDS } from './features.ts';
import { GESTURE_WORDS } from './hands.ts';
import { HAT_WORDS } from './hats.ts';
import { FACE_WORDS } from './head.ts';
import { MARK_WORDS } from './marks.ts';
import { GARMENT_WORDS, HAIR_WORDS } from './person.ts';
import { SCENE_WORDS } from './scenes.ts';

const HELD = [...PROP_WORDS, ...GESTURE_WORDS];

/** Which words there are for each part of a person's line, and which colours may follow them. For those who write lines, and their tests. */
export const PERSON_WORDS: {
  readonly [F in keyof Omit<PersonPicture, 'kind'>]-?: readonly [
    words: readonly string[],
    colours?: readonly string[],
  ];
} = {
  skin: [SKIN_WORDS],
  hair: [HAIR_WORDS, HAIR_COLOURS],
  garment: [GARMENT_WORDS, CLOTH_WORDS],
  tint: [CLOTH_WORDS],
  hat: [HAT_WORDS, CLOTH_WORDS],
  prop: [HELD],
  other: [HELD],
  beard: [BEARD_WORDS, HAIR_COLOURS],
  face: [FACE_WORDS],
  eyes: [EYE_WORDS],
  mouth: [MOUTH_WORDS],
  brows: [BROW_WORDS],
  nose: [NOSE_WORDS],
  build: [BUILD_WORDS],
  age: [['child', 'young', 'grown', 'old']],
  turn: [['left', 'front', 'right']],
  marks: [MARK_WORDS],
  scene: [SCENE_WORDS],
};

/** The words of a line that the art does not know, each with its field. */
export function unknownWords(line: PersonPicture): readonly string[] {
  const parts: { readonly [field: string]: string | undefined } = line;
  return Object.entries(PERSON_WORDS).flatMap(([field, [words, colours = []]]) =>
    (parts[field]?.split(' ') ?? []).flatMap((part) => {
      const [word = '', colour] = part.split(':');
      const isKnown = words.includes(word) && (colour === undefined || colours.includes(colour));
      return isKnown ? [] : [`${field} ${part}`];
    }),
  );
}
