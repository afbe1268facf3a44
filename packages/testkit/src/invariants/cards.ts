import { type Box, CHARTERS, type Game, LAST_CARD, PRINTED_RULE } from '@charterstone/rules';
import {
  CARD_LIMIT,
  cardsIn,
  firstCard,
  nextCard,
  PLACE_LIMIT,
  placeOf,
  places,
  trayStart,
} from '@charterstone/rules/internal';
import { differs, type Invariant } from './invariant.ts';

const PREVIOUS = trayStart('cardPrevious');

export const cardInvariants: readonly Invariant[] = [
  { name: 'every card of the box lies somewhere, and no other number does', broken: lost },
  { name: 'every place lists exactly the cards that lie in it, in their order', broken: misfiled },
  { name: 'every card lies where cards of its kind may lie', broken: misplaced },
  {
    name: 'what the cards before a charter and the rules in force listen to is summed up rightly',
    broken: deaf,
  },
];

const LISTENING = trayStart('listening');
/** A row of the tray: the moments in three numbers of fifteen bits, then what the cards can do. */
const ROW = 4;
const BITS = 15;
const FIFTEEN = (1 << BITS) - 1;

function deaf(g: Game): string | undefined {
  for (let row = 0; row <= CHARTERS.length; row++) {
    const pair =
      row < CHARTERS.length ? [places.HAND + row, places.PLAY + row] : [places.CHRONICLE, places.GUIDEPOST];
    let ears = 0;
    let talents = 0;
    for (const place of pair)
      for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) {
        ears |= g.box.ears[card] ?? 0;
        talents |= g.box.talents[card] ?? 0;
      }
    const expected = [ears & FIFTEEN, (ears >>> BITS) & FIFTEEN, ears >>> (2 * BITS), talents];
    const wrong = expected.findIndex((bits, i) => bits !== g.table[LISTENING + row * ROW + i]);
    if (wrong >= 0) return `number ${wrong} of ${CHARTERS[row] ?? 'the rules'}`;
  }
  return undefined;
}

/** For each box which numbers are things that lie somewhere: its cards, and the rules printed in the Chronicle. */
const things = new WeakMap<Box, Uint8Array>();

function thingsOf(box: Box): Uint8Array {
  const known = things.get(box);
  if (known !== undefined) return known;
  const list = new Uint8Array(CARD_LIMIT);
  for (const card of Object.keys(box.data.cards)) list[Number(card)] = 1;
  for (const card of box.data.locked ?? []) list[card] = 1;
  for (const slot of Object.keys(box.data.printedRules)) list[PRINTED_RULE + Number(slot)] = 1;
  things.set(box, list);
  return list;
}

function lost(g: Game): string | undefined {
  const known = thingsOf(g.box);
  for (let card = 0; card < CARD_LIMIT; card++) {
    const place = placeOf(g, card);
    if (place >= PLACE_LIMIT) return `card ${card} lies in place ${place}, which is none`;
    if ((known[card] === 1) !== (place !== places.NOWHERE))
      return `card ${card} ${known[card] === 1 ? 'is nowhere' : 'is not in the box'}`;
  }
  return undefined;
}

function misfiled(g: Game): string | undefined {
  let listed = 0;
  for (let place = 0; place < PLACE_LIMIT; place++) {
    const wrong = places.isListed(place) ? badList(g, place) : differs('list', 0, firstCard(g, place));
    if (wrong !== undefined) return `place ${place}: ${wrong}`;
    listed += cardsIn(g, place);
  }
  for (let card = 0; card < CARD_LIMIT; card++) {
    if (places.isListed(placeOf(g, card))) listed--;
    else if (nextCard(g, card) !== 0 || g.table[PREVIOUS + card] !== 0)
      return `card ${card} is linked, but lies in no list`;
  }
  return differs('cards that no list holds', 0, -listed);
}

function badList(g: Game, place: number): string | undefined {
  let previous = 0;
  let n = 0;
  for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) {
    if (placeOf(g, card) !== place) return `card ${card} is listed, but lies in place ${placeOf(g, card)}`;
    if (g.table[PREVIOUS + card] !== previous)
      return `before card ${card} lies ${previous}, not ${g.table[PREVIOUS + card]}`;
    if (!places.isPile(place) && card < previous) return `card ${card} lies behind ${previous}`;
    previous = card;
    if (++n > CARD_LIMIT) return 'the list goes round in a circle';
  }
  return differs('cards', n, cardsIn(g, place));
}

const ADVANCEMENT = ['assistant', 'building', 'item', 'guest', 'friend', 'treasure'];

/** The kinds of card that may lie in a place; undefined: any. */
function kindsFor(place: number): readonly string[] | undefined {
  if (place === places.INDEX || place === places.ARCHIVE || place >= places.EYES) return undefined;
  if (place === places.CHRONICLE) return ['rule'];
  if (place === places.GUIDEPOST) return ['guidepost'];
  if (place >= places.AUTOMA_DECK && place <= places.AUTOMA_ASIDE) return ['automa'];
  if (place === places.TABLE_PLACE) return ['minion', 'location'];
  if (place >= places.SECRET) return ['victory'];
  if (place >= places.PLAY || place === places.PERSONA_DECK) return ['persona'];
  // What was kept lies beside the personas in the chest between two games, and as long as an Automa stands in.
  if (place >= places.CHEST) return ['persona', ...ADVANCEMENT];
  if (place >= places.HAND) return [...ADVANCEMENT, 'objective', 'companion', 'spectral', 'victory'];
  if (place >= places.OBJECTIVE_DECK && place < places.OBJECTIVE_MAT_END) return ['objective'];
  return place >= places.DECK && place < places.MAT_END ? ADVANCEMENT : [];
}

const KINDS = Array.from({ length: PLACE_LIMIT }, (_, place) => kindsFor(place));

function misplaced(g: Game): string | undefined {
  for (let card = 1; card < CARD_LIMIT; card++) {
    const place = placeOf(g, card);
    if (place === places.NOWHERE) continue;
    const kind = card > LAST_CARD ? 'rule' : (g.box.data.cards[card]?.kind ?? 'unknown');
    const kinds = KINDS[place];
    if (kinds !== undefined && !kinds.includes(kind))
      return `card ${card}, a ${kind}, lies in place ${place}`;
  }
  return undefined;
}
