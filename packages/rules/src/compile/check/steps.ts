import type { BoxData } from '../../language/box.ts';
import type { Node, Op } from '../box.ts';
import { crateName, isStoryCrate } from '../doors.ts';
import { buildingsIn } from './buildings.ts';

/** Steps that name cards: what is to be done with them, and what kind they are. */
const NAMING: ReadonlyMap<Op, { readonly deed: string; readonly kind?: 'rule' | 'story' }> = new Map([
  ['enter', { deed: 'enter the Chronicle', kind: 'rule' }],
  ['read', { deed: 'be read aloud', kind: 'story' }],
  ['move', { deed: 'be moved' }],
]);

/** What effects name, wherever in the box they are spoken, has to be there. */
export function checkSteps(data: BoxData, nodes: readonly Node[]): string[] {
  const printed = new Set(buildingsIn(data).map(([, { crate }]) => crate));
  // A crate on a building may be shut (ruling 40).
  const isThere = (crate: string): boolean =>
    data.crates[crate] !== undefined || (!isStoryCrate(crate) && printed.has(Number(crate)));
  const problems = nodes.flatMap(({ op, labels }) => {
    if (op === 'open')
      return labels
        .map(crateName)
        .filter((crate) => !isThere(crate))
        .map((crate) => `crate ${crate}: is to be opened, but is not in the box`);
    const step = NAMING.get(op);
    if (step === undefined) return [];
    const { deed, kind } = step;
    return labels
      .filter((n) => data.locked?.includes(n) !== true && !isOf(data, n, kind))
      .map((n) => `card ${n}: is to ${deed}, but is no ${kind ?? 'card'} of this box`);
  });
  // Two crates that do the same would complain of the same.
  return [...new Set(problems)];
}

function isOf({ cards }: BoxData, n: number, kind: string | undefined): boolean {
  const card = cards[n];
  return card !== undefined && (kind === undefined || card.kind === kind);
}
