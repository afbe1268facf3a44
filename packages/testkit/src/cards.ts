import type { Game } from '@charterstone/rules';
import {
  cardsIn,
  firstCard,
  glue,
  head,
  kindOf,
  moveCard,
  nextCard,
  PEELED,
  PRINTED_RULE,
  placeOf,
  places,
  setMark,
  setSince,
  siteNumber,
  trayStart,
  USED_THIS_CAMPAIGN,
} from '@charterstone/rules/internal';
import { holdings, type Position } from './position.ts';

const { ARCHIVE, CHEST, CHRONICLE, DECK, DISCARD, HAND, INDEX, MAT, MAT_END } = places;
const NOBODY = -1;
const { OBJECTIVE_DECK, OBJECTIVE_MAT, OBJECTIVE_MAT_END } = places;
const { AUTOMA_ASIDE, AUTOMA_DECK, AUTOMA_DISCARD } = places;

/** Lays the cards out: first what was opened and built, then hands, mat and piles. */
export function layCards(g: Game, position: Position): void {
  if (position.unlocked) unlock(g, position);
  for (const [charter, { opened = [] }] of holdings(position))
    for (const crate of opened) openCrate(g, charter, crate);
  for (const [charter, { built = {} }] of holdings(position))
    for (const [plot, card] of Object.entries(built)) build(g, charter, card, plot);
  for (const [charter, { stands = {} }] of holdings(position))
    for (const [site, card] of Object.entries(stands)) stand(g, charter, card, site);
  for (const [charter, { hand }] of holdings(position)) if (hand) layHand(g, charter, hand);
  for (const [charter, { secrets = [] }] of holdings(position))
    for (const card of secrets) lay(g, card, HAND + charter);
  if (position.mat) layMat(g, position.mat);
  for (const card of position.discard ?? []) lay(g, card, DISCARD);
  if (position.deck) layDeck(g, position.deck);
  refill(g, position.deck !== undefined);
  if (position.objectives) layObjectives(g, position.objectives);
  for (const card of [...(position.objectiveDeck ?? [])].reverse()) lay(g, card, OBJECTIVE_DECK);
  if (position.automaDeck) layAutomaDeck(g, position.automaDeck);
}

/** Takes the cards a position names out of the Index; their places follow. */
function unlock(g: Game, position: Position): void {
  const { mat = [], deck = [], discard = [], objectives = [], objectiveDeck = [] } = position;
  const own = holdings(position).flatMap(([, { hand = [], secrets = [], built = {}, stands = {} }]) => [
    ...hand,
    ...secrets,
    ...Object.values(built),
    ...Object.values(stands),
  ]);
  for (const card of [...mat, ...deck, ...discard, ...objectives, ...objectiveDeck, ...own])
    if (placeOf(g, card) === INDEX) moveCard(g, card, ARCHIVE);
}

/** Moves a card as if it had lain there for long, so that it may speak. */
function lay(g: Game, card: number, to: number): void {
  if (placeOf(g, card) === INDEX) throw new Error(`card ${card} is locked: name its crate as opened`);
  moveCard(g, card, to);
  setSince(g, card, 0);
}

function cardsOf(g: Game, place: number): number[] {
  const cards: number[] = [];
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) cards.push(card);
  return cards;
}

/** What opening a crate leaves behind (rule 19), without its cost, its points and its step on the progress track. */
function openCrate(g: Game, charter: number, crate: number): void {
  const content = g.box.data.crates[crate];
  const bearer = Object.entries(g.box.data.cards).find(
    ([, card]) => card.kind === 'building' && card.crate === crate,
  );
  if (content === undefined || bearer === undefined) throw new Error(`crate ${crate} is not in this box`);
  lay(g, Number(bearer[0]), ARCHIVE);
  for (const card of content.hand ?? []) moveCard(g, card, HAND + charter);
  if (content.chest !== undefined) moveCard(g, content.chest, CHEST + charter);
  g.table[trayStart('crates') + crate] = head.head(g, head.GAME);
  head.setHead(g, head.CRATES_OPENED, head.head(g, head.CRATES_OPENED) + 1);
  // The first crate of a campaign brings rules 18 and 5 into the Chronicle (cards 14 and 15), once.
  for (const rule of [14, 15]) moveCard(g, rule, CHRONICLE);
  setMark(g, PRINTED_RULE + 19, USED_THIS_CAMPAIGN);
}

/** A constructed building: its card stays in the hand if it shows a crate (rule 10). */
function build(g: Game, charter: number, card: number, plot: string): void {
  const site = siteNumber(plot);
  const data = g.box.data.cards[card];
  if (site === undefined || data?.kind !== 'building') throw new Error(`${card} can't stand on ${plot}`);
  setMark(g, card, PEELED);
  glue(g, card, site, charter);
  if (data.crate === undefined) lay(g, card, ARCHIVE);
}

/** A building of earlier games: nobody built it in this one. */
function stand(g: Game, charter: number, card: number, name: string): void {
  build(g, charter, card, name);
  lay(g, card, ARCHIVE);
  const site = siteNumber(name) ?? 0;
  glue(g, card, site, NOBODY);
}

function layHand(g: Game, charter: number, hand: readonly number[]): void {
  for (const card of cardsOf(g, HAND + charter))
    if (!hand.includes(card) && kindOf(g, card) >= 0) lay(g, card, DISCARD);
  for (const card of hand) lay(g, card, HAND + charter);
}

function layMat(g: Game, mat: readonly number[]): void {
  for (let place = MAT; place < MAT_END; place++)
    for (const card of cardsOf(g, place)) if (!mat.includes(card)) lay(g, card, DECK);
  mat.forEach((card, i) => {
    for (const other of cardsOf(g, MAT + i)) if (other !== card) lay(g, other, DECK);
    lay(g, card, MAT + i);
  });
}

function layDeck(g: Game, deck: readonly number[]): void {
  for (const card of cardsOf(g, DECK)) if (!deck.includes(card)) lay(g, card, DISCARD);
  for (const card of [...deck].reverse()) lay(g, card, DECK);
}

/** Cards that join the deck only later may be named as well. */
function layAutomaDeck(g: Game, deck: readonly number[]): void {
  for (const place of [AUTOMA_DECK, AUTOMA_ASIDE])
    for (const card of cardsOf(g, place)) lay(g, card, AUTOMA_DISCARD);
  for (const card of [...deck].reverse()) moveCard(g, card, AUTOMA_DECK);
}

/** An empty place on the mat is filled (rule 7); beside a deck that is said to be empty it waits for the next taking (ruling 10). */
function refill(g: Game, isDeckGiven: boolean): void {
  for (let place = MAT; place < MAT_END; place++) {
    if (cardsIn(g, place) > 0) continue;
    const card = firstCard(g, DECK);
    if (card !== 0) lay(g, card, place);
    else if (cardsIn(g, DISCARD) > 0 && !isDeckGiven)
      throw new Error('an open place would be filled from the discards');
  }
}

function layObjectives(g: Game, objectives: readonly number[]): void {
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++)
    for (const card of cardsOf(g, place)) lay(g, card, OBJECTIVE_DECK);
  objectives.forEach((card, i) => {
    lay(g, card, OBJECTIVE_MAT + i);
  });
}
