import { MOMENTS, WHO_WORDS } from '../vocabulary.ts';

/** The words of the language as the tables write them: numbers with names. */

export const TYPES = [
  'none',
  'building',
  'assistant',
  'persona',
  'objective',
  'rule',
  'story',
  'guest',
  'item',
  'friend',
  'treasure',
  'minion',
  'companion',
  'spectral',
  'victory',
  'location',
  'guidepost',
  'automa',
] as const;
export const BUILDING = 1;
export const ASSISTANT = 2;
export const PERSONA = 3;
export const OBJECTIVE = 4;
export const RULE = 5;
export const STORY = 6;
export const GUEST = 7;
export const ITEM = 8;
export const FRIEND = 9;
export const TREASURE = 10;
export const MINION = 11;
export const COMPANION = 12;
export const SPECTRAL = 13;
export const VICTORY = 14;
export const LOCATION = 15;
export const GUIDEPOST = 16;

/** Benefits with an aim: it is asked before paying, because the price depends on it. */
export const NO_AIM = 0;
export const CONSTRUCT = 1;
export const CRATE = 2;
export const OBJECTIVE_AIM = 3;
export const QUOTA = 4;

/** Flags of a node. */
export const REVERSE = 1;
export const APART = 2;
export const FROM_ACTOR = 4;
export const FROM_CHOOSER = 8;
export const SHUFFLE_REST = 16;
export const IN_SECRET = 32;
export const UNTIL_INCOME = 64;
export const FOR_CAMPAIGN = 128;

/** Amounts that are words. */
export const ALL = 32000;
export const THIS = 32001;

export const SUM = -1;
export const NOT = -2;
/** Ranks: 0 is none (use low and high), -1 the fewest. */
export const FEWEST = -1;
export const MORE_THAN_HUMANS = 5;

export const WHO = [...WHO_WORDS, 'having'] as const;

export const WHATS = [
  'numbers',
  'coin',
  'resource',
  'minion',
  'peril',
  'skyIsland',
  'card',
  'kind',
  'this',
  'persona',
  'usedPersona',
  'companion',
  'loyal',
  'rebel',
  'victoryCard',
  'locationCard',
] as const;

export const PLACES = [
  'anywhere',
  'supply',
  'mat',
  'deck',
  'discard',
  'index',
  'archive',
  'hand',
  'speaker',
  'chest',
  'play',
  'secret',
  'personaDeck',
  'here',
  'myCharter',
  'table',
] as const;

/** The sides personas take in the last game. */
export const LOYAL = 1;
export const REBEL = 2;

export const PICKS = ['me', 'speaker', 'random', 'top', 'oneOfEach'] as const;

/** The moments before the price of a use is paid, as bits. */
export const BEFORE_PAYING = (['enter', 'bump', 'bumped', 'entered', 'help', 'aim', 'pay'] as const).reduce(
  (bits, moment) => bits | (1 << MOMENTS.indexOf(moment)),
  0,
);

/** The same without `bumped`, which only comes where somebody stood. */
export const EARLY = BEFORE_PAYING & ~(1 << MOMENTS.indexOf('bumped'));

/** How an ability is set off. */
export const LISTENS = 0;
export const ACTS = 1;
export const ACTS_AT_END = 2;
export const FORBIDS_PLACING = 3;
export const FORBIDS_SPEAKING = 4;
export const FORBIDS_CHAMPION = 5;

/** Changes, as bits in the frame of the step that is changed. */
export const CAREFUL = 1;
export const STAY = 2;
export const NO_HELP = 4;
export const NO_AIM_WANTED = 8;
export const WAIVED = 16;
export const COIN_OR_RESOURCE = 32;
export const PAYEE_OWNER = 64;
export const FROM_TOP3 = 128;
export const BY = 256;

export const BY_ME = 0;
export const BY_OPPONENT = 1;
export const BY_ANYONE = 2;
export const BY_HUMAN = 3;

export const CHARTER_IS = [
  'anywhere',
  'mine',
  'opponent',
  'other',
  'here',
  'any',
  'commons',
  'noted',
] as const;
/** ONE_CHARTER + n is charter n. */
export const ONE_CHARTER = CHARTER_IS.length;

export const WORKER_IS = ['any', 'regular', 'small', 'minion', 'spectral'] as const;
export const HOLDS = ['any', 'nobody', 'minion', 'myBig'] as const;
export const BUMPED = ['any', 'opponent', 'mySpectral'] as const;
export const CARD_IS = ['any', 'card', 'privateObjective', 'this'] as const;
/** ONE_KIND + k is the k-th kind of advancement card. */
export const ONE_KIND = CARD_IS.length;
export const ANY_PERIL = 6;

/** Crates 1 to 54, then those of the story, A as 55. */
export const STORY_CRATE = 55;
export const CRATE_LIMIT = 78;
