import type { Environment } from './given.ts';
import { fileVariable, NAMES, SECRETS } from './variables.ts';

const KNOWN: readonly string[] = [...NAMES, ...SECRETS.map(fileVariable)];

/** A slip of the pen would otherwise go unnoticed: the server would start with another database, say. */
export function misspeltIn(env: Environment): string[] {
  return Object.keys(env).flatMap((variable) => {
    // Other programs' variables are their business, and only those in capitals look like ours.
    if (KNOWN.includes(variable) || (env[variable] ?? '') === '' || !/^[A-Z\d_]+$/.test(variable)) return [];
    const meant = KNOWN.find((name) => isMeant(variable, name));
    return meant === undefined ? [] : [`${variable} is not a setting; is ${meant} meant?`];
  });
}

/** Most variables of others are told apart by their length alone. */
function isMeant(variable: string, name: string): boolean {
  const slips = slipsIn(name);
  return Math.abs(variable.length - name.length) <= slips && distance(variable, name) <= slips;
}

/** In a short word two slips lead to another word: from HOST to HOME, which is always set. */
function slipsIn(name: string): number {
  return name.length < 6 ? 1 : 2;
}

/** How many letters were left out, added, mistaken or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (same ? 0 : 1),
          swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
