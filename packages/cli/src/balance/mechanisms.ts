import { type BoxData, type CardData, type Fact, MINIONS, PERILS } from '@charterstone/rules';

/**
 * What crates bring into the game beside buildings and personas. A mechanism is *unlocked* when its rule lies in the Chronicle (or
 * its first card on the table), and *met* when somebody has had to do with it: took such a card, built over, laid an island.
 */
export type Mechanism = {
  readonly name: string;
  /** Whether it is on the table, or somebody met it, by this fact. */
  readonly unlockedBy: (fact: Fact) => boolean;
  readonly metBy: (fact: Fact) => boolean;
};

type Kind = CardData['kind'];

/** Everything a numbered crate or the story can bring, in the order of the Chronicle's rules. */
export function mechanismsOf(data: BoxData): readonly Mechanism[] {
  const kindOf = (card: number | undefined): Kind | undefined =>
    card === undefined ? undefined : data.cards[card]?.kind;
  const isSpecial = (card: number | undefined): boolean => {
    const building = card === undefined ? undefined : data.cards[card];
    return building?.kind === 'building' && building.charter === undefined;
  };
  const rule = (name: string, card: number, metBy: Mechanism['metBy']): Mechanism => ({
    name,
    unlockedBy: (fact) => fact.fact === 'ruleEntered' && fact.card === card,
    metBy,
  });
  const comesToHand = (kind: Kind) => (fact: Fact) => handed(fact) && kindOf(fact.card) === kind;
  const byCard = (name: string, kind: Kind): Mechanism => ({
    name,
    unlockedBy: comesToHand(kind),
    metBy: comesToHand(kind),
  });
  return [
    rule('sky islands', 132, (fact) => fact.fact === 'laid' && fact.what === 'skyIsland'),
    rule('special buildings', 90, (fact) => handed(fact) && isSpecial(fact.card)),
    rule('guests', 75, comesToHand('guest')),
    rule('items', 60, comesToHand('item')),
    rule('friends', 111, comesToHand('friend')),
    rule('treasures', 47, comesToHand('treasure')),
    rule('overbuilding', 29, (fact) => fact.fact === 'built' && fact.over !== undefined),
    rule('private objectives', 24, comesToHand('objective')),
    rule('income', 27, (fact) => fact.fact === 'income'),
    ...PERILS.map((peril) =>
      rule(`peril: ${spaced(peril)}`, 36, (fact) => fact.fact === 'perilTaken' && fact.peril === peril),
    ),
    ...MINIONS.map((minion) => minionOf(data, minion)),
    byCard('companions', 'companion'),
    byCard('the spectral worker', 'spectral'),
    byCard('victory cards', 'victory'),
  ];
}

/** `fuelShortage` as people write it. */
function spaced(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A kind of minion comes with a card of its own. */
function minionOf(data: BoxData, minion: (typeof MINIONS)[number]): Mechanism {
  const isItsCard = (number: number): boolean => {
    const card = data.cards[number];
    return card?.kind === 'minion' && card.minion === minion;
  };
  return {
    name: `minion: ${minion}`,
    unlockedBy: (fact) => fact.fact === 'cardMoved' && fact.from === 'index' && isItsCard(fact.card),
    metBy: (fact) =>
      (fact.fact === 'gained' && fact.good === minion) || (fact.fact === 'caught' && fact.minion === minion),
  };
}

type Moved = Extract<Fact, { fact: 'cardMoved' | 'cardHidden' }>;

function handed(fact: Fact): fact is Moved {
  return (
    (fact.fact === 'cardMoved' || fact.fact === 'cardHidden') &&
    (fact.to.startsWith('hand-') || fact.to.startsWith('secret-'))
  );
}
