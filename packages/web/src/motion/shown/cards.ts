import type { FactOf, Showing } from '../facts.ts';
import type { Shown, Spots } from '../motion.ts';
import { TIMES } from '../times.ts';
import { nudge, pop } from './spots.ts';

/** Boxes beside the table that nobody looks into: a card comes out of them, or is gone. */
const UNSEEN = /^(index|archive|nowhere|discard|personaDeck|automaDeck|automaDiscard|automaAside|chronicle)$/;

/** Cards lie there face down. */
const DECKS = /^(deck|objectiveDeck)$/;

function placeOf(card: number | undefined, place: string): Spots {
  if (UNSEEN.test(place)) return [];
  if (DECKS.test(place)) return [{ lies: 'place', place }];
  return [...(card === undefined ? [] : [{ lies: 'card', card } as const]), { lies: 'place', place }];
}

function slide(card: number | undefined, from: string, to: string): Shown {
  const [start, goal] = [placeOf(card, from), placeOf(card, to)];
  // From one box into another nobody sees it go; nor within a deck.
  if (start.length + goal.length === 0 || from === to) return { motions: [], next: 0 };
  return {
    motions: [
      { how: 'fly', what: { is: 'card', card }, from: start, to: goal, delay: 0, duration: TIMES.card },
    ],
    next: 110,
  };
}

/** What is put into a deck at set-up is not seen there. */
export const cardMoved: Showing<'cardMoved'> = ({ card, from, to }) =>
  UNSEEN.test(from) && DECKS.test(to) ? { motions: [], next: 0 } : slide(card, from, to);

export const cardHidden: Showing<'cardHidden'> = (fact) =>
  UNSEEN.test(fact.from) && DECKS.test(fact.to)
    ? { motions: [], next: 0 }
    : slide(fact.card, fact.from, fact.to);

/** A new card from the deck onto its mat. */
export const revealed: Showing<'revealed'> = ({ card, place }) =>
  slide(card, place.startsWith('objective') ? 'objectiveDeck' : 'deck', place);

export const shuffled: Showing<'shuffled'> = ({ place }) => ({
  motions: DECKS.test(place) ? [nudge({ lies: 'place', place })] : [],
  next: 60,
});

export const looked: Showing<'looked'> = ({ charter }) => ({
  motions: [pop('deck', { lies: 'seat', charter })],
  next: 80,
});

/** A card or a building that does something: it stirs where it lies. */
export const spoke: Showing<'spoke'> = ({ card }) => ({
  motions: [nudge({ lies: 'card', card })],
  next: 80,
});

export const noted = ({ card }: Pick<FactOf<'noted'>, 'card'>): Shown => ({
  motions: [nudge({ lies: 'card', card })],
  next: 40,
});

export const kept: Showing<'kept'> = ({ card, charter }) =>
  slide(card, `hand-${charter}`, `chest-${charter}`);
