import type { Charter, CommonsBuilding, Count, Icon } from '@charterstone/rules';

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
  peril: ['peril', 'peril'],
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

export const COUNT_NOUNS: { readonly [C in Count]: Noun } = {
  coin: ICON_NOUNS.coin,
  influence: ICON_NOUNS.influence,
  resource: ICON_NOUNS.resource,
  vp: ICON_NOUNS.vp,
  card: ICON_NOUNS.card,
  assistant: ICON_NOUNS.assistant,
  unconstructedBuilding: ICON_NOUNS.unconstructedBuilding,
  constructedBuilding: ICON_NOUNS.constructedBuilding,
  guest: ICON_NOUNS.guest,
  item: ICON_NOUNS.item,
  friend: ICON_NOUNS.friend,
  treasure: ICON_NOUNS.treasure,
  resourceKinds: ['kind of resource', 'different kinds of resource'],
  cardKinds: ['kind of advancement card', 'different kinds of advancement card'],
  quotaTokens: ['influence token on the quota track', 'influence tokens on the quota track'],
  reputationTokens: ['influence token on the reputation track', 'influence tokens on the reputation track'],
  objectivesScored: ['scored objective', 'scored objectives'],
  buildingCards: ['building card, constructed or not', 'building cards, constructed or not'],
  game: ['game', 'games'],
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
