import type { PersonPicture } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';

type Choice = Omit<PersonPicture, 'kind' | 'skin' | 'hair' | 'garment' | 'tint'>;

/** Somebody of the app itself, who is in no box. */
export const person = (
  skin: string,
  hair: string,
  garment: string,
  tint: string,
  more: Choice,
): PersonPicture => ({
  kind: 'person',
  skin,
  hair,
  garment,
  tint,
  ...more,
});

/** Bots play for a person who is away or never was there: bright tin. */
export const BOTS: { readonly [C in Charter]: PersonPicture } = {
  purple: person('tin', 'plate:plum', 'jumper:plum', 'lilac', {
    hat: 'antenna:plum',
    eyes: 'lamp',
    mouth: 'smile',
    turn: 'front',
  }),
  black: person('tin', 'plate:steel', 'barrel:coal', 'slate', {
    hat: 'bowler:coal',
    eyes: 'lamp',
    mouth: 'grille',
    turn: 'right',
  }),
  green: person('tin', 'plate:teal', 'overalls:pine', 'moss', {
    hat: 'antenna:moss',
    eyes: 'lamp',
    mouth: 'laugh',
    turn: 'left',
  }),
  red: person('tin', 'plate:rose', 'barrel:red', 'coral', {
    hat: 'funnel',
    eyes: 'lamp',
    mouth: 'smile',
    turn: 'right',
  }),
  blue: person('tin', 'plate:steel', 'stripes:blue', 'sky', {
    hat: 'goggles',
    eyes: 'lamp',
    mouth: 'grille',
    turn: 'front',
  }),
  yellow: person('tin', 'plate:brass', 'checked:gold', 'gold', {
    hat: 'antenna:coral',
    eyes: 'lamp',
    mouth: 'grin',
    turn: 'left',
  }),
};

/** Automas are the king's: brass and copper, wound up with a key. */
export const AUTOMAS: { readonly [C in Charter]: PersonPicture } = {
  purple: person('brass', 'plate:plum', 'uniform:plum', 'lilac', {
    hat: 'key',
    eyes: 'lamp',
    mouth: 'grille',
    turn: 'right',
  }),
  black: person('copper', 'plate:steel', 'suit:coal', 'slate', {
    hat: 'key',
    eyes: 'monocle',
    mouth: 'smile',
    turn: 'left',
  }),
  green: person('brass', 'plate:teal', 'uniform:pine', 'moss', {
    hat: 'feather:pine',
    eyes: 'lamp',
    mouth: 'smile',
    turn: 'front',
  }),
  red: person('copper', 'plate:rose', 'ruff:red', 'coral', {
    hat: 'plumed:red',
    eyes: 'lamp',
    mouth: 'grille',
    turn: 'left',
  }),
  blue: person('brass', 'plate:steel', 'uniform:navy', 'sky', {
    hat: 'captain:blue',
    eyes: 'lamp',
    mouth: 'smile',
    turn: 'right',
  }),
  yellow: person('copper', 'plate:brass', 'ruff:gold', 'gold', {
    hat: 'key',
    eyes: 'lamp',
    mouth: 'laugh',
    turn: 'front',
  }),
};
