import type { Abilities, Ability, CardData } from '@charterstone/rules';

/** A game for every kind of card: what is still locked of treasures, items, guests and friends is opened (card 376). */
const everyKindOfCard: Ability = {
  on: 'supply',
  where: { by: 'anyone' },
  do: { open: [17, 23, 31, 47] },
};

/** Only the owner goes up to a sky island. */
const ownIslands: Abilities = { forbid: 'place', where: { island: 'opponent' } };

/** Guideposts: the goal of a game, its own rule, and the fork after it. 400 is that of game 2. */
export const guideposts: { readonly [number: number]: CardData } = {
  400: { kind: 'guidepost', goal: { goods: 'most' }, automa: 3, fork: { choose: ['A', 'B'] } },
  401: { kind: 'guidepost', goal: { objectivesScored: 'fewest' }, automa: 0, fork: { choose: ['C', 'D'] } },
  // Game 4: the progress token starts two spaces nearer to the hourglass, or further from it.
  402: {
    kind: 'guidepost',
    goal: { buildingsInCharter: 'most' },
    rules: { on: 'start', where: { by: 'anyone' }, change: { by: 2 } },
    fork: { choose: ['E', 'F'] },
  },
  403: {
    kind: 'guidepost',
    goal: { buildingsInCharter: 'most' },
    rules: { on: 'start', where: { by: 'anyone' }, change: { by: -2 } },
    fork: { choose: ['E', 'F'] },
  },
  // Game 5: the small worker does not go where the own big one stands.
  404: {
    kind: 'guidepost',
    goal: { personas: 'most' },
    rules: { forbid: 'place', where: { by: 'human', worker: 'small', holds: 'myBig' } },
    fork: { choose: ['G', 'H'] },
  },
  // Game 6: a visit may please both host and visitor. The village is measured against a number told from outside.
  405: {
    kind: 'guidepost',
    goal: { quotaTokens: 'most' },
    rules: {
      on: 'used',
      where: { charter: 'opponent' },
      do: { roll: ['mine', 'here'], then: [{ vp: 1 }, { each: 'owner', do: { vp: 1 } }] },
    },
    fork: { if: { sum: { villageVp: 1, told: -1 }, is: '1+' }, then: 'I', else: 'J' },
  },
  // Game 7: coins and resources paid at an opponent's building are the opponent's.
  406: {
    kind: 'guidepost',
    goal: { reputationTokens: 'most' },
    rules: { on: 'pay', where: { charter: 'opponent' }, change: { payee: 'owner' } },
    fork: { choose: ['K', 'L'] },
  },
  // Game 8: peril, if nobody has unlocked it yet.
  407: {
    kind: 'guidepost',
    goal: { peril: 'most' },
    rules: { on: 'supply', where: { by: 'anyone' }, do: { enter: [36, 37] } },
    fork: { if: { perilOnHumanCharters: '1+' }, then: 'M', else: 'N' },
  },
  // Game 9: whoever first takes a fuel shortage blows out the candle.
  408: {
    kind: 'guidepost',
    goal: { notedMe: 0 },
    rules: {
      on: 'perilTaken',
      where: { by: 'anyone', peril: 'fuelShortage' },
      once: 'game',
      do: { note: 'actor' },
    },
    fork: { if: { noted: 1 }, then: 'O', else: 'P' },
  },
  // Game 10 (with card 356): minions of every kind are loose in the village and have to be caught.
  409: {
    kind: 'guidepost',
    goal: { minion: 'most' },
    automa: { less: 3 },
    rules: [
      {
        on: 'village',
        where: { by: 'anyone' },
        do: [
          { enter: [33, 34] },
          { move: [227, 234, 278, 297, 309, 332], n: 'all', from: 'index', to: 'table' },
          {
            move: 'locationCard',
            n: { per: 'minionsInSupply', every: 6, max: 3 },
            from: 'index',
            to: 'table',
            pick: 'random',
          },
          { scatter: 'minion', over: 'marked' },
        ],
      },
      { forbid: 'place', where: { worker: 'minion' } },
      {
        on: 'enter',
        where: { holds: 'minion' },
        pay: { influence: 1 },
        do: { move: 'minion', from: 'here', to: 'hand' },
      },
    ],
    fork: { if: { sum: { pleasedKings: 1, displeasedKings: -1 }, is: '0+' }, then: 'Q', else: 'R' },
  },
  // Game 11, the festival: regular workers stay out of their own charter.
  410: {
    kind: 'guidepost',
    goal: { card: 'most' },
    automa: 6,
    rules: [everyKindOfCard, { forbid: 'place', where: { worker: 'regular', charter: 'mine' } }],
    fork: { choose: ['S', 'T'] },
  },
  // Game 11, martial law: another charter is closed until one's influence lies on its emblem.
  411: {
    kind: 'guidepost',
    goal: { card: 'fewest' },
    automa: 2,
    rules: [
      everyKindOfCard,
      { on: 'enter', where: { by: 'human', charter: 'other', emblem: 'closed' }, do: { put: 'emblem' } },
    ],
    fork: { choose: ['S', 'T'] },
  },
  // Game 12, after a defeat and after a victory.
  412: {
    kind: 'guidepost',
    goal: { influence: 'fewest' },
    automa: { less: 6 },
    tie: 'roll',
    rules: ownIslands,
    fork: { open: 'W' },
  },
  413: {
    kind: 'guidepost',
    goal: { influence: 'fewest' },
    automa: { less: 6 },
    tie: 'roll',
    rules: ownIslands,
    fork: { open: 'W' },
  },
};
