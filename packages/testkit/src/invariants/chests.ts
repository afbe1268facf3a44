import { type Box, type Game, MINIONS } from '@charterstone/rules';
import {
  AUTOMA,
  firstCard,
  goodsOf,
  INFLUENCE_TOKENS,
  influenceOf,
  isActive,
  kindOf,
  nextCard,
  placeOf,
  places,
  reputationTokens,
  resourcesOf,
  roleOf,
  trayStart,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';
import { gameOfCampaign, LAST_GAME } from './story.ts';

const CRATES = trayStart('crates');
const CAPACITY = trayStart('capacity');
const MINION_OF = trayStart('minionOf');
const MINION_AT = trayStart('minionAt');
const PIECES_A_KIND = 6;
const [OF_RESOURCES, OF_COINS, OF_CARDS, OF_MINIONS] = [0, 1, 2, 3];
/** Crates that open for everybody before game 11, without anybody's card (376). */
const FOR_ALL = [17, 23, 31, 47];

/** Crates and chests of tables that were played up to here. */
export const chestInvariants: readonly Invariant[] = [
  { name: 'what is in an unopened crate lies in the Index, and nothing of an opened one', broken: badCrate },
  { name: 'the card of a crate is archived exactly when somebody opened it', broken: badBearer },
  { name: 'minions that nobody has released are in the supply', broken: tooEarly },
  {
    name: 'in every set-up but the first the influence of all players is at home or on the reputation track',
    broken: (g) =>
      ofCharters((charter) => {
        if (hasBegun(g) || gameOfCampaign(g) < 2 || !isActive(g, charter)) return undefined;
        const tokens = influenceOf(g, charter) + reputationTokens(g, charter);
        return differs('influence', INFLUENCE_TOKENS, tokens);
      }),
  },
  { name: 'from one game to the next only what fits into the chests is kept', broken: tooMuch },
];

/** A numbered crate: the card that bears it, and what is in it. */
type Crate = { readonly crate: number; readonly bearer: number; readonly cards: readonly number[] };

/** The crates of each box, read once. */
const known = new WeakMap<Box, readonly Crate[]>();

function cratesOf(box: Box): readonly Crate[] {
  const crates = known.get(box) ?? readCrates(box);
  known.set(box, crates);
  return crates;
}

function readCrates({ data }: Box): Crate[] {
  const bearers = new Map(
    Object.entries(data.cards).flatMap(([number, card]) =>
      card.kind === 'building' && card.crate !== undefined ? [[card.crate, Number(number)] as const] : [],
    ),
  );
  return Object.entries(data.crates)
    .filter(([crate]) => /^\d+$/.test(crate))
    .map(([crate, { hand = [], chest, supply = [], one = [] }]) => ({
      crate: Number(crate),
      bearer: bearers.get(Number(crate)) ?? 0,
      cards: [...hand, ...(chest === undefined ? [] : [chest]), ...supply, ...one],
    }));
}

function badCrate(g: Game): string | undefined {
  for (const { crate, cards } of cratesOf(g.box)) {
    const opened = g.table[CRATES + crate] !== 0;
    for (const card of cards) {
      const locked = placeOf(g, card) === places.INDEX;
      if (opened === !locked) continue;
      // Minions of every kind come loose in game 10 (409).
      if (!opened && g.box.data.cards[card]?.kind === 'minion' && gameOfCampaign(g) >= 10) continue;
      return `crate ${crate} is ${opened ? 'open' : 'shut'}, card ${card} in place ${placeOf(g, card)}`;
    }
  }
  return undefined;
}

function badBearer(g: Game): string | undefined {
  for (const { crate, bearer } of cratesOf(g.box)) {
    const opened = g.table[CRATES + crate] !== 0;
    const archived = placeOf(g, bearer) === places.ARCHIVE;
    if (archived !== opened && !(opened && FOR_ALL.includes(crate)))
      return `card ${bearer} is ${archived ? '' : 'not '}archived`;
  }
  return undefined;
}

function tooEarly(g: Game): string | undefined {
  for (const [kind, minion] of MINIONS.entries()) {
    if (placeOf(g, g.box.minionCards[kind] ?? 0) !== places.INDEX) continue;
    for (let piece = kind * PIECES_A_KIND; piece < (kind + 1) * PIECES_A_KIND; piece++)
      if (g.table[MINION_OF + piece] !== 0 || g.table[MINION_AT + piece] !== 0) return minion;
  }
  return undefined;
}

/** Personas that gain a coin when they gain a card, also one from a glory row: a step of set-up is an action (ruling 35). */
const PAID_FOR_CARDS = [271, 293, 304, 327];

/**
 * In a set-up: what was kept, and at most one more of each from a glory row, or what is dealt after the campaign. Automas take
 * one minion of each kind in every set-up (158).
 */
function tooMuch(g: Game): string | undefined {
  const game = gameOfCampaign(g);
  if (hasBegun(g) || game <= 2) return undefined;
  const kept = game <= LAST_GAME;
  // After the campaign people who play with Automas may begin with a card or a minion more (162).
  const besideAutomas = placeOf(g, 162) === places.CHRONICLE ? 1 : 0;
  return ofCharters((charter) => {
    if (!isActive(g, charter)) return undefined;
    const room = (kind: number): number =>
      kept
        ? (g.table[CAPACITY + charter * 4 + kind] ?? 0) + 1
        : kind === OF_COINS
          ? 2
          : Math.min(1, kind) * (1 + besideAutomas);
    if (resourcesOf(g, charter) > room(OF_RESOURCES)) return `keeps ${resourcesOf(g, charter)} resources`;
    const isPaid = PAID_FOR_CARDS.some((card) => placeOf(g, card) === places.PLAY + charter);
    if (goodsOf(g, charter, 0) > room(OF_COINS) + (isPaid ? 1 : 0))
      return `keeps ${goodsOf(g, charter, 0)} coins`;
    if (cardsOf(g, charter) > room(OF_CARDS)) return `keeps ${cardsOf(g, charter)} cards`;
    const most = roleOf(g, charter) === AUTOMA ? MINIONS.length : room(OF_MINIONS);
    return minionsOf(g, charter) > most ? `keeps ${minionsOf(g, charter)} minions` : undefined;
  });
}

/** Advancement cards in hand and chest. */
function cardsOf(g: Game, charter: number): number {
  let n = 0;
  for (const place of [places.HAND, places.CHEST])
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card))
      if (kindOf(g, card) >= 0) n++;
  return n;
}

function minionsOf(g: Game, charter: number): number {
  let n = 0;
  for (let piece = 0; piece < MINIONS.length * PIECES_A_KIND; piece++)
    if (g.table[MINION_OF + piece] === charter + 1) n++;
  return n;
}
