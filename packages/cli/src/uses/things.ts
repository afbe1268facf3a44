import { type BoxData, COMMONS, PERILS, PRINTED_RULE } from '@charterstone/rules';

/** Everything in a box that can be used, each by a name like `persona 219`, `crate 7`, `fork 402 E`. */
export type Things = {
  readonly names: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
};

export function thingsOf(data: BoxData): Things {
  const names = [
    ...COMMONS.map((building) => `building ${building}`),
    ...Object.entries(data.printedRules)
      .filter(([, abilities]) => [abilities].flat().length > 0)
      .map(([slot]) => `printed rule ${slot}`),
    ...Object.keys(data.cards).flatMap((card) => namesOfCard(data, Number(card))),
    ...Object.keys(data.crates).map((crate) => `crate ${crate}`),
    ...PERILS.map((peril) => `peril ${peril}`),
    ...endingsOf(data).map(({ door }) => `ending ${door}`),
  ];
  return { names, numberOf: new Map(names.map((name, number) => [name, number])) };
}

/** The names under which the uses of a card are counted: mostly one. */
function namesOfCard(data: BoxData, number: number): readonly string[] {
  const card = data.cards[number];
  if (card === undefined || isForAutomas(data, number)) return [];
  const name = nameOfCard(data, number);
  if (card.kind === 'companion') return [`${name} kind`, `${name} unkind`];
  if (card.kind !== 'guidepost') return [name];
  const speaks = [card.rules ?? []].flat().some((ability) => !('forbid' in ability));
  return [
    name,
    ...(speaks ? [`rule of guidepost ${number}`] : []),
    ...branchesOf(data, number).map((door) => `fork ${number} ${door}`),
  ];
}

/** What only an Automa plays, draws or obeys is not at this table: all seats are people's. */
function isForAutomas({ cards, automa }: BoxData, number: number): boolean {
  const card = cards[number];
  if (card?.kind === 'automa' || (card?.kind === 'persona' && card.automa === true)) return true;
  return automa?.stickers.some(({ rule }) => rule === number) ?? false;
}

/** A card by its kind and number; a printed rule, which has no card, by its slot. */
export function nameOfCard(data: BoxData, number: number): string {
  const kind = data.cards[number]?.kind;
  return kind === undefined ? `printed rule ${number - PRINTED_RULE}` : `${kind} ${number}`;
}

/** The doors between which a guidepost lets somebody choose, or the table decide. */
export function branchesOf(data: BoxData, guidepost: number): readonly string[] {
  const card = data.cards[guidepost];
  if (card?.kind !== 'guidepost' || 'open' in card.fork) return [];
  return 'choose' in card.fork ? card.fork.choose : [card.fork.then, card.fork.else];
}

/** How a campaign can end: the doors that lead to a guidepost behind which nothing is left to decide. */
export function endingsOf(data: BoxData): readonly { readonly door: string; readonly guidepost: number }[] {
  return Object.entries(data.crates).flatMap(([door, { next }]) => {
    const card = next === undefined ? undefined : data.cards[next];
    return next !== undefined && card?.kind === 'guidepost' && 'open' in card.fork
      ? [{ door, guidepost: next }]
      : [];
  });
}
