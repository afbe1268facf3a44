import { mix, type Shades, shades } from '../paper.ts';
import { wordIn } from './kit.ts';

export const GOLD = '#efb63a';
export const BRONZE = '#b37c1d';
export const WOOD = '#8a5a3a';
export const BARK = '#5f3b30';
export const STEEL = '#9fb0c2';
export const IRON = '#6d7c93';
export const WHITE = '#fffaf0';

type Palette = { readonly [word: string]: string };

/** Of flesh and blood, and the others: clockwork, stone, and somebody who was here before. */
const SKIN: Palette = {
  ivory: '#f8dcc0',
  rose: '#f4cbb4',
  peach: '#f2c49b',
  honey: '#dfa374',
  tan: '#c58a5a',
  sienna: '#ad7349',
  umber: '#94603f',
  cocoa: '#6b4331',
  ebony: '#553527',
  brass: '#e0b054',
  copper: '#d3895f',
  tin: '#b9c6d2',
  stone: '#b8b0ac',
  mist: '#cfe2ee',
};

const METAL: readonly string[] = ['brass', 'copper', 'tin'];

const HAIR: Palette = {
  black: '#332b3d',
  brown: '#6a4230',
  chestnut: '#87512f',
  auburn: '#9f4b2c',
  ginger: '#d9783a',
  blond: '#ecc670',
  sand: '#c9a468',
  grey: '#aba8b4',
  steel: '#7d8396',
  white: '#f3ebde',
  plum: '#7f4d8e',
  teal: '#3c8f8b',
  rose: '#c9596f',
  mist: '#aecbdc',
  brass: '#b57f2c',
};

const CLOTH: Palette = {
  red: '#cf4f3f',
  wine: '#8f3346',
  coral: '#ee8062',
  orange: '#e2883a',
  gold: '#efb63a',
  lemon: '#f3d46a',
  moss: '#6f9550',
  pine: '#3f7350',
  olive: '#8a8a45',
  teal: '#3a938a',
  mint: '#8ccfb0',
  sky: '#6aa5cf',
  blue: '#4778c4',
  navy: '#35508c',
  plum: '#7f4d94',
  lilac: '#b59ad6',
  rose: '#cf5f7c',
  pink: '#eaa0b0',
  cream: '#f3e4c4',
  sand: '#d9b98a',
  rust: '#a8532f',
  brown: '#7a4f3a',
  ink: '#3a3a5a',
  coal: '#53535f',
  slate: '#71809a',
  white: '#f8f0e0',
  mist: '#b7d0e0',
};

/** Skin in its lights and shades; blush is missing where nothing is warm. */
export type Skin = {
  readonly l: string;
  readonly m: string;
  readonly d: string;
  readonly x: string;
  readonly blush: string | undefined;
  readonly metal: boolean;
};

export function skinOf(word: string): Skin {
  const m = wordIn(SKIN, word, '#dfa374');
  const metal = METAL.includes(word);
  return {
    l: mix(m, metal ? '#fff8e0' : '#fff1d6', metal ? 0.3 : 0.16),
    m,
    d: mix(m, '#6a2548', 0.26),
    x: mix(m, '#4a1a3c', 0.45),
    blush: metal || word === 'stone' || word === 'mist' ? undefined : mix(m, '#e4503f', 0.42),
    metal,
  };
}

export const hairShades = (word: string | undefined): Shades => shades(wordIn(HAIR, word, '#6a4230'));

export const clothShades = (word: string | undefined, usual = 'teal'): Shades =>
  shades(wordIn(CLOTH, word, wordIn(CLOTH, usual, '#3a938a')));

/** The light behind somebody, by the name of a cloth. */
export const lightOf = (word: string | undefined): string =>
  mix(wordIn(CLOTH, word, '#efb63a'), '#fff3d8', 0.42);

export const SKIN_WORDS = Object.keys(SKIN);
export const HAIR_COLOURS = Object.keys(HAIR);
export const CLOTH_WORDS = Object.keys(CLOTH);
