import type { CrateData, Effect } from '@charterstone/rules';

/** The rules of the Chronicle after game 2: inactive charters, set-up, end of game. */
const SECOND_GAME = [126, 127, 125];

/** Every charter gets a companion, also those nobody plays; each is answered for in its own time. */
const companions: Effect = {
  each: 'charter',
  apart: true,
  do: { move: 'companion', from: 'index', to: 'hand', pick: 'random' },
};

/** The spectral worker comes to whoever has the least glory. */
const spectralWorker: Effect = {
  each: { having: { glory: 'fewest' }, tie: 'roll' },
  do: { move: [343], from: 'index', to: 'hand' },
};

/** Every charter takes a side; then kings, kindness and rebels decide the battle (card 148). */
const battle: Effect = [
  {
    each: 'charter',
    apart: true,
    do: {
      choose: {
        loyal: { move: 'loyal', from: 'index', to: 'chest' },
        rebel: { move: 'rebel', from: 'index', to: 'chest' },
      },
    },
  },
  {
    if: { sum: { pleasedKings: 1, kindCompanions: 3, rebels: 2 }, is: '24+' },
    then: { open: 'V' },
    else: { open: 'U' },
  },
];

/** The crates of the story, one of two after each game. Kings below zero are displeased ones. */
export const letteredCrates: { readonly [crate: string]: CrateData } = {
  // Game 2
  A: {
    kings: -1,
    stories: [124],
    rules: SECOND_GAME,
    do: { each: 'player', do: { vp: { per: 'coin' } } },
    next: 401,
  },
  B: {
    kings: 1,
    stories: [128],
    rules: SECOND_GAME,
    do: { each: 'player', do: { vp: { per: 'resource' } } },
    next: 401,
  },

  // Game 3
  C: {
    kings: 1,
    stories: [129],
    names: 'village',
    do: { each: 'player', do: { vp: { per: 'buildingValues' } } },
    next: 402,
  },
  D: { kings: -1, stories: [130], names: 'village', next: 403 },

  // Game 4: sky islands
  E: { kings: 1, stories: [131], rules: [132], next: 404 },
  F: { kings: -1, stories: [133], rules: [132], next: 404 },

  // Game 5: companions
  G: { kings: 1, stories: [134], do: companions, next: 405 },
  H: { kings: -1, stories: [135], do: companions, next: 405 },

  // Game 6: the spectral worker
  I: {
    kings: 3,
    stories: [136],
    do: [{ each: 'player', apart: true, do: { glory: 1 } }, spectralWorker],
    next: 406,
  },
  J: { kings: -3, stories: [137], do: spectralWorker, next: 406 },

  // Game 7: secret victory cards, or the same for everybody
  K: {
    kings: -1,
    stories: [138],
    do: {
      each: 'player',
      from: 'chooser',
      do: { move: [344, 345, 346, 347, 348, 349], from: 'index', to: 'secret', secret: true },
    },
    next: 407,
  },
  L: {
    kings: 1,
    stories: [139],
    do: {
      each: 'player',
      do: { move: [350, 351, 352, 353, 354, 355], from: 'index', to: 'hand', pick: 'random' },
    },
    next: 407,
  },

  // Game 8: the candle
  M: { kings: -2, stories: [140], next: 408 },
  N: { kings: 2, stories: [141], next: 408 },

  // Game 9: whoever blew it out loses a persona. Card 356 announces the next game.
  O: {
    kings: -2,
    stories: [142, 356],
    do: { each: 'noted', do: { move: 'usedPersona', from: 'chest', to: 'archive' } },
    next: 409,
  },
  P: { kings: 2, stories: [143, 356], next: 409 },

  // Game 10: festival or martial law. Card 376 announces the next game.
  Q: {
    kings: 3,
    stories: [144, 376],
    do: { each: 'player', apart: true, do: { glory: 2 } },
    next: 410,
  },
  R: { kings: -3, stories: [145, 376], next: 411 },

  // Game 11: sides are taken, the battle is fought
  S: { kings: 1, stories: [146, 148], do: battle },
  T: { kings: -1, stories: [147, 148], do: battle },
  U: { stories: [149], next: 412 },
  V: { stories: [150], next: 413 },

  // Game 12: the last page (card 375), and the rules of the games after it
  W: {
    stories: [151, 375],
    rules: [152, 153, 154, 155, 156, 157],
    do: [
      { move: [343], to: 'archive' },
      { move: [200, 201, 202, 203, 204, 205], n: 'all', to: 'archive' },
      { move: 'companion', n: 'all', to: 'archive' },
      { move: 'skyIsland', n: 'all', to: 'supply' },
      { each: 'player', do: { keep: 'nothing' } },
      { each: 'charter', do: { move: 'persona', n: 'all', from: 'chest', to: 'personaDeck' } },
    ],
  },
};
