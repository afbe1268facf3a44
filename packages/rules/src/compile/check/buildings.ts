import type { BoxData, Building } from '../../language/box.ts';
import { RESOURCES } from '../../vocabulary.ts';

/** The buildings of a box, each with its number. */
export function buildingsIn(data: BoxData): (readonly [number, Building])[] {
  return Object.entries(data.cards).flatMap(([n, card]) =>
    card.kind === 'building' ? [[Number(n), card] as const] : [],
  );
}

export function checkBuildings(data: BoxData): string[] {
  const basics = new Set(Object.values(data.startUp.charters).map((charter) => charter.basic));
  const crates = new Map<number, number>();
  return buildingsIn(data).flatMap(([n, card]) => {
    const problems: string[] = [];
    const resources = RESOURCES.reduce((sum, resource) => sum + (card.build?.[resource] ?? 0), 0);
    if (resources !== (basics.has(n) ? 0 : 4))
      problems.push(`card ${n}: is built from ${resources} resources, not four (rule 17)`);
    if (!basics.has(n) && card.value === undefined) problems.push(`card ${n}: has no printed value`);
    if (card.crate !== undefined) {
      const other = crates.get(card.crate);
      if (other !== undefined) problems.push(`card ${n}: crate ${card.crate} is on card ${other} already`);
      crates.set(card.crate, n);
      if (card.crate < 1 || card.crate > 54) problems.push(`card ${n}: there is no crate ${card.crate}`);
    }
    return problems;
  });
}
