import { CHARTERS, type Game, options, type Seat, type State } from '@charterstone/rules';
import {
  charterOf,
  firstCard,
  head,
  moveCard,
  nextCard,
  placeOf,
  places,
  type Tray,
  trayStart,
} from '@charterstone/rules/internal';
import type { Chance } from '../chance.ts';
import { pileOrder } from '../hidden.ts';
import type { Tally } from '../tally.ts';

/** Piles that lie face down: everybody knows what is in them, nobody in which order. */
const PILES = [places.DECK, places.OBJECTIVE_DECK, places.PERSONA_DECK, places.AUTOMA_DECK] as const;
/** What is written on a card, wherever it lies. */
const ON_CARDS: readonly Tray[] = ['cardSince', 'cardNote', 'cardMark'];

/**
 * A state that differs from this one in everything that a seat may not see (undefined: a spectator), and in nothing else: the generator, the
 * order of piles, what others look at, what others took in secret, which cards of the Automa deck are set aside.
 */
export function hiddenOtherwise(state: State, seat: Seat | undefined, chance: Chance): State {
  const g = head.gameOn(state.box, state.table.slice());
  const own = seat === undefined ? -1 : charterOf(g, seat);
  const offered = seat === undefined ? [] : options(state, seat).map(({ what }) => what);
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    if (charter === own) continue;
    for (const card of cardsIn(g, places.SECRET + charter))
      swap(g, card, chance.pick(takeable(g, own).filter((other) => !offered.includes(other))));
    lookElsewhere(g, charter, chance);
  }
  setAsideOthers(g, chance);
  for (const pile of PILES) for (const card of chance.shuffled(cardsIn(g, pile))) moveCard(g, card, pile);
  for (let i = 0; i < head.GENERATOR_WORDS; i++)
    head.setHead(g, head.GENERATOR + i, chance.below(0x10000) - 0x8000);
  return { box: state.box, table: g.table, past: undefined };
}

/** What others hide, as it is counted where it is another: only then a comparison of views says anything about it. */
export const HIDDEN_BY_OTHERS = {
  secret: 'a secret card is another',
  looked: 'somebody looks at other cards',
} as const;

/** Counts what somebody took in secret, or looks at, and what is another in the other state. */
export function countOthers(state: State, other: State, counts: Tally): void {
  const differ = (place: number): boolean =>
    pileOrder(state, place).join() !== pileOrder(other, place).join();
  for (const charter of CHARTERS.keys()) {
    if (differ(places.SECRET + charter)) counts.add(HIDDEN_BY_OTHERS.secret);
    if (differ(places.EYES + charter)) counts.add(HIDDEN_BY_OTHERS.looked);
  }
}

/** The cards of a place as they lie, the top one first. */
function cardsIn(g: Game, place: number): number[] {
  const cards: number[] = [];
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) cards.push(card);
  return cards;
}

/** Nobody knows which cards of the Automa deck were set aside. */
function setAsideOthers(g: Game, chance: Chance): void {
  const aside = cardsIn(g, places.AUTOMA_ASIDE);
  for (const card of aside) moveCard(g, card, places.AUTOMA_DECK);
  const unseen = cardsIn(g, places.AUTOMA_DECK);
  for (const card of chance.shuffled(unseen).slice(0, aside.length)) moveCard(g, card, places.AUTOMA_ASIDE);
}

/** Cards dealt in secret that might lie before somebody else, as far as a charter knows: all but its own. */
function takeable(g: Game, own: number): number[] {
  return dealtInSecret(g).filter((card) => {
    const place = placeOf(g, card);
    const before = place >= places.SECRET && place < places.EYES;
    return place === places.INDEX || (before && place !== places.SECRET + own);
  });
}

/** The cards that a door of the box deals in secret. */
function dealtInSecret(g: Game): number[] {
  return Object.values(g.box.data.crates).flatMap((crate) => secretMoves(crate.do));
}

function secretMoves(effect: unknown): number[] {
  if (typeof effect !== 'object' || effect === null) return [];
  if ('secret' in effect && 'move' in effect && Array.isArray(effect.move)) return effect.move.map(Number);
  return Object.values(effect).flatMap(secretMoves);
}

/** Two cards change places, with everything that is written on them: as if the one had always been the other. */
function swap(g: Game, a: number, b: number): void {
  const [at, there] = [placeOf(g, a), placeOf(g, b)];
  moveCard(g, a, there);
  moveCard(g, b, at);
  for (const tray of ON_CARDS) {
    const [onA, onB] = [trayStart(tray) + a, trayStart(tray) + b];
    [g.table[onA], g.table[onB]] = [g.table[onB] ?? 0, g.table[onA] ?? 0];
  }
}

/** A charter that looks at cards of a pile looks at other ones. */
function lookElsewhere(g: Game, charter: number, chance: Chance): void {
  for (const card of cardsIn(g, places.EYES + charter)) {
    const pile = g.box.data.cards[card]?.kind === 'objective' ? places.OBJECTIVE_DECK : places.DECK;
    const [other] = chance.shuffled(cardsIn(g, pile));
    if (other === undefined) continue;
    moveCard(g, other, places.EYES + charter);
    moveCard(g, card, pile);
  }
}
