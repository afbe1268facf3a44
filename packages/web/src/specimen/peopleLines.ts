import type { PersonPicture, ThingPicture } from '@charterstone/protocol';

type Choice = Omit<PersonPicture, 'kind' | 'skin' | 'hair' | 'garment' | 'tint'>;

const person = (skin: string, hair: string, garment: string, tint: string, more: Choice): PersonPicture => ({
  kind: 'person',
  skin,
  hair,
  garment,
  tint,
  ...more,
});

/** People of this page only, one for each thing the art can do. None of them is in the box. */
export const PEOPLE: { readonly [name: string]: PersonPicture } = {
  'Looks left': person('honey', 'bob:black', 'suit:ink', 'gold', {
    eyes: 'glasses',
    prop: 'quill',
    turn: 'left',
  }),
  'Looks at us': person('peach', 'short:blond', 'shirt:white', 'lemon', {
    hat: 'beret:navy',
    prop: 'honey',
    turn: 'front',
  }),
  'Looks right': person('cocoa', 'crop:grey', 'cape:navy', 'blue', {
    hat: 'hood:navy',
    beard: 'full:grey',
    prop: 'lantern',
    turn: 'right',
  }),
  'A child': person('tan', 'mop:black', 'overalls:teal', 'mint', {
    prop: 'frog',
    age: 'child',
    mouth: 'laugh',
  }),
  Young: person('sienna', 'mohawk:rose', 'vest:ink', 'slate', {
    prop: 'mouse',
    age: 'young',
    mouth: 'smirk',
  }),
  Old: person('ivory', 'bun:white', 'shawl:plum', 'lilac', { prop: 'cat', age: 'old', eyes: 'glasses' }),
  'With a cane': person('umber', 'wisps:white', 'coat:rust', 'sand', {
    prop: 'cane',
    age: 'old',
    beard: 'short:white',
  }),
  'In a wheelchair': person('rose', 'sidebraid:ginger', 'jumper:teal', 'sky', {
    prop: 'book',
    marks: 'wheelchair freckles',
  }),
  'With a hearing aid': person('honey', 'quiff:brown', 'checked:red', 'coral', {
    other: 'thumb',
    marks: 'hearing',
    turn: 'left',
  }),
  Waves: person('ebony', 'puffs:black', 'smock:sky', 'sky', { other: 'wave', prop: 'fish', mouth: 'laugh' }),
  Thinks: person('ivory', 'topknot:black', 'robe:teal', 'mint', {
    other: 'chin',
    eyes: 'calm',
    beard: 'goatee',
  }),
  'Both hands full': person('peach', 'tufts:brown', 'apron:sky', 'gold', {
    hat: 'toque',
    prop: 'bread',
    other: 'peel',
    build: 'round',
  }),
  'By night': person('tan', 'long:white', 'robe:navy', 'blue', {
    hat: 'wizard:navy',
    prop: 'staff',
    beard: 'long:white',
    scene: 'night',
    age: 'old',
  }),
  Underground: person('peach', 'short:brown', 'shirt:slate', 'slate', {
    hat: 'miner:gold',
    prop: 'pick',
    beard: 'full',
    scene: 'cave',
  }),
  Clockwork: person('brass', 'plate:brass', 'barrel:red', 'coral', {
    hat: 'key',
    eyes: 'lamp',
    mouth: 'grille',
    prop: 'wrench',
  }),
  'Words nobody knows': person('x', 'y:z', 'q', 'w', {
    hat: '?',
    prop: '!',
    other: '-',
    eyes: '#',
    mouth: '%',
    scene: '$',
  }),
};

const thing = (what: string, tint: string, beside?: string): ThingPicture => ({
  kind: 'thing',
  thing: what,
  tint,
  ...(beside === undefined ? {} : { beside }),
});

export const THINGS: readonly ThingPicture[] = [
  thing('crown:plum', 'gold'),
  thing('chest:teal', 'mint'),
  thing('tome:wine', 'coral', 'candle'),
  thing('house:sky', 'lemon', 'signpost:red'),
  thing('lantern', 'slate', 'keys'),
  thing('unheard of', 'sand'),
];
