import {
  type BoxData,
  type Building,
  COMMONS,
  COMMONS_CARD,
  type CommonsBuilding,
  LAST_CARD,
  PERILS,
  PRINTED_RULE,
} from '@charterstone/rules';

/** Where points come from, in the game's terms; charts stack them in this order. */
export const SOURCES = [
  'constructing',
  'crates',
  'objectives',
  'quota',
  'reputation',
  'buildings',
  'income',
  'peril',
  'minions',
  'personas',
  'assistants',
  'friends',
  'cards',
  'story',
] as const;
export type Source = (typeof SOURCES)[number];

/** What each source is called in tables and charts. */
export const SOURCE_NAMES: { readonly [S in Source]: string } = {
  constructing: 'constructing',
  crates: 'opening crates',
  objectives: 'objectives',
  quota: 'Cloud Port',
  reputation: 'reputation',
  buildings: 'other buildings',
  income: 'income',
  peril: 'peril traded in',
  minions: 'minions',
  personas: 'personas',
  assistants: 'assistants',
  friends: 'friends',
  cards: 'guests, items, treasures',
  story: 'guideposts and story',
};

/** The slot of the printed rule for the reputation track. */
const REPUTATION = PRINTED_RULE + 23;

const BY_KIND: { readonly [kind: string]: Source } = {
  persona: 'personas',
  assistant: 'assistants',
  friend: 'friends',
  guest: 'cards',
  item: 'cards',
  treasure: 'cards',
  minion: 'minions',
};

/** The source of points, by the number of the card, printed rule or building behind them (`why` of a fact). */
export function sourceOf(data: BoxData, why: number): Source {
  const commons = COMMONS[why - COMMONS_CARD];
  if (commons !== undefined) return sourceOfBuilding(data.commons[commons]);
  if (why === REPUTATION) return 'reputation';
  const card = why > LAST_CARD ? undefined : data.cards[why];
  if (card?.kind === 'building') return sourceOfBuilding(card);
  return BY_KIND[card?.kind ?? ''] ?? 'story';
}

/** Points of a building belong to the deed it is there for, if it is one. */
function sourceOfBuilding({ benefit, cost = {}, income }: Omit<Building, 'kind'>): Source {
  const icons = new Set([benefit].flat().flatMap((part) => Object.keys(part)));
  if (icons.has('construct')) return 'constructing';
  if (icons.has('crate')) return 'crates';
  if (icons.has('objective')) return 'objectives';
  if (icons.has('quota')) return 'quota';
  if (income !== undefined) return 'income';
  const takesPeril = Object.keys(cost).some((icon) => icon === 'peril' || PERILS.some((one) => one === icon));
  return takesPeril ? 'peril' : 'buildings';
}

/** The name of a building of the Commons behind a number, if it is one. */
export function commonsOf(building: number): CommonsBuilding | undefined {
  return COMMONS[building - COMMONS_CARD];
}
