import type { Batch, Outcome } from './pledge.ts';

/** What the process of a promise tells whoever started it. */
export type Told =
  | { readonly told: 'ready'; readonly whyNot: string | undefined }
  | { readonly told: 'progress'; readonly done: number }
  | { readonly told: 'outcome'; readonly outcome: Outcome };

export type Ask = { readonly ask: 'try'; readonly batch: Batch };
