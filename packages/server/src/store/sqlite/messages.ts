import type { Rows, Statement } from '../engine.ts';

export type Orders = { readonly file: string };
export type Unit = { readonly id: number; readonly statements: readonly Statement[] };
export type Answer =
  | { readonly id: number; readonly rows: readonly Rows[] }
  | { readonly id: number; readonly trouble: string; readonly conflict: boolean };

/** What came of units that were written together: so many wrote something, in one commit, and it took so long. */
export type Done = { readonly answers: readonly Answer[]; readonly written: number; readonly ms: number };
