import type { Rows, Statement } from '../engine.ts';

export type Orders = { readonly file: string };
export type Unit = { readonly id: number; readonly statements: readonly Statement[] };

/**
 * Units on their way to the thread, as one flat list: for each its id, how many statements, and of each its text, how many parameters,
 * and those. To carry a list of plain things to another thread costs a fraction of what a list of objects in objects does, and every
 * choice of everybody comes this way. A text that was carried before is only its number.
 */
export type Packed = readonly unknown[];

/** So many texts have numbers, in the order in which they came; lists of any length are in some, and new ones would never end. */
const MOST_NUMBERED = 500;

/** What packs for one thread. */
export function packing(): (units: readonly Unit[]) => Packed {
  const numbers = new Map<string, number>();
  const nameOf = (sql: string): string | number => {
    const number = numbers.get(sql);
    if (number === undefined && numbers.size < MOST_NUMBERED) numbers.set(sql, numbers.size);
    return number ?? sql;
  };
  return (units) => {
    const list: unknown[] = [];
    for (const { id, statements } of units) {
      list.push(id, statements.length);
      for (const { sql, parameters } of statements) list.push(nameOf(sql), parameters.length, ...parameters);
    }
    return list;
  };
}

/** What unpacks all that one `packing` has packed, in its order. */
export function unpacking(): (list: Packed) => Unit[] {
  const texts: string[] = [];
  const textOf = (name: unknown): string => {
    const known = typeof name === 'number' ? texts[name] : String(name);
    if (known === undefined) throw new Error('a statement that was never carried has no number');
    if (typeof name === 'number') return known;
    if (texts.length < MOST_NUMBERED) texts.push(known);
    return known;
  };
  return (list) => {
    const units: Unit[] = [];
    let at = 0;
    while (at < list.length) {
      const [id, many] = [Number(list[at]), Number(list[at + 1])];
      at += 2;
      const statements: Statement[] = [];
      for (let i = 0; i < many; i++) {
        const from = at + 2;
        const to = from + Number(list[at + 1]);
        statements.push({ sql: textOf(list[at]), parameters: list.slice(from, to) });
        at = to;
      }
      units.push({ id, statements });
    }
    return units;
  };
}

export type Answer =
  | { readonly id: number; readonly rows: readonly Rows[] }
  | { readonly id: number; readonly trouble: string; readonly conflict: boolean };

/** What came of units that were written together: so many wrote something, in one commit, and it took so long. */
export type Done = {
  /** The ids of those that went well and gave no rows. */
  readonly well: readonly number[];
  readonly answers: readonly Answer[];
  readonly written: number;
  readonly ms: number;
};
