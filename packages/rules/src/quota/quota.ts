import { code, offer, QUOTA_AT, SELL } from '../choices/code.ts';
import type { CostTable, QuotaSpace } from '../compile/box.ts';
import { QUOTA_ROWS } from '../compile/tables.ts';
import { charterName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { placeOf } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { putInfluence } from '../table/goods.ts';
import { QUOTA_COLUMNS, QUOTA_SPACES } from '../table/layout.ts';
import { CHRONICLE } from '../table/places.ts';
import { putOnQuota, quotaAt } from '../table/tracks.ts';

/** A space of the quota track as people say it: `coin-3`. */
export function quotaName(space: number): string {
  return `${QUOTA_ROWS[Math.floor(space / QUOTA_COLUMNS)]}-${(space % QUOTA_COLUMNS) + 1}`;
}

export function quotaSpace(g: Game, space: number): QuotaSpace {
  const found = g.box.quota[space];
  if (found === undefined) throw new Error(`no quota space has the number ${space}`);
  return found;
}

/** Whether a row of the track exists yet, and the space is open (each space once a game, rule 22). */
export function isOpenQuota(g: Game, space: number): boolean {
  return quotaSpace(g, space).bonus >= 0 && quotaAt(g, space) < 0 && isRowThere(g, space);
}

/** A row that a sticker adds is there once its rule has entered. */
function isRowThere(g: Game, space: number): boolean {
  const { card } = quotaSpace(g, space);
  return card === 0 || placeOf(g, card) === CHRONICLE;
}

/** Whether this building sells to this space now: its goods, one influence to put down, and the cost. */
export function canSell(g: Game, charter: number, cost: CostTable, space: number, lacks?: Lack[]): boolean {
  return affords(g, charter, cost, quotaSpace(g, space).cost, 1, 0, false, lacks);
}

/** Lists the spaces a charter can sell to; without `list` it stops at the first. */
export function quotaAims(g: Game, charter: number, cost: CostTable, list: boolean): number {
  let n = 0;
  for (let row = 0; row < QUOTA_SPACES; row += QUOTA_COLUMNS) {
    for (let space = row; space < row + QUOTA_COLUMNS; space++) {
      if (!isOpenQuota(g, space)) continue;
      // Spaces of a row take more and more: what is too dear here is too dear to the end of the row.
      if (!canSell(g, charter, cost, space)) break;
      n++;
      if (!list) return n;
      offer(g, code(SELL, 0, QUOTA_AT + space));
    }
  }
  return n;
}

/** The goods are paid: the influence goes onto the space. Its bonus is a part of the benefit. */
export function sell(g: Game, charter: number, space: number, why: number): void {
  putInfluence(g, charter, 1);
  putOnQuota(g, space, charter);
  g.facts?.push({ fact: 'sold', charter: charterName(charter), space: quotaName(space), why });
}
