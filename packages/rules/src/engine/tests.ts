import type { RangeTable, TestRow, TestTable } from '../compile/box.ts';
import { FEWEST, MORE_THAN_HUMANS, NOT, SUM } from '../compile/terms.ts';
import type { Game } from '../table/game.ts';
import { HUMAN, isActive, roleOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';
import { countOf } from './counts.ts';

/** Whether what a card asks for is so: counts within ranges, ranks among the players. */

/**
 * The number that holds a rank: the highest, second or third *distinct* number among the active charters (or only those of
 * people), or the lowest (ruling 1). -1 when there is none.
 */
function rankedNumber(g: Game, count: number, rank: number, card: number, people = false): number {
  let below = 32767;
  let best = -1;
  for (let place = rank === FEWEST ? 1 : rank; place > 0; place--) {
    best = -1;
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      if (people ? roleOf(g, charter) !== HUMAN : !isActive(g, charter)) continue;
      const n = countOf(g, count, charter, card);
      if (rank === FEWEST ? best === -1 || n < best : n < below && n > best) best = n;
    }
    below = best;
  }
  return best;
}

/** More than every other charter that a person plays; other Automas do not count. */
function isAboveHumans(g: Game, count: number, n: number, charter: number): boolean {
  for (let other = 0; other < CHARTERS.length; other++)
    if (other !== charter && roleOf(g, other) === HUMAN && countOf(g, count, other, 0) >= n) return false;
  return true;
}

function inRange(
  g: Game,
  count: number,
  n: number,
  range: RangeTable,
  charter: number,
  card: number,
  people: boolean,
): boolean {
  if (range.rank === 0) return n >= range.low && n <= range.high;
  if (range.rank === MORE_THAN_HUMANS) return isAboveHumans(g, count, n, charter);
  if (range.rank !== FEWEST && n < 1) return false;
  return n === rankedNumber(g, count, range.rank, card, people);
}

/** Whether a test holds for a charter; `card` is the one that asks; `people`: ranks are among people only. */
export function holds(g: Game, test: TestTable, charter: number, card: number, people = false): boolean {
  for (let i = 0; i < test.length; i++) {
    const row = test[i];
    if (row !== undefined && !rowHolds(g, row, charter, card, people)) return false;
  }
  return true;
}

function rowHolds(g: Game, row: TestRow, charter: number, card: number, people: boolean): boolean {
  if (row.count === NOT) return !holds(g, row.inner, charter, card, people);
  const n = row.count === SUM ? sumOf(g, row, charter, card) : countOf(g, row.count, charter, card);
  for (const range of row.ranges) if (!inRange(g, row.count, n, range, charter, card, people)) return false;
  return true;
}

/** Counts that weigh differently, added up. */
export function sumOf(g: Game, { sum }: TestRow, charter: number, card: number): number {
  let n = 0;
  for (const part of sum) n += part.weight * countOf(g, part.count, charter, card);
  return n;
}
