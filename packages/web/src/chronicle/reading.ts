import { createContext, use } from 'react';
import type { Scene } from '../table/scene.ts';
import type { Book } from './book.ts';
import type { Past } from './past.ts';
import type { Glossary } from './terms.ts';

/** What every page of the open book needs to know. */
export type Reading = {
  readonly scene: Scene;
  readonly book: Book;
  readonly past: Past;
  readonly glossary: Glossary;
  /** What is looked for: it is marked wherever it stands. */
  readonly wanted: readonly string[];
  /** The entry that the address names. */
  readonly marked: number | undefined;
  /** Turns to an entry. */
  readonly turnTo: (place: number) => void;
};

const Context = createContext<Reading | undefined>(undefined);
export const InReading = Context;

export function useReading(): Reading {
  const reading = use(Context);
  if (reading === undefined) throw new Error('no book is open');
  return reading;
}

/** The element of an entry has this name in the page. */
export function entryId(place: number): string {
  return `entry-${place}`;
}
