import { type BoxData, type Building, COMMONS } from '@charterstone/rules';

/** How much of everything is in a box. */
export type Counts = {
  readonly commons: number;
  readonly basicBuildings: number;
  readonly buildings: number;
  readonly assistants: number;
  readonly objectives: number;
  readonly personas: number;
  readonly stories: number;
  readonly printedRules: number;
  readonly ruleCards: number;
  readonly cards: number;
  readonly crates: number;
  readonly openCrates: number;
  readonly shutCrates: number;
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
export function shutCrates(data: BoxData): number[] {
  return buildingsOf(data)
    .flatMap(([, { crate }]) => (crate === undefined || data.crates[crate] !== undefined ? [] : [crate]))
    .sort((a, b) => a - b);
}

export function countBox(data: BoxData): Counts {
  const cards = Object.values(data.cards);
  const ofKind = (kind: string): number => cards.filter((card) => card.kind === kind).length;
  const basics = Object.keys(data.startUp.charters).length;
  const open = Object.keys(data.crates).length;
  const shut = shutCrates(data).length;
  return {
    commons: COMMONS.length,
    basicBuildings: basics,
    buildings: ofKind('building') - basics,
    assistants: ofKind('assistant'),
    objectives: ofKind('objective'),
    personas: ofKind('persona'),
    stories: ofKind('story'),
    printedRules: Object.keys(data.printedRules).length,
    ruleCards: ofKind('rule'),
    cards: cards.length,
    crates: open + shut,
    openCrates: open,
    shutCrates: shut,
    quotaSpaces: data.board.quota.reduce((sum, row) => sum + row.take.length, 0),
  };
}
