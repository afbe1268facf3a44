import { CHARTERS, type Charter, type Inspection, PERILS, RESOURCES, type Supply } from '@charterstone/rules';
import { type Account, accountOf, type Books } from './books.ts';

/** How a part of the table stands in the books; the table lies beside it for what it alone has an order for. */
type Reading<Part> = { readonly [K in keyof Part]: ((books: Books, part: Part) => unknown) | undefined };

const slots = (books: Books, name: string, n: number): number[] =>
  Array.from({ length: n }, (_, i) => books.cards.in(`${name}-${i + 1}`)).flat();
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** Every part of an inspected table. A new part does not compile before it is said how facts tell it. */
const TABLE: Reading<Inspection> = {
  village: (books, { village }) => ({
    ...Object.fromEntries(Object.entries(village).filter(([site]) => !site.includes('-'))),
    ...Object.fromEntries(books.village),
  }),
  constructed: (books) => sorted([...books.constructed]),
  quota: (books) => Object.fromEntries(books.quota),
  peril: (books) => Object.fromEntries(books.peril),
  minions: (books) => minionsBySite(books),
  minionSupply: (books, { minionSupply }) =>
    Object.fromEntries(Object.keys(minionSupply).map((minion) => [minion, SIX - outOf(books, minion)])),
  octagons: (books) => charterLists(books.octagons),
  emblems: (books) => charterLists(books.emblems),
  covered: (books) => Object.fromEntries([...books.islandAt].map(([island, plot]) => [plot, island])),
  game: (books) => books.game,
  campaignOver: (books) => books.campaignOver,
  round: (books) => books.round,
  turn: (books) => books.turn,
  first: (books) => (books.round > 0 ? books.first : undefined),
  active: (books) => (books.round > 0 ? books.active : undefined),
  progress: (books) => books.progress,
  winners: (books) => books.winners,
  supply: (books) => supplyLeft(books),
  mat: (books) => slots(books, 'mat', 5),
  deck: (books) => books.cards.in('deck'),
  discard: (books) => books.cards.in('discard'),
  objectives: (books) =>
    slots(books, 'objective', 3).map((card) => ({
      card,
      scoredBy: CHARTERS.filter((charter) => books.scored.has(`${card} ${charter}`)),
    })),
  objectiveDeck: (books) => books.cards.in('objectiveDeck'),
  chronicle: (books) => sorted([...books.chronicle.values()]),
  guidepost: (books) => books.cards.in('guidepost')[0],
  table: (books) => books.cards.in('table'),
  reputation: (books, { reputation }) => reputation.map((_, space) => books.reputation.get(space)),
  kings: (books) => books.kings,
  notes: (books) => Object.fromEntries(books.notes),
  coming: (books) => [...books.coming].sort().map(([seat, charter]) => ({ seat, charter })),
  automaPlans: (books) => Object.fromEntries(books.automaPlans),
  titled: (books) => [...CHARTERS, 'village'].filter((what) => books.titled.has(what)),
  difficulty: (books) => books.difficulty,
  automaDiscard: (books) => books.cards.in('automaDiscard'),
  // Each charter is looked at by itself; what is asked, and when the table closes, is nothing that lies there.
  charters: undefined,
  lastGame: undefined,
  over: undefined,
  questions: undefined,
  deciders: undefined,
};

const SUPPLY: Reading<Supply> = {
  charter: (_, { charter }) => charter,
  seat: (books, { charter }) => [...books.seats].find(([, of]) => of === charter)?.[0],
  automa: (books, { seat }) => books.automas.has(seat),
  absent: (books, { seat }) => books.absent.has(seat),
  points: (books, { charter }) => accountOf(books, charter).points,
  goods: (books, { charter }) => goodsOf(accountOf(books, charter)),
  influence: (books, { charter }) => accountOf(books, charter).goods.get('influence') ?? 0,
  spent: (books, { charter }) => accountOf(books, charter).goods.get('spent') ?? 0,
  workers: (books, { charter }) => {
    const { workers } = accountOf(books, charter);
    return { big: workers.get('big') ?? 'home', small: workers.get('small') ?? 'home' };
  },
  hand: (books, { charter }) => books.cards.in(`hand-${charter}`),
  chest: (books, { charter }) => books.cards.in(`chest-${charter}`),
  persona: (books, { charter }) => books.cards.in(`play-${charter}`),
  minions: (books, { charter }) =>
    lines(books.minions.filter(({ owner }) => owner === charter).map(({ minion, at }) => ({ minion, at }))),
  perils: (books, { charter }) =>
    Object.fromEntries(
      PERILS.flatMap((peril) => {
        const n = accountOf(books, charter).perils.get(peril) ?? 0;
        return n === 0 ? [] : [[peril, n]];
      }),
    ),
  islands: (books, { charter }) =>
    lines(
      [...books.islandOf]
        .filter(([, owner]) => owner === charter)
        .map(([island]) => ({ island, at: books.islandAt.get(island) })),
    ),
  glory: (books, { charter, glory }) =>
    glory.map((_, row) => accountOf(books, charter).glory.get(row + 1) ?? 0),
  // One circle of each kind is there before the first game (rule 29).
  capacity: (books, { charter, capacity }) =>
    Object.fromEntries(
      Object.keys(capacity).map((kind, i) => [
        kind,
        Math.min(1, books.game) + (accountOf(books, charter).capacity.get(i + 1) ?? 0),
      ]),
    ),
  victories: (books, { charter }) => accountOf(books, charter).victories,
  used: (books, { charter }) =>
    sorted(
      ['chest', 'play'].flatMap((place) => books.cards.in(`${place}-${charter}`)).filter(wasUsed(books)),
    ),
  // A spectator knows how many were taken in secret, not which.
  secret: () => [],
  secrets: (books, { charter }) => books.cards.in(`secret-${charter}`).length,
};

