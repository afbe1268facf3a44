import type { PersonPicture } from '@charterstone/protocol';
import { avatarOf } from '../people/avatars.ts';

/** The king, as he is on every coin. */
export const KING: PersonPicture = {
  kind: 'person',
  skin: 'peach',
  hair: 'wavy:white',
  garment: 'mantle:red',
  tint: 'gold',
  hat: 'crown',
  prop: 'sceptre',
  beard: 'long:white',
  brows: 'bushy',
  build: 'broad',
  age: 'old',
  turn: 'left',
  eyes: 'dot',
};

/** Those who wait for you at the shore. */
export const PARTY: readonly PersonPicture[] = [
  { ...avatarOf('black', 0), other: 'pick' },
  { ...avatarOf('green', 0), other: 'can', prop: 'wave' },
  { ...avatarOf('purple', 0), prop: 'lantern' },
  KING,
  { ...avatarOf('blue', 0), prop: 'parrot', other: 'spyglass' },
];
