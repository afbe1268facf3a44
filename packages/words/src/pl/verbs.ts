import { enumerate } from '../text.ts';

/**
 * A verb with its object can stand as what you do („otrzymujesz 2 monety”), as what somebody does („otrzymuje”), or behind
 * „możesz” and „aby” („otrzymać …”). „Swój” fits all of them.
 */
export type Mode = 'you' | 'they' | 'infinitive';
export type Clause = (mode: Mode) => string;

/** Object and all that follows the verb are the same in all of them. */
export function clause(you: string, infinitive: string, object: string): Clause {
  return (mode) => `${mode === 'infinitive' ? infinitive : finite(you, mode)} ${object}`;
}

/** In the present tense the third person is the second without its ending: otrzymujesz, otrzymuje. */
export function finite(you: string, mode: 'you' | 'they'): string {
  return mode === 'you' ? you : you.replace(/sz$/, '');
}

export function receive(object: string): Clause {
  return clause('otrzymujesz', 'otrzymać', object);
}

/** Something that happens of itself, whoever acts. */
export function statement(text: string): Clause {
  return () => text;
}

/** What may be left. */
export function permitted(clauses: readonly Clause[]): Clause {
  return (mode) =>
    mode === 'infinitive'
      ? series(clauses, mode)
      : `${finite('możesz', mode)} ${series(clauses, 'infinitive')}`;
}

export function list(things: readonly string[]): string {
  return enumerate(things, 'i');
}

export function either(things: readonly string[]): string {
  return enumerate(things, 'albo');
}

export function series(clauses: readonly Clause[], mode: Mode): string {
  return list(clauses.map((one) => one(mode)));
}
