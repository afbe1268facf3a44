import { at, CREAM, disc, INK, line, rect, shape } from '../paper.ts';
import { FAN, FLAG, FRESH_CARDS, HOMEWARD, THREE } from './deeds.ts';
import { ANY_CARD_ART, cardOf, deed, deedOf, plain, standee, warning } from './families.ts';
import type { GlyphName } from './glyph.ts';
import {
  ANY_RESOURCE_ART,
  CAPACITY_ART,
  COIN_ART,
  CRATE_ART,
  INFLUENCE_ART,
  PLOT_ART,
  POINTS_ART,
  REPUTATION_ART,
  RESOURCE_ART,
  STAR,
  WORKER_ART,
} from './goods.ts';

const OCTAGON = 'M-4.1-9.9H4.1L9.9-4.1V4.1L4.1 9.9H-4.1L-9.9 4.1V-4.1z';
const HEXAGON = 'M0-9.5L8.6-4.8V4.8L0 9.5-8.6 4.8V-4.8z';

/** Every picture of the glyph rows, in a box of ±10. */
const DRAWINGS: { readonly [G in GlyphName]: string } = {
  ...RESOURCE_ART,
  coin: COIN_ART,
  influence: INFLUENCE_ART,
  chef: standee('chef', '#c9862f', '#6e480f'),
  golem: standee('golem', '#b4553f', '#611e20'),
  cat: standee('cat', '#8455a3', '#3b1f52'),
  butler: standee('butler', '#4c8a4e', '#21452b'),
  robot: standee('robot', '#4778c4', '#1a3264'),
  ghost: standee('ghost', '#6a6b7a', '#2a2b38'),
  bandit: warning('bandit'),
  fuelShortage: warning('fuelShortage'),
  disrepair: warning('disrepair'),
  vermin: warning('vermin'),
  blight: warning('blight'),
  famine: warning('famine'),
  assistant: cardOf('assistant', '#4f8d83'),
  unconstructedBuilding: cardOf('plan', '#4778c4'),
  constructedBuilding: cardOf('house', '#a86a3a'),
  guest: cardOf('guest', '#c25a6a'),
  item: cardOf('item', '#5f8a4a'),
  friend: cardOf('friend', '#c98a2a'),
  treasure: cardOf('treasure', '#6f5aa8'),
  resource: ANY_RESOURCE_ART,
  minion: standee(undefined, '#5b6a98', '#2c3660'),
  peril: warning(undefined),
  card: ANY_CARD_ART,
  vp: POINTS_ART,
  reputation: REPUTATION_ART,
  privateObjective: cardOf('eye', '#35507a'),
  glory:
    shape('M-10-1Q-4-5-2-3L0-8 2-3Q4-5 10-1L4 3V8L0 6-4 8V3z', '#d9962a') +
    at(0, -1, 0.62, shape(STAR, '#fff3d6')),
  capacity: CAPACITY_ART,
  victory: plain('trophy', '#d08a1c', 20),
  construct: deed('hammer', '#8a5230'),
  crate: CRATE_ART,
  objective: deedOf(FLAG, '#a13a4e'),
  quota: deed('zeppelin', '#3f7c98', 14),
  progress: deed('hourglass', '#5b4a94'),
  income: deed('purse', '#8a6a1c'),
  refreshMat: deedOf(FRESH_CARDS, '#4c6a4a'),
  persona: deed('mask', '#7c4690', 14),
  retrieve: deedOf(HOMEWARD, '#35507a'),
  again: deed('again', '#2f6f7c'),
  or: line('M3-7L-3 7', '#5b5568', 2.2),
  may:
    shape('M-8-6H8V3H1L-4 8V3H-8z', '#7387b3') +
    disc(-4, -1.5, 1.3, CREAM) +
    disc(0, -1.5, 1.3, CREAM) +
    disc(4, -1.5, 1.3, CREAM),
  pay: line('M-7 0H6M2-4.5L6.5 0 2 4.5', '#98352c', 2.6),
  each: THREE,
  when: shape('M1.5-10L-6 2H-1L-2.5 10 6-3H.5z', '#d68a22'),
  if:
    shape('M0-9.5L9.5 0 0 9.5-9.5 0z', '#7387b3') +
    rect(-4.6, -2.8, 9.2, 1.9, CREAM) +
    rect(-4.6, 1, 9.2, 1.9, CREAM),
  text: rect(-8, -9, 16, 18, CREAM, 2) + line('M-5-5H5M-5-1.5H5M-5 2H5M-5 5.5H1', '#7387b3', 1.5),
  worker: WORKER_ART,
  octagon:
    shape(OCTAGON, '#8a6a1c') +
    shape(OCTAGON, '#fff3d6').replace('<path', '<path transform="scale(.74)"') +
    at(0, 0, 0.5, INFLUENCE_ART),
  emblem: disc(0, 0, 9.4, '#56669c') + shape('M0-6.8L5.8-1.4V5.8H2V1.6H-2V5.8H-5.8V-1.4z', CREAM),
  building:
    shape('M0-9.5L9.5-1H6.5V8.5H-6.5V-1H-9.5z', '#a8683d') +
    rect(-2, 2, 4, 6.5, '#4b2c35') +
    shape('M0-9.5L9.5-1H-9.5z', '#d4603a'),
  plot: PLOT_ART,
  shield: shape('M-8-8.6Q0-11.6 8-8.6V1Q8 7.6 0 10.6-8 7.6-8 1z', '#1e2f55') + at(0, -0.6, 0.5, POINTS_ART),
  skyIsland:
    shape('M-9 1Q-9-5-3-5-2-9 3-8 9-8 9-2 10 2 6 2H-6z', '#cfe0ee') + shape('M-7 2H7L2 9H-1z', '#7c86b8'),
  companion: standee('crown', '#b37c1d', '#6e480f'),
  deck:
    rect(-6, -9, 12, 15, '#35507a', 1.6) +
    rect(-7.5, -6.5, 12, 15, '#51679c', 1.6) +
    shape('M-1.5-2L2 1.5-1.5 5-5 1.5z', '#f2b84b'),
  hand: FAN,
  chest: plain('chest', '#8a5a34', 19),
  place: plain('pin', '#c23f52', 18),
  die: plain('die', '#51679c', 20),
  note: plain('quill', INK, 18),
  rule: plain('scroll', '#8a5a34', 19),
  story: plain('book', '#35507a', 19),
  hourglass: plain('hourglass', '#7a4a33', 18),
  game: shape(HEXAGON, '#35507a') + at(0, 0, 0.62, shape(STAR, '#fff3d6')),
  forbidden:
    disc(0, 0, 9, '#c23f52') + disc(0, 0, 6.2, '#fff3d6') + line('M-4.5-4.5L4.5 4.5', '#c23f52', 2.8),
  once: disc(0, 0, 9, '#35507a') + line('M-2-3L1-5.5V5.5', CREAM, 2.4),
  king: plain('crown', '#d08a1c', 19),
};

/** The picture of a glyph, without its count. */
export const drawingOf = (name: GlyphName): string => DRAWINGS[name];
