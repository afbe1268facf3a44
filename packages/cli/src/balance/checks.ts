import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { reasonOf, Trouble } from '../trouble.ts';
import { type Check, checkOf, nameOf, partsOf } from './line.ts';
import { allGames, isMeasure, MEASURES, type Measure, type Range } from './measures.ts';

const MISSING = 'its check is missing';

/** What is wrong with the file of checks. */
export type Fault = { readonly name: string; readonly problem: string };
export type Checks = { readonly checks: readonly Check[]; readonly faults: readonly Fault[] };

/** The file that lies in the box. */
export function checksOfTheBox(): string {
  const index = createRequire(import.meta.url).resolve('@charterstone/box');
  return join(index, '../../balance.json');
}

/** Reads a file of checks, for one number of seats. */
export function readChecks(path: string, seats: number): Checks {
  return checksFrom(contentOf(isAbsolute(path) ? path : join(process.cwd(), path)), seats);
}

/** The checks of somebody's own box: those in its folder, if there are any; nobody asks for all of them. */
export function ownChecks(folder: string, seats: number): Checks {
  const path = join(folder, 'balance.json');
  if (!existsSync(path)) return { checks: [], faults: [] };
  const { checks, faults } = readChecks(path, seats);
  return { checks, faults: faults.filter(({ problem }) => problem !== MISSING) };
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Trouble(`I can't read the checks in ${path}: ${reasonOf(error).split('\n')[0]}.`);
  }
}

/** The checks for so many seats, and everything that is wrong: a line that is no check, one said twice, one that is missing. */
export function checksFrom(content: unknown, seats: number): Checks {
  const lines = Array.isArray(content) ? content : Object(content).checks;
  if (!Array.isArray(lines) || lines.length === 0)
    return { checks: [], faults: [{ name: 'checks', problem: 'there are none in the file' }] };
  const checks: Check[] = [];
  const faults: Fault[] = [];
  for (const [i, line] of lines.entries()) {
    const check = checkOf(line);
    const name = nameOf(line) ?? `line ${i + 1}`;
    if (typeof check === 'string') faults.push({ name, problem: check });
    else if (checks.some((other) => isSame(other, check)))
      faults.push({ name, problem: 'it is there twice' });
    else checks.push(check);
  }
  const mine = checks.filter((check) => check.seats === undefined || isIn(seats, check.seats));
  return { checks: mine, faults: [...faults, ...missing(mine)] };
}

function isIn(number: number, [first, last]: Range): boolean {
  return number >= first && number <= last;
}

/** Two lines that would judge the same thing: only one of them can be meant. */
function isSame(a: Check, b: Check): boolean {
  const overlap = ([a1, a2]: Range, [b1, b2]: Range): boolean => a1 <= b2 && b1 <= a2;
  return (
    a.name === b.name ||
    (a.measure === b.measure &&
      overlap(a.games ?? allGames(), b.games ?? allGames()) &&
      overlap(a.seats ?? [1, 6], b.seats ?? [1, 6]) &&
      shareParts(a, b))
  );
}

function shareParts(a: Check, b: Check): boolean {
  const others = partsOf(b);
  return partsOf(a)?.some((part) => others?.includes(part)) ?? true;
}

/** Every measure is checked, for every game and every part it is about. */
function missing(checks: readonly Check[]): readonly Fault[] {
  return Object.keys(MEASURES)
    .filter(isMeasure)
    .flatMap((name) => {
      const mine = checks.filter(({ measure }) => measure === name);
      if (mine.length === 0) return [name];
      const measure: Measure = MEASURES[name];
      const games = typeof measure.games === 'object' ? measure.games : [];
      const left = games.filter((game) => !mine.some((check) => isIn(game, check.games ?? allGames())));
      const parts = measure.names?.filter((part) => !mine.some((check) => partsOf(check)?.includes(part)));
      return [
        ...left.map((game) => `${name}, game ${game}`),
        ...(parts ?? []).map((part) => `${name}, ${part}`),
      ];
    })
    .map((name) => ({ name, problem: MISSING }));
}
