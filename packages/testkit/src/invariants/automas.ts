import { CHARTERS, type Game, RESOURCES } from '@charterstone/rules';
import {
  AUTOMA,
  cardsIn,
  deciderOf,
  firstCard,
  goodsOf,
  isAbsent,
  kindOf,
  LANES,
  nextCard,
  places,
  roleOf,
  seatOf,
  stack,
  head as table,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';
import { scoredBy } from './mats.ts';

const LEAST_DIFFICULTY = 2;
const MOST_ASIDE = 3;
const ASIDE_FROM = 4;

/** What holds wherever Automas play: they own nothing, are never asked, and share one deck. */
export const automaInvariants: readonly Invariant[] = [
  {
    name: 'an Automa holds no coins, no resources and no advancement cards, and scores no objective',
    broken: (g) => ofCharters((charter) => (isAutoma(g, charter) ? belongings(g, charter) : undefined)),
  },
  { name: 'an Automa is never asked', broken: asked },
  {
    name: 'somebody is absent only where an Automa plays',
    broken: (g) =>
      ofCharters((charter) =>
        isAbsent(g, seatOf(g, charter)) && !isAutoma(g, charter) ? 'nobody stands in' : undefined,
      ),
  },
  {
    name: 'the difficulty never falls below two',
    broken: (g) => {
      const now = table.head(g, table.DIFFICULTY);
      return hasBegun(g) && CHARTERS.some((_, charter) => isAutoma(g, charter)) && now < LEAST_DIFFICULTY
        ? `it is ${now}`
        : undefined;
    },
  },
  { name: 'the Automa deck is whole, and three of its cards are set aside from game 4 on', broken: badDeck },
];

function isAutoma(g: Game, charter: number): boolean {
  return roleOf(g, charter) === AUTOMA;
}

function belongings(g: Game, charter: number): string | undefined {
  // What the player it stands in for has kept waits beside it.
  const own = isAbsent(g, seatOf(g, charter)) ? 0 : RESOURCES.length + 1;
  for (let good = 0; good < own; good++)
    if (goodsOf(g, charter, good) > 0) return `holds ${goodsOf(g, charter, good)} of good ${good}`;
  for (let card = firstCard(g, places.HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) >= 0 || g.box.goals[card] !== undefined) return `holds card ${card}`;
  return differs('objectives scored', 0, scoredBy(g, charter));
}

function asked(g: Game): string | undefined {
  const seats = CHARTERS.flatMap((_, charter) => (isAutoma(g, charter) ? [seatOf(g, charter)] : []));
  for (let lane = 0; lane < LANES; lane++) {
    const f = stack.topOf(g, lane);
    if (f >= 0 && seats.includes(deciderOf(g, f))) return `seat ${deciderOf(g, f)} in lane ${lane}`;
  }
  return undefined;
}

/** Wherever the cards of the deck lie, all of them do as soon as one does. */
function badDeck(g: Game): string | undefined {
  const { automa } = g.box.data;
  if (automa === undefined || !hasBegun(g) || !CHARTERS.some((_, charter) => isAutoma(g, charter)))
    return undefined;
  const piles = [places.AUTOMA_DECK, places.AUTOMA_DISCARD, places.AUTOMA_ASIDE];
  const n = piles.reduce((sum, pile) => sum + cardsIn(g, pile), 0);
  const game = table.head(g, table.GAME);
  const joined = game > automa.joinAfter ? automa.later.length : 0;
  const aside = cardsIn(g, places.AUTOMA_ASIDE);
  // A position may lay the deck out as it likes.
  if (aside > MOST_ASIDE || (aside > 0 && game < ASIDE_FROM)) return `${aside} cards are set aside`;
  return n < automa.deck.length ? differs('cards', automa.deck.length + joined, n) : undefined;
}
