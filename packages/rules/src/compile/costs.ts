import type { Cost } from '../language/effect.ts';
import { CARD_KINDS, RESOURCES } from '../vocabulary.ts';
import type { CostTable } from './box.ts';

/** A printed cost as a table. */
export function costTable(cost: Cost, complain: (message: string) => void): CostTable {
  const named = new Int8Array(RESOURCES.length + 1);
  const kinds = new Int8Array(CARD_KINDS.length);
  for (const [held, n] of Object.entries(cost)) {
    if (n === undefined || !Number.isInteger(n) || n < 1 || n > 20) complain(`a cost of ${n} ${held}`);
    if (!payable.has(held)) complain(`a cost in ${held}, which nobody can pay yet`);
  }
  RESOURCES.forEach((resource, i) => {
    named[i + 1] = cost[resource] ?? 0;
  });
  CARD_KINDS.forEach((kind, i) => {
    kinds[i] = cost[kind] ?? 0;
  });
  return {
    free: Object.keys(cost).length === 0,
    coin: cost.coin ?? 0,
    influence: cost.influence ?? 0,
    named,
    namedSum: named.reduce((sum, n) => sum + n, 0),
    resource: cost.resource ?? 0,
    kinds,
    kindSum: kinds.reduce((sum, n) => sum + n, 0),
    card: cost.card ?? 0,
  };
}

const payable: ReadonlySet<string> = new Set([
  'coin',
  'influence',
  'resource',
  'card',
  ...RESOURCES,
  ...CARD_KINDS,
]);

export const FREE: CostTable = costTable({}, () => {});
