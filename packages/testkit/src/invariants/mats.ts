import { CHARTERS, type Game } from '@charterstone/rules';
import {
  CARD_LIMIT,
  cardsIn,
  firstCard,
  hasMark,
  hasOption,
  isActive,
  placeOf,
  places,
  SCORED,
  THREE_OPEN_CARDS,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';

const SCORED_AT_ALL = ((1 << CHARTERS.length) - 1) * SCORED;
const OPEN_OBJECTIVES = places.OBJECTIVE_MAT_END - places.OBJECTIVE_MAT;

export const matInvariants: readonly Invariant[] = [
  {
    name: 'a place on a mat holds one card',
    broken: (g) => {
      for (let place = places.MAT; place < places.OBJECTIVE_MAT_END; place++)
        if (place !== places.OBJECTIVE_DECK && cardsIn(g, place) > 1)
          return `place ${place} holds ${cardsIn(g, place)}`;
      return undefined;
    },
  },
  {
    // Discards may lie there while a place is empty: it stays so until the next taking or unlocking (ruling 10),
    // which history.ts watches. While somebody looks at a deck that was made of discards, they have not taken yet.
    name: 'five cards lie open unless the deck has run out',
    broken: (g) =>
      hasBegun(g) && emptyPlaces(g) > 0 && cardsIn(g, places.DECK) > 0 && !isLookedAt(g)
        ? `${emptyPlaces(g)} places empty beside a deck of ${cardsIn(g, places.DECK)}`
        : undefined,
  },
  {
    name: 'three objectives lie open',
    broken: (g) => {
      let n = 0;
      for (let place = places.OBJECTIVE_MAT; place < places.OBJECTIVE_MAT_END; place++)
        n += cardsIn(g, place);
      return hasBegun(g) ? differs('objectives', OPEN_OBJECTIVES, n) : undefined;
    },
  },
  {
    name: 'only active charters score, and only open objectives or private ones of their own',
    broken: (g) => {
      for (let card = 1; card < CARD_LIMIT; card++) {
        if (!hasMark(g, card, SCORED_AT_ALL)) continue;
        const place = placeOf(g, card);
        const own = place - places.HAND;
        const hidden = place < places.OBJECTIVE_MAT || place >= places.OBJECTIVE_MAT_END;
        if (hidden && !(own >= 0 && own < CHARTERS.length && hasMark(g, card, SCORED << own)))
          return `card ${card} does not lie open`;
        const idle = ofCharters((charter) =>
          hasMark(g, card, SCORED << charter) && !isActive(g, charter) ? `scored card ${card}` : undefined,
        );
        if (idle !== undefined) return idle;
      }
      return undefined;
    },
  },
];

/** Whether somebody looks at cards that lay in a pile. */
function isLookedAt(g: Game): boolean {
  return CHARTERS.some((_, charter) => cardsIn(g, places.EYES + charter) > 0);
}

/** How many places of the advancement mat are empty. */
export function emptyPlaces(g: Game): number {
  let n = 0;
  // Three where the manual is followed (option threeOpenCards).
  const end = hasOption(g, THREE_OPEN_CARDS) ? places.MAT + 3 : places.MAT_END;
  for (let place = places.MAT; place < end; place++) if (firstCard(g, place) === 0) n++;
  return n;
}

/** On how many cards a charter's influence lies because it scored them. */
export function scoredBy(g: Game, charter: number): number {
  let n = 0;
  for (let card = 1; card < CARD_LIMIT; card++) if (hasMark(g, card, SCORED << charter)) n++;
  return n;
}
