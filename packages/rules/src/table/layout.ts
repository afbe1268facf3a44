/**
 * The table: one array of small numbers, cut into named trays. This file is the only one that knows where a
 * tray lies; `inspect`, `hash`, `view` and the saved form go by its names.
 */

/** Highest number a card, a printed rule or a building of the Commons has, plus one. */
export const CARD_LIMIT = 450;
/** Cards 1 to 413; behind them the printed rules, then the six buildings of the Commons and the Cloud Port. */
export const LAST_CARD = 413;
export const PRINTED_RULE = 414;
/** Rules of the Chronicle are numbered 1 to 29. */
export const RULE_SLOTS = 29;
export const COMMONS_CARD = 444;

export const PLACE_LIMIT = 51;
export const SITE_LIMIT = 67;
export const QUOTA_COLUMNS = 6;
export const QUOTA_SPACES = 30;
export const REPUTATION_SPACES = 24;

export const FRAME = 12;
export const MAIN_FRAMES = 28;
export const LANE_FRAMES = 8;
export const LANES = 7;

/** What the table remembers that is no component: a number each. */
export const HEAD = [
  'rulesVersion',
  'boxVersion',
  'options',
  'game',
  'phase',
  'players',
  'round',
  'active',
  'first',
  'ending',
  'endedBy',
  'progress',
  'progressAtRound',
  'quietRounds',
  'action',
  'turn',
  'winners',
  'lane',
  'cratesOpened',
  'generator0',
  'generator1',
  'generator2',
  'generator3',
  'generator4',
  'generator5',
  'generator6',
  'generator7',
  'pleasedKings',
  'displeasedKings',
  'told',
  'again',
  'chooser',
  'goal',
  'mainDone',
  'nextGuidepost',
  'finished',
  'lastGame',
  'islandsLaid',
  'firstWinners',
  'automas',
  'difficulty',
] as const;
export type Head = (typeof HEAD)[number];

/** Every tray with its length. New trays go to the end; a longer tray keeps old hashes (see hash.ts). */
export const TRAYS = {
  head: 48,
  role: 6,
  chair: 6,
  charterOf: 7,
  cardAt: CARD_LIMIT,
  cardNext: CARD_LIMIT,
  cardPrevious: CARD_LIMIT,
  cardSince: CARD_LIMIT,
  cardNote: CARD_LIMIT,
  cardMark: CARD_LIMIT,
  pileTop: PLACE_LIMIT,
  pileSize: PLACE_LIMIT,
  goods: 49,
  influence: 6,
  spent: 6,
  vp: 6,
  workers: 12,
  siteBuilding: SITE_LIMIT,
  siteBuiltBy: SITE_LIMIT,
  siteUsedBy: SITE_LIMIT,
  siteTokens: SITE_LIMIT,
  quota: QUOTA_SPACES,
  reputation: REPUTATION_SPACES,
  crates: 78,
  peril: 42,
  sitePeril: SITE_LIMIT,
  minionOf: 36,
  minionAt: 36,
  islandOf: 24,
  islandAt: 24,
  emblems: 6,
  glory: 60,
  capacity: 24,
  victories: 6,
  depth: LANES,
  stack: FRAME * (MAIN_FRAMES + LANE_FRAMES * (LANES - 1)),
  coming: 7,
  titled: 7,
  listening: 28,
  automaPlans: 6,
  absent: 7,
} as const;
export type Tray = keyof typeof TRAYS;

const offsets: ReadonlyMap<string, number> = (() => {
  const map = new Map<string, number>();
  let offset = 0;
  for (const [tray, length] of Object.entries(TRAYS)) {
    map.set(tray, offset);
    offset += length;
  }
  map.set('', offset);
  return map;
})();

/** Where a tray begins. */
export function trayStart(tray: Tray): number {
  return offsets.get(tray) ?? 0;
}

export const TABLE_LENGTH = offsets.get('') ?? 0;

/** Changes whenever a table written by one layout can't be read by another. */
export const LAYOUT = 2;
