/**
 * The closed lists of the game's words, as in the glossary. A word's place in its list is its number in the
 * table, so a list only ever grows at its end.
 */

/** The six charters in the game's own order: basic building card 5..10, starting crate 1..6. */
export const CHARTERS = ['purple', 'black', 'green', 'red', 'blue', 'yellow'] as const;
export type Charter = (typeof CHARTERS)[number];

/** Turns go clockwise round the board (ruling 2), here as numbers of CHARTERS. */
export const CLOCKWISE: readonly number[] = [3, 0, 2, 5, 1, 4];

export const RESOURCES = ['metal', 'grain', 'wood', 'coal', 'clay', 'pumpkin'] as const;
export type Resource = (typeof RESOURCES)[number];

export const MINIONS = ['chef', 'golem', 'cat', 'butler', 'robot', 'ghost'] as const;
export type Minion = (typeof MINIONS)[number];

export const PERILS = ['bandit', 'fuelShortage', 'disrepair', 'vermin', 'blight', 'famine'] as const;
export type Peril = (typeof PERILS)[number];

/** The seven kinds of advancement card (rule 7). */
export const CARD_KINDS = [
  'assistant',
  'unconstructedBuilding',
  'constructedBuilding',
  'guest',
  'item',
  'friend',
  'treasure',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Every icon that can be printed: what is held, what is gained, what is done. */
export const ICONS = [
  'coin',
  ...RESOURCES,
  'influence',
  ...MINIONS,
  ...PERILS,
  ...CARD_KINDS,
  'resource',
  'minion',
  'peril',
  'card',
  'vp',
  'reputation',
  'privateObjective',
  'glory',
  'capacity',
  'victory',
  'construct',
  'crate',
  'objective',
  'quota',
  'progress',
  'income',
  'refreshMat',
  'persona',
  'retrieve',
  'again',
] as const;
export type Icon = (typeof ICONS)[number];

const iconNumbers: ReadonlyMap<string, number> = new Map(ICONS.map((icon, number) => [icon, number]));

/** The number of a printed icon; every icon has one. */
export function iconNumber(icon: Icon): number {
  return iconNumbers.get(icon) ?? 0;
}

/** The icon behind a number. A number that is no icon is a bug. */
export function iconOf(number: number): Icon {
  const icon = ICONS[number];
  if (icon === undefined) throw new Error(`no icon has the number ${number}`);
  return icon;
}

export const COIN = 0;
export const FIRST_RESOURCE = 1;
export const LAST_RESOURCE = 6;
export const INFLUENCE = iconNumber('influence');
export const FIRST_MINION = iconNumber('chef');
export const FIRST_PERIL = iconNumber('bandit');
export const FIRST_KIND = iconNumber('assistant');
export const LAST_KIND = iconNumber('treasure');
export const UNCONSTRUCTED = iconNumber('unconstructedBuilding');
export const CONSTRUCTED = iconNumber('constructedBuilding');
export const ANY_RESOURCE = iconNumber('resource');
export const ANY_MINION = iconNumber('minion');
export const ANY_PERIL = iconNumber('peril');
export const ANY_CARD = iconNumber('card');
export const VP = iconNumber('vp');

/** The six buildings that stand before the players arrive: five of the Commons, and the Cloud Port. */
export const COMMONS = ['zeppelin', 'charterstone', 'grandstand', 'treasury', 'market', 'cloudPort'] as const;
export type CommonsBuilding = (typeof COMMONS)[number];

export const MOMENTS = [
  'supply',
  'start',
  'village',
  'seats',
  'bonuses', // set-up
  'turn',
  'enter',
  'bump',
  'bumped',
  'entered',
  'help',
  'aim',
  'pay',
  'used',
  'turnEnds', // a turn, in this order
  'take',
  'taken',
  'built',
  'opened',
  'scored',
  'esteemed',
  'advance',
  'advanced',
  'income',
  'retrieve',
  'perilTaken',
  'guidepost',
  'scoring',
  'glory',
  'crown',
  'aftermath',
  'clear', // the end
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Whom an effect is for, in the words of the language; `having` asks for a test besides. */
export const WHO_WORDS = [
  'me',
  'owner',
  'speaker',
  'opponent',
  'player',
  'human',
  'charter',
  'inactiveCharter',
  'chooser',
  'noted',
] as const;
