import { type BoxData, type Building, type CardData, COMMONS, PERILS } from '@charterstone/rules';

/** How much of everything is in a box. The Commons, which are printed on the board, are counted apart. */
export type Counts = {
  readonly buildings: number;
  readonly assistants: number;
  readonly friends: number;
  readonly items: number;
  readonly guests: number;
  readonly treasures: number;
  readonly companions: number;
  readonly objectives: number;
  readonly minions: number;
  readonly perils: number;
  readonly guideposts: number;
  readonly personas: number;
  readonly numberedCrates: number;
  readonly letteredCrates: number;
  readonly basicBuildings: number;
  readonly chainBuildings: number;
  readonly specialBuildings: number;
  readonly commons: number;
  readonly victoryCards: number;
  readonly locationCards: number;
  readonly printedRules: number;
  readonly ruleCards: number;
  readonly automaCards: number;
  readonly automaRules: number;
  readonly stories: number;
  readonly cards: number;
  readonly quotaSpaces: number;
};

/** Buildings with the number of their card, in rising order. */
export function buildingsOf(data: BoxData): [number, Building][] {
  return Object.entries(data.cards)
    .flatMap(([number, card]): [number, Building][] =>
      card.kind === 'building' ? [[Number(number), card]] : [],
    )
    .sort(([a], [b]) => a - b);
}

/** Crates that are printed on a building but have no contents in this box: nobody can open them. */
export function shutCrates(data: BoxData): { readonly crate: number; readonly on: number }[] {
  return buildingsOf(data)
    .flatMap(([on, { crate }]) =>
      crate === undefined || data.crates[crate] !== undefined ? [] : [{ crate, on }],
    )
    .sort((a, b) => a.crate - b.crate);
}

export function isNumbered(crate: string): boolean {
  return /^\d+$/.test(crate);
}

export function countBox(data: BoxData): Counts {
  const cards = Object.values(data.cards);
  const ofKind = (kind: CardData['kind']): number => cards.filter((card) => card.kind === kind).length;
  const basics = new Set(Object.values(data.startUp.charters).map(({ basic }) => basic));
  const others = buildingsOf(data).filter(([number]) => !basics.has(number));
  const crates = Object.keys(data.crates);
  return {
    buildings: ofKind('building'),
    assistants: ofKind('assistant'),
    friends: ofKind('friend'),
    items: ofKind('item'),
    guests: ofKind('guest'),
    treasures: ofKind('treasure'),
    companions: ofKind('companion'),
    objectives: ofKind('objective'),
    minions: ofKind('minion'),
    perils: perilsOf(data).length,
    guideposts: ofKind('guidepost'),
    personas: ofKind('persona'),
    numberedCrates: crates.filter(isNumbered).length,
    letteredCrates: crates.filter((crate) => !isNumbered(crate)).length,
    basicBuildings: basics.size,
    chainBuildings: others.filter(([, { charter }]) => charter !== undefined).length,
    specialBuildings: others.filter(([, { charter }]) => charter === undefined).length,
    commons: COMMONS.filter((building) => data.commons[building] !== undefined).length,
    victoryCards: ofKind('victory'),
    locationCards: ofKind('location'),
    printedRules: Object.keys(data.printedRules).length,
    ruleCards: ofKind('rule'),
    automaCards: ofKind('automa'),
    automaRules: data.automa?.stickers.length ?? 0,
    stories: ofKind('story'),
    cards: cards.length,
    quotaSpaces: data.board.quota.reduce((sum, { take }) => sum + take.filter((n) => n > 0).length, 0),
  };
}

/** Peril has tokens and no cards: the kinds are those that some card of the box asks for by name. */
function perilsOf(data: BoxData): string[] {
  const named = new Set<unknown>();
  const look = (piece: unknown): void => {
    if (typeof piece !== 'object' || piece === null) named.add(piece);
    else
      for (const [word, value] of Object.entries(piece)) {
        named.add(word);
        look(value);
      }
  };
  look(data.cards);
  return PERILS.filter((peril) => named.has(peril));
}
