import type { ListedTable, NewTable } from '@charterstone/protocol';
import type { Lang } from '@charterstone/words/light';

/** Four at a table: enough company for a village to grow in all corners, and turns that come round soon. */
export function soloTable(name: string, language: Lang): NewTable {
  return {
    name,
    seats: 4,
    mine: [1],
    bots: { 2: 'normal', 3: 'normal', 4: 'normal' },
    language,
  };
}

/** A name that none of my tables has yet. */
export function freshName(name: string, tables: readonly ListedTable[]): string {
  const taken = new Set(tables.map(({ table }) => table.name));
  if (!taken.has(name)) return name;
  let n = 2;
  while (taken.has(`${name} ${n}`)) n += 1;
  return `${name} ${n}`;
}
