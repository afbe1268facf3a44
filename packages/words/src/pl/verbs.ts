import { enumerate } from '../text.ts';

/** A verb with its object can stand as what you do („otrzymujesz 2 monety”) or behind „możesz” and „aby” („otrzymać …”). */
export type Mode = 'you' | 'infinitive';
export type Clause = (mode: Mode) => string;

/** Object and all that follows the verb are the same in both. */
export function clause(you: string, infinitive: string, object: string): Clause {
  return (mode) => `${mode === 'you' ? you : infinitive} ${object}`;
}

export function receive(object: string): Clause {
  return clause('otrzymujesz', 'otrzymać', object);
}

/** What may be left. */
export function permitted(clauses: readonly Clause[]): Clause {
  return (mode) => (mode === 'you' ? `możesz ${series(clauses, 'infinitive')}` : series(clauses, mode));
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
