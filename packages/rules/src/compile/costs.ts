import type { Cost } from '../language/effect.ts';
import { CARD_KINDS, MINIONS, PERILS, RESOURCES } from '../vocabulary.ts';
import type { CostTable } from './box.ts';

const payable: ReadonlySet<string> = new Set([
  'coin',
  'influence',
  'resource',
  'card',
  'minion',
  'peril',
  ...RESOURCES,
  ...CARD_KINDS,
  ...MINIONS,
  ...PERILS,
]);

/** A printed cost as a table. */
export function costTable(cost: Cost, complain: (message: string) => void): CostTable {
  for (const [held, n] of Object.entries(cost)) {
    if (held === 'cards') continue;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > 20) complain(`a cost of ${n} ${held}`);
    if (!payable.has(held)) complain(`a cost in ${held}, which nobody can pay`);
  }
  const named = Int8Array.of(0, ...RESOURCES.map((resource) => cost[resource] ?? 0));
  const kinds = Int8Array.from(CARD_KINDS, (kind) => cost[kind] ?? 0);
  const minions = Int8Array.from(MINIONS, (minion) => cost[minion] ?? 0);
  const perils = Int8Array.from(PERILS, (peril) => cost[peril] ?? 0);
  const { resource = 0, card = 0, minion = 0, peril = 0, cards: oneOf = [] } = cost;
  return {
    free: Object.keys(cost).length === 0,
    units: resource + sum(kinds) + card + minion + peril + oneOf.length,
    rare: sum(kinds) + card + sum(minions) + minion + sum(perils) + peril + oneOf.length,
    coin: cost.coin ?? 0,
    influence: cost.influence ?? 0,
    named,
    namedSum: sum(named),
    resource,
    kinds,
    kindSum: sum(kinds),
    card,
    minions,
    minionSum: sum(minions),
    minion,
    perils,
    perilSum: sum(perils),
    peril,
    oneOf,
  };
}

function sum(list: Int8Array): number {
  return list.reduce((total, n) => total + n, 0);
}

export const FREE: CostTable = costTable({}, () => {});