const SIX = 6;

function keysOf<Part extends object>(reading: Reading<Part>): (keyof Part)[] {
  const keys: (keyof Part)[] = [];
  for (const key in reading) keys.push(key);
  return keys;
}

function wasUsed(books: Books): (card: number) => boolean {
  return (card) => [...books.accounts.values()].some(({ used }) => used.has(card));
}

function goodsOf({ goods }: Account): object {
  return Object.fromEntries(['coin', ...RESOURCES].map((good) => [good, goods.get(good) ?? 0]));
}

/** What is in nobody's supply is in the general one. */
function supplyLeft(books: Books): object {
  const { coins, resources } = books.box.data;
  const held = (good: string): number =>
    [...books.accounts.values()].reduce((sum, { goods }) => sum + (goods.get(good) ?? 0), 0);
  return Object.fromEntries(
    ['coin', ...RESOURCES].map((good) => [good, (good === 'coin' ? coins : resources) - held(good)]),
  );
}

function outOf(books: Books, minion: string): number {
  return books.minions.filter((piece) => piece.minion === minion).length;
}

function minionsBySite({ minions }: Books): object {
  const sites = new Map<string, object[]>();
  for (const { minion, owner, at } of minions)
    if (at !== 'home') sites.set(at, [...(sites.get(at) ?? []), { minion, owner }]);
  return Object.fromEntries(sites);
}

function charterLists(marks: ReadonlyMap<string, ReadonlySet<Charter>>): object {
  return Object.fromEntries(
    [...marks].map(([key, charters]) => [key, CHARTERS.filter((charter) => charters.has(charter))]),
  );
}

function lines<Thing>(list: readonly Thing[]): Thing[] {
  return list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Where the table and the books differ, part by part. */
export function differences(books: Books, table: Inspection): string[] {
  return [
    ...compare(TABLE, books, table, ''),
    ...table.charters.flatMap((supply) => compare(SUPPLY, books, supply, `${supply.charter} `)),
  ];
}

function compare<Part extends object>(
  readings: Reading<Part>,
  books: Books,
  part: Part,
  whose: string,
): string[] {
  return keysOf(readings).flatMap((key) => {
    const reading = readings[key];
    const found = reading && differs(`${whose}${String(key)}`, part[key], reading(books, part));
    return found === undefined ? [] : [found];
  });
}

/** Piles and lists of pieces have no order that anybody is told. */
const UNORDERED = /deck|[dD]iscard|objectiveDeck|minions|islands|used/;

function differs(name: string, onTable: unknown, inBooks: unknown): string | undefined {
  // Nearly always so, and found much sooner than two texts are written.
  const isPile = UNORDERED.test(name);
  if (isPile ? isAlike(asPile(onTable), asPile(inBooks)) : isAlike(onTable, inBooks)) return undefined;
  const plain = (value: unknown): string => {
    if (!Array.isArray(value) || !isPile) return canonical(value);
    return `[${value.map(canonical).sort().join()}]`;
  };
  return plain(onTable) === plain(inBooks)
    ? undefined
    : `${name}: ${plain(onTable)} lies there, ${plain(inBooks)} was told`;
}

/** Whether two values are the same through and through: those that are not may still be, written as JSON. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, i) => isAlike(part, other[i]));
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isAlike(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** Numbers in order; anything else as it is. */
function asPile(value: unknown): unknown {
  const isPile = Array.isArray(value) && value.every((part) => typeof part === 'number');
  return isPile ? value.toSorted((a, b) => a - b) : value;
}

/** JSON with the keys of objects in order, and nothing for what is not there. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'nothing'
  );
}
