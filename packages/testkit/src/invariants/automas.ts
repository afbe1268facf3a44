import { CHARTERS, type Game, glance, RESOURCES } from '@charterstone/rules';
import {
  AUTOMA,
  cardsIn,
  deciderOf,
  firstCard,
  goodsOf,
  HUMAN,
  isAbsent,
  kindOf,
  LANES,
  nextCard,
  placeOf,
  places,
  roleOf,
  seatOf,
  stack,
  head as table,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';
import { scoredBy } from './mats.ts';
import { LAST_GAME } from './story.ts';

const LEAST_DIFFICULTY = 2;
const SET_ASIDE = 3;
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
      return hasBegun(g) && anyAutoma(g) && now < LEAST_DIFFICULTY ? `it is ${now}` : undefined;
    },
  },
  {
    name: 'people play wherever Automas do',
    broken: (g) =>
      anyAutoma(g) && !CHARTERS.some((_, charter) => roleOf(g, charter) === HUMAN)
        ? 'Automas are alone'
        : undefined,
  },
  {
    name: 'no card of the Automa deck is lost, and three at most are set aside, from game 4 on',
    broken: looseDeck,
  },
];

/** What holds besides where Automas were played with up to here: a position may lay their deck out as it likes. */
export const automaStoryInvariants: readonly Invariant[] = [
  {
    name: 'the Automa deck has the cards of its time, and exactly three of them are set aside from game 4 on',
    broken: badDeck,
  },
];

function isAutoma(g: Game, charter: number): boolean {
  return roleOf(g, charter) === AUTOMA;
}

function belongings(g: Game, charter: number): string | undefined {
  // What the player it stands in for has kept waits beside it; between two games it is looked at what of it stays (rule 29).
  const standsIn = isAbsent(g, seatOf(g, charter));
  for (let good = 0; !standsIn && good <= RESOURCES.length; good++)
    if (goodsOf(g, charter, good) > 0) return `holds ${goodsOf(g, charter, good)} of good ${good}`;
  if (standsIn && !glance.isUnderWay(g)) return undefined;
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

function anyAutoma(g: Game): boolean {
  return CHARTERS.some((_, charter) => isAutoma(g, charter));
}

const PILES = [places.AUTOMA_DECK, places.AUTOMA_DISCARD, places.AUTOMA_ASIDE];

function looseDeck(g: Game): string | undefined {
  const { automa } = g.box.data;
  if (automa === undefined || !hasBegun(g) || !anyAutoma(g)) return undefined;
  const aside = cardsIn(g, places.AUTOMA_ASIDE);
  if (aside > asideIn(g)) return `${aside} cards are set aside`;
  const lost = automa.deck.find((card) => !PILES.includes(placeOf(g, card)));
  return lost === undefined ? undefined : `card ${lost} lies in place ${placeOf(g, lost)}`;
}

/** Later cards join after their game, for good but for those that leave when the campaign is over. */
function badDeck(g: Game): string | undefined {
  const { automa } = g.box.data;
  if (automa === undefined || !hasBegun(g) || !anyAutoma(g)) return undefined;
  const game = table.head(g, table.GAME);
  const joined = game > automa.joinAfter ? automa.later : [];
  const left = game > LAST_GAME ? automa.leaving : [];
  const wanted = [...automa.deck, ...joined].filter((card) => !left.includes(card));
  const lost = wanted.find((card) => !PILES.includes(placeOf(g, card)));
  if (lost !== undefined) return `card ${lost} lies in place ${placeOf(g, lost)}`;
  const n = PILES.reduce((sum, pile) => sum + cardsIn(g, pile), 0);
  return (
    differs('cards', wanted.length, n) ??
    differs('cards set aside', asideIn(g), cardsIn(g, places.AUTOMA_ASIDE))
  );
}

function asideIn(g: Game): number {
  return table.head(g, table.GAME) < ASIDE_FROM ? 0 : SET_ASIDE;
}
