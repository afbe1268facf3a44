import type { BoxData } from '../../language/box.ts';
import { CHARTERS } from '../../vocabulary.ts';

type Place = { readonly place: string; readonly cards: readonly number[] };

/**
 * There is one of every card: what lies in two places would be taken out of one of them. Rules, stories and guideposts may stand in several
 * crates; whichever is opened first brings them.
 */
export function checkPieces(data: BoxData): string[] {
  const found = new Map<number, string>();
  return placesIn(data).flatMap(({ place, cards }) =>
    cards.flatMap((card) => {
      const other = found.get(card);
      if (other === undefined) found.set(card, place);
      if (other === undefined) return [];
      const both = other === place ? `twice in ${place}` : `in ${other} and also in ${place}`;
      return [`card ${card}: is ${both}, but there is only one of it`];
    }),
  );
}

function placesIn({ startUp, crates }: BoxData): Place[] {
  return [
    ...CHARTERS.map((charter) => {
      const { basic, persona } = startUp.charters[charter];
      return { place: `the charter of ${charter}`, cards: [basic, persona] };
    }),
    { place: 'the first deck', cards: startUp.deck },
    { place: 'the first objectives', cards: startUp.objectives },
    ...Object.entries(crates).map(([crate, { hand = [], chest, supply = [], one = [] }]) => ({
      place: `crate ${crate}`,
      cards: [...hand, ...(chest === undefined ? [] : [chest]), ...supply, ...one],
    })),
  ];
}
