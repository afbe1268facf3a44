import type { Charter, CommonsBuilding, Icon, Peril, What } from '@charterstone/rules';
import type { HeldCount, TableCount } from '../effects/ranges.ts';

/** One, and more than one; resources that are poured or piled have no plural. */
export type Noun = readonly [one: string, other: string];

export const ICON_NOUNS: { readonly [I in Icon]: Noun } = {
  coin: ['coin', 'coins'],
  metal: ['metal', 'metal'],
  grain: ['grain', 'grain'],
  wood: ['wood', 'wood'],
  coal: ['coal', 'coal'],
  clay: ['clay', 'clay'],
  pumpkin: ['pumpkin', 'pumpkins'],
  influence: ['influence token', 'influence tokens'],
  chef: ['chef', 'chefs'],
  golem: ['golem', 'golems'],
  cat: ['cat', 'cats'],
  butler: ['butler', 'butlers'],
  robot: ['robot', 'robots'],
  ghost: ['ghost', 'ghosts'],
  bandit: ['bandit', 'bandits'],
  fuelShortage: ['fuel shortage', 'fuel shortages'],
  disrepair: ['disrepair', 'disrepair'],
  vermin: ['vermin', 'vermin'],
  blight: ['blight', 'blight'],
  famine: ['famine', 'famine'],
  assistant: ['assistant', 'assistants'],
  unconstructedBuilding: ['building card', 'building cards'],
  constructedBuilding: ['constructed building card', 'constructed building cards'],
  guest: ['guest', 'guests'],
  item: ['item', 'items'],
  friend: ['friend', 'friends'],
  treasure: ['treasure', 'treasures'],
  resource: ['resource', 'resources'],
  minion: ['minion', 'minions'],
  peril: ['peril token', 'peril tokens'],
  card: ['advancement card', 'advancement cards'],
  vp: ['VP', 'VP'],
  reputation: ['reputation', 'reputation'],
  privateObjective: ['private objective', 'private objectives'],
  glory: ['glory', 'glory'],
  capacity: ['capacity', 'capacity'],
  victory: ['victory', 'victories'],
  construct: ['construction', 'constructions'],
  crate: ['crate', 'crates'],
  objective: ['objective', 'objectives'],
  quota: ['quota space', 'quota spaces'],
  progress: ['progress', 'progress'],
  income: ['income', 'income'],
  refreshMat: ['refresh of the advancement mat', 'refreshes of the advancement mat'],
  persona: ['persona', 'personas'],
  retrieve: ['retrieved worker', 'retrieved workers'],
  again: ['extra turn', 'extra turns'],
};

/** What is counted, and where it is: "influence tokens" "on the quota track". */
export type CountNoun = { readonly noun: Noun; readonly at?: (your: string) => string };

function board(noun: Noun): CountNoun {
  return { noun, at: () => ' on the board' };
}

