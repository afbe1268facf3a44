import { type Box, type CardData, COMMONS, COMMONS_CARD, type Fact, LAST_CARD } from '@charterstone/rules';
import { DEEDS, deedOf } from '@charterstone/rules/internal';

/** Counts what was exercised, by a name in the game's language, so that a test can show it was not vacuous. */
export type Tally = {
  readonly add: (name: string, n?: number) => void;
  readonly of: (name: string) => number;
  /** The names that were never counted. */
  readonly missing: (expected: readonly string[]) => string[];
  readonly entries: () => [string, number][];
};

export function tally(): Tally {
  const counts = new Map<string, number>();
  const of = (name: string): number => counts.get(name) ?? 0;
  return {
    add: (name, n = 1) => {
      counts.set(name, of(name) + n);
    },
    of,
    missing: (expected) => expected.filter((name) => of(name) === 0),
    // Game 2 comes before game 10.
    entries: () => [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  };
}

export function countMove(counts: Tally, move: number): void {
  counts.add(`deed ${DEEDS[deedOf(move)]}`);
}

/** Counts facts by their name, and each card, building, crate, objective and quota space that did something. */
export function countFacts(counts: Tally, facts: readonly Fact[]): void {
  for (const fact of facts) {
    counts.add(`fact ${fact.fact}`);
    if ('why' in fact) counts.add(`card ${fact.why}`);
    if (fact.fact === 'placed') counts.add(`building ${fact.building}`);
    else if (fact.fact === 'spoke') counts.add(`card ${fact.card}`);
    else if (fact.fact === 'opened' || fact.fact === 'unlocked') counts.add(`crate ${fact.crate}`);
    else if (fact.fact === 'helped') counts.add(`minion ${fact.minion}`);
    else if (fact.fact === 'storyOpened') counts.add(`crate ${fact.door}`);
    else if (fact.fact === 'goalMet') counts.add(`guidepost ${fact.guidepost}`);
    else if (fact.fact === 'scored') counts.add(`objective ${fact.card}`);
    else if (fact.fact === 'sold') counts.add(`quota ${fact.space}`);
    else if (fact.fact === 'esteemed') counts.add(`reputation ${fact.space}`);
    else if (fact.fact === 'advanced' && fact.charter === undefined) counts.add('stalled token moved');
    else if (fact.fact === 'bumped')
      counts.add(fact.owner === fact.charter ? 'own worker bumped' : 'worker of another bumped');
  }
}

/** Whatever this box holds that can do something in a campaign; what only forbids is silent. */
export function contentOf(box: Box): string[] {
  const { cards, crates } = box.data;
  const names = Object.entries(cards).flatMap(([number, card]) => namesOf(box, Number(number), card));
  return [
    ...new Set([...alwaysThere(box), ...names, ...Object.keys(crates).map((crate) => `crate ${crate}`)]),
  ];
}

/** What every first game can show: the start-up, the starting crates and the buildings in them. */
export function firstContentOf(box: Box): string[] {
  const { cards, crates, startUp, board } = box.data;
  const basics = Object.values(startUp.charters).map(({ basic }) => basic);
  const starting = basics.flatMap((basic) => {
    const card = cards[basic];
    return card?.kind === 'building' && card.crate !== undefined ? [card.crate] : [];
  });
  const gained = starting.flatMap((crate) => crates[crate]?.hand ?? []);
  const known = [...basics, ...startUp.deck, ...startUp.objectives, ...gained];
  const later = board.quota.flatMap(({ row, card }) => (card === undefined ? [] : [`quota ${row}`]));
  return [
    ...alwaysThere(box).filter((name) => !later.some((row) => name.startsWith(row))),
    ...starting.map((crate) => `crate ${crate}`),
    ...known.flatMap((number) => namesOf(box, number, cards[number])),
  ];
}

/** What a card does by the names it is counted under. */
function namesOf(box: Box, number: number, card: CardData | undefined): string[] {
  if (card?.kind === 'building') return [`building ${number}`];
  if (card?.kind === 'objective') return [`objective ${number}`];
  if (card?.kind === 'guidepost') return [`guidepost ${number}`];
  const speaks = box.abilitiesOf[number]?.some((i) => !isProhibition(box, i)) ?? false;
  return speaks ? [`card ${number}`] : [];
}

/** The Commons, the printed rules that speak, the spaces of the quota track. */
function alwaysThere({ data, abilities, slots }: Box): string[] {
  const { commons, board, printedRules } = data;
  const rules = abilities.filter(({ card }) => card > LAST_CARD && printedRules[slots[card] ?? 0]);
  return [
    ...COMMONS.filter((name) => commons[name] !== undefined).map((_, i) => `building ${COMMONS_CARD + i}`),
    ...rules.map(({ card }) => `card ${card}`),
    ...board.quota.flatMap(({ row, take }) =>
      take.flatMap((n, column) => (n > 0 ? [`quota ${row}-${column + 1}`] : [])),
    ),
  ];
}

/** An ability that only forbids: nothing is told of it. */
function isProhibition({ abilities, nodes }: Box, number: number): boolean {
  const ability = abilities[number];
  return ability !== undefined && ability.change === 0 && nodes[ability.program]?.list.length === 0;
}
