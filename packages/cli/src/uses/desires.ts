import { type BoxData, CARD_KINDS, type CardData, MINIONS, PERILS, RESOURCES } from '@charterstone/rules';
import { type Aim, aimsOf } from './aims.ts';
import type { Account, Books } from './books.ts';
import type { Worth } from './worth.ts';

/** What a thing is worth to a charter now, by the word on an icon; what is not named is worth `USUAL`. */
export type Desires = {
  readonly of: (icon: string) => number;
  /** How much there is to be said for bringing the workers home. */
  readonly home: number;
};

const USUAL = 0.3;
const COINS_FOR_A_CRATE = 4;
const PROJECT = 2;
/** Two of a kind are what those who are fond of a minion want to bring home. */
const PAIR = 2;

const CARDS: readonly string[] = CARD_KINDS;
const RESOURCE_NAMES: readonly string[] = RESOURCES;
const MINION_NAMES: readonly string[] = MINIONS;
const ANY_MINION = ['minion', ...MINIONS];
const ANY_CARD = ['card', ...CARD_KINDS];
const ANY_PLACING = MINIONS.map((minion) => `place ${minion}`);
const ANY_PERIL = PERILS.map((peril) => `peril ${peril}`);

/** The icons and deeds that bring more of something counted. */
const SERVES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['coin', ['coin']],
  ['influence', ['influence']],
  ['resource', RESOURCES],
  ['goods', ['coin', ...RESOURCES]],
  ['quotaTokens', ['quota']],
  ['reputationTokens', ['reputation']],
  ['incomeTokens', ['octagon']],
  ['objectivesScored', ['objective']],
  ['minion', ANY_MINION],
  ['minionKinds', ANY_MINION],
  ['minionPlaced', [...ANY_MINION, ...ANY_PLACING]],
  ...MINIONS.map((minion): [string, string[]] => [`${minion}Placed`, [minion, 'minion', `place ${minion}`]]),
  ['card', ANY_CARD],
  ['cardKinds', ANY_CARD],
  ['buildingCards', ['card', 'unconstructedBuilding', 'constructedBuilding']],
  ...CARD_KINDS.map((kind): [string, string[]] => [kind, [kind, 'card']]),
  ['peril', ANY_PERIL],
  ['perilKinds', ANY_PERIL],
  ['personas', ['persona']],
  ['regularsAbroad', ['abroad']],
]);

export function desiresOf(data: BoxData, books: Books, me: Account, worth: Worth): Desires {
  const wants = new Map<string, number>([['influence', 0]]);
  wantProjects(wants, data, books, me, worth);
  let home = 1;
  for (const aim of aimsOf(data, books, me, worth)) {
    wantMore(wants, me, aim);
    home += homeFor(aim, me);
  }
  wants.set('resource', Math.max(...RESOURCE_NAMES.map((one) => wants.get(one) ?? USUAL)));
  return { of: (icon) => wants.get(icon) ?? USUAL, home };
}

/** The best building card in hand wants its four resources, a crate its coins, both the influence. */
function wantProjects(
  wants: Map<string, number>,
  data: BoxData,
  books: Books,
  me: Account,
  worth: Worth,
): void {
  let best = 0;
  for (const resource of RESOURCES) wants.set(resource, goods(me, resource) === 0 ? USUAL : 0.1);
  for (const card of me.hand) {
    const found = data.cards[card];
    if (found?.kind !== 'building') continue;
    wants.set('influence', 1);
    if (books.standing.has(card)) {
      if (goods(me, 'coin') < COINS_FOR_A_CRATE) wants.set('coin', PROJECT);
    } else if (worth.ofBuilding(card) > best) {
      best = worth.ofBuilding(card);
      wantMaterial(wants, me, found);
    }
  }
}

function wantMaterial(
  wants: Map<string, number>,
  me: Account,
  card: Extract<CardData, { kind: 'building' }>,
): void {
  for (const resource of RESOURCES)
    wants.set(resource, (card.build?.[resource] ?? 0) > goods(me, resource) ? PROJECT : 0.2);
}

function goods(me: Account, good: string): number {
  return me.goods.get(good) ?? 0;
}

function wantMore(wants: Map<string, number>, me: Account, { count, until, weight }: Aim): void {
  const kinds = count.endsWith('Kinds');
  for (const icon of count === 'resourceKinds' ? RESOURCE_NAMES : (SERVES.get(count) ?? [])) {
    const good = icon.replace(/^peril /, '');
    // Of something that is to be varied a second one is no use.
    if (kinds && !CARDS.includes(icon) && goods(me, good) > 0) continue;
    wants.set(icon, (wants.get(icon) ?? USUAL) + (until === 0 ? -2 : 2) * weight);
  }
}

/** Whoever is fond of a minion waits until two of them are out, and comes home then. */
function homeFor({ count, until, weight }: Aim, me: Account): number {
  const minion = /^(.*)Placed$/.exec(count)?.[1];
  if (minion === undefined || !MINION_NAMES.includes(minion)) return 0;
  if ((me.counts.get(count) ?? 0) >= until) return 10 * weight;
  return goods(me, minion) >= PAIR ? -4 * weight : 0;
}