export const COUNT_NOUNS: { readonly [C in HeldCount]: CountNoun } = {
  coin: { noun: ICON_NOUNS.coin },
  influence: { noun: ICON_NOUNS.influence },
  resource: { noun: ICON_NOUNS.resource },
  vp: { noun: ICON_NOUNS.vp },
  minion: { noun: ICON_NOUNS.minion },
  peril: { noun: ICON_NOUNS.peril },
  card: { noun: ICON_NOUNS.card },
  assistant: { noun: ICON_NOUNS.assistant },
  unconstructedBuilding: { noun: ICON_NOUNS.unconstructedBuilding },
  constructedBuilding: { noun: ICON_NOUNS.constructedBuilding },
  guest: { noun: ICON_NOUNS.guest },
  item: { noun: ICON_NOUNS.item },
  friend: { noun: ICON_NOUNS.friend },
  treasure: { noun: ICON_NOUNS.treasure },
  goods: { noun: ['coin or resource', 'coins and resources'] },
  resourceKinds: { noun: ['kind of resource', 'different kinds of resource'] },
  cardKinds: { noun: ['kind of advancement card', 'different kinds of advancement card'] },
  minionKinds: { noun: ['kind of minion', 'different kinds of minion'] },
  perilKinds: { noun: ['kind of peril', 'different kinds of peril'] },
  minionPlaced: board(ICON_NOUNS.minion),
  chefPlaced: board(ICON_NOUNS.chef),
  golemPlaced: board(ICON_NOUNS.golem),
  catPlaced: board(ICON_NOUNS.cat),
  butlerPlaced: board(ICON_NOUNS.butler),
  robotPlaced: board(ICON_NOUNS.robot),
  ghostPlaced: board(ICON_NOUNS.ghost),
  quotaTokens: { noun: ICON_NOUNS.influence, at: () => ' on the quota track' },
  reputationTokens: { noun: ICON_NOUNS.influence, at: () => ' on the reputation track' },
  incomeTokens: { noun: ICON_NOUNS.influence, at: () => ' on income buildings' },
  objectivesScored: { noun: ['scored objective', 'scored objectives'] },
  buildingCards: { noun: ['building card, constructed or not', 'building cards, constructed or not'] },
  buildingsInCharter: { noun: ['building', 'buildings'], at: (your) => ` in ${your} charter` },
  buildingValues: {
    noun: ['point of building value', 'points of building value'],
    at: (your) => ` in ${your} charter`,
  },
  openPlots: { noun: ['open plot', 'open plots'], at: (your) => ` in ${your} charter` },
  workersHome: { noun: ['worker', 'workers'], at: (your) => ` in ${your} personal supply` },
  regularsAbroad: { noun: ['regular worker', 'regular workers'], at: () => ' in opponents’ charters' },
  humanWorkersInCharter: {
    noun: ['worker of a human player', 'workers of human players'],
    at: (your) => ` in ${your} charter`,
  },
  personas: { noun: ICON_NOUNS.persona },
  glory: { noun: ['glory star', 'glory stars'] },
};

/** What lies on the table, whoever has it. */
export const TABLE_NOUNS: { readonly [C in TableCount]: Noun } = {
  villageVp: ['VP in this village', 'VP in this village'],
  told: ['in the average village', 'in the average village'],
  minionsInSupply: ['minion in the general supply', 'minions in the general supply'],
  perilOnHumanCharters: ['peril token in the players’ charters', 'peril tokens in the players’ charters'],
  pleasedKings: ['pleased king', 'pleased kings'],
  displeasedKings: ['displeased king', 'displeased kings'],
  kindCompanions: ['companion treated kindly', 'companions treated kindly'],
  rebels: ['rebel', 'rebels'],
  itemsOrTreasuresOnMat: [
    'item or treasure on the advancement mat',
    'items or treasures on the advancement mat',
  ],
};

/** Things that change their place without being goods. */
export const THING_NOUNS: {
  readonly [W in Exclude<What, Icon | 'this' | readonly number[]>]: Noun;
} = {
  skyIsland: ['sky island', 'sky islands'],
  usedPersona: ['used persona', 'used personas'],
  companion: ['companion', 'companions'],
  loyal: ['loyal persona', 'loyal personas'],
  rebel: ['rebel persona', 'rebel personas'],
  victoryCard: ['victory card', 'victory cards'],
  locationCard: ['location card', 'location cards'],
};

/** A peril as something one takes; most of them can't be counted. */
export const PERIL_OBJECTS: { readonly [P in Peril | 'any']: string } = {
  bandit: 'a bandit',
  fuelShortage: 'a fuel shortage',
  disrepair: 'disrepair',
  vermin: 'vermin',
  blight: 'blight',
  famine: 'famine',
  any: 'peril',
};

export const COLOURS: { readonly [C in Charter]: string } = {
  purple: 'purple',
  black: 'black',
  green: 'green',
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
};

export const COMMONS_NAMES: { readonly [B in CommonsBuilding]: string } = {
  zeppelin: 'Zeppelin',
  charterstone: 'Charterstone',
  grandstand: 'Grandstand',
  treasury: 'Treasury',
  market: 'Market',
  cloudPort: 'Cloud Port',
};

export function counted(noun: Noun, n: number): string {
  return `${n} ${noun[n === 1 ? 0 : 1]}`;
}

/** "a coin", "an item". */
export function indefinite(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
