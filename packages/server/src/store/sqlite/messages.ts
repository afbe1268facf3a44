import type { Rows, Statement } from '../engine.ts';

export type Orders = { readonly file: string };
export type Unit = { readonly id: number; readonly statements: readonly Statement[] };
export type Answer =
  /** So many units wrote something in one commit, and it took so long. Their answers follow. */
  | { readonly together: number; readonly ms: number }
  | { readonly id: number; readonly rows: readonly Rows[] }
  | { readonly id: number; readonly trouble: string; readonly conflict: boolean };
