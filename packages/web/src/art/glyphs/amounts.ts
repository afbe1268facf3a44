import { type Amount, type Count, MINIONS, type Minion, type Range } from '@charterstone/rules';
import { type Glyph, type GlyphName, glyphOf } from './glyph.ts';

/** What stands for something that can be counted. */
const COUNTED: { readonly [C in Exclude<Count, `${Minion}Placed`>]: GlyphName } = {
  coin: 'coin',
  influence: 'influence',
  resource: 'resource',
  vp: 'vp',
  minion: 'minion',
  peril: 'peril',
  card: 'card',
  assistant: 'assistant',
  unconstructedBuilding: 'unconstructedBuilding',
  constructedBuilding: 'constructedBuilding',
  guest: 'guest',
  item: 'item',
  friend: 'friend',
  treasure: 'treasure',
  glory: 'glory',
  goods: 'resource',
  resourceKinds: 'resource',
  cardKinds: 'card',
  minionKinds: 'minion',
  perilKinds: 'peril',
  minionPlaced: 'minion',
  quotaTokens: 'quota',
  reputationTokens: 'reputation',
  incomeTokens: 'octagon',
  objectivesScored: 'objective',
  buildingCards: 'unconstructedBuilding',
  buildingsInCharter: 'building',
  buildingValues: 'shield',
  openPlots: 'plot',
  workersHome: 'worker',
  regularsAbroad: 'worker',
  personas: 'persona',
  noted: 'note',
  notedMe: 'note',
  game: 'game',
  endedGame: 'game',
  villageVp: 'vp',
  told: 'story',
  minionsInSupply: 'minion',
  perilOnHumanCharters: 'peril',
  pleasedKings: 'king',
  displeasedKings: 'king',
  kindCompanions: 'companion',
  rebels: 'persona',
  itemsOrTreasuresOnMat: 'treasure',
  humanWorkersInCharter: 'worker',
};
const byName: { readonly [count: string]: GlyphName } = COUNTED;

export function countedAs(count: string): GlyphName {
  return byName[count] ?? MINIONS.find((minion) => count === `${minion}Placed`) ?? 'text';
}

/** An icon with its amount. */
export function amountOf(name: GlyphName, amount: Amount): Glyph {
  if (typeof amount === 'number') return glyphOf(name, amount);
  if (amount === 'all' || amount === 'this') return amount === 'all' ? glyphOf(name, '∞') : { name };
  if ('per' in amount) return { name, count: perCount(amount.every), per: countedAs(amount.per) };
  return glyphOf(name, 'seats' in amount ? spanOf(amount.seats) : eitherOf(amount.either));
}

const perCount = (every = 1): string => (every === 1 ? '1' : `1/${every}`);

/** By the number of players: from the least to the most. */
function spanOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Which of several: "2/4"; as far forward as back: "±2". */
function eitherOf(numbers: readonly number[]): string {
  const most = Math.max(...numbers);
  if (numbers.some((n) => n < 0) && Math.min(...numbers) === -most) return `±${most}`;
  return numbers.length > 2 ? spanOf(numbers) : numbers.join('/');
}

const RANKS: { readonly [rank: string]: string } = {
  most: '▲',
  second: '2.',
  third: '3.',
  fewest: '▼',
  moreThanHumans: '▲',
};

/** How many a goal wants: "6+", "0–3", or a rank. */
export function rangeOf(range: Range | readonly Range[]): string {
  if (typeof range === 'number') return String(range);
  if (typeof range === 'string') return RANKS[range] ?? range.replace('-', '–');
  return range.map(rangeOf).join('/');
}
