import type { Rows, Statement } from '../engine.ts';

export type Orders = { readonly file: string };
export type Unit = { readonly id: number; readonly statements: readonly Statement[] };
export type Answer =
  | { readonly id: number; readonly rows: readonly Rows[] }
  | { readonly id: number; readonly trouble: string; readonly conflict: boolean };
