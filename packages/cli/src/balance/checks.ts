import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { reasonOf, Trouble } from '../trouble.ts';
import { GAMES } from './campaign.ts';
import { ALL_GAMES, isMeasure, MEASURES, type Measure, type MeasureName, type Range } from './measures.ts';

/** The band a number has to lie in. */
export type Limits = { readonly low: number; readonly high: number };

/** One line of the file of checks. */
export type Check = Limits & {
  readonly name: string;
  readonly measure: MeasureName;
  readonly games?: Range;
  /** For these numbers of seats only, first and last. */
  readonly seats?: Range;
  /** What a changed line said before, and why it says something else now. */
  readonly was?: { readonly [field: string]: unknown };
  readonly why?: string;
};

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

function nameOf(line: unknown): string | undefined {
  const name: unknown = Object(line).name;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

const FIELDS = new Set(['name', 'measure', 'games', 'seats', 'low', 'high', 'was', 'why']);

/** The check on a line, or what is wrong with it. */
function checkOf(line: unknown): Check | string {
  const { measure, games, seats, low, high, was, why }: Record<string, unknown> = Object(line);
  const name = nameOf(line);
  if (name === undefined) return 'it has no name';
  const odd = Object.keys(Object(line)).find((field) => !FIELDS.has(field));
  if (odd !== undefined) return `nobody knows what "${odd}" means`;
  if (!isMeasure(measure)) return `there is no measure ${JSON.stringify(measure) ?? 'in it'}`;
  if (typeof low !== 'number' || typeof high !== 'number') return 'low and high have to be numbers';
  if (low > high) return `low is ${low}, and high only ${high}`;
  if (games !== undefined && !isRange(games, GAMES)) return `games is [first, last], from 1 to ${GAMES}`;
  if (seats !== undefined && !isRange(seats, 6)) return 'seats is [fewest, most], from 1 to 6';
  if ((was === undefined) !== (why === undefined)) return 'a changed line says both what it was and why';
  if (was !== undefined && !isRecord(was)) return 'was holds the fields as they were, like { "high": 25 }';
  if (why !== undefined && (typeof why !== 'string' || why.trim() === '')) return 'why is a sentence';
  return {
    name,
    measure,
    low,
    high,
    ...(games && { games }),
    ...(seats && { seats }),
    ...(was && { was }),
    ...(why && { why }),
  };
}

function isRange(value: unknown, most: number): value is Range {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [first, last]: unknown[] = value;
  return (
    Number.isInteger(first) &&
    Number.isInteger(last) &&
    Number(first) >= 1 &&
    Number(first) <= Number(last) &&
    Number(last) <= most
  );
}

function isRecord(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
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
      overlap(a.games ?? ALL_GAMES, b.games ?? ALL_GAMES) &&
      overlap(a.seats ?? [1, 6], b.seats ?? [1, 6]))
  );
}

/** Every measure is checked, for every game it is about. */
function missing(checks: readonly Check[]): readonly Fault[] {
  return Object.keys(MEASURES)
    .filter(isMeasure)
    .flatMap((name) => {
      const mine = checks.filter(({ measure }) => measure === name);
      if (mine.length === 0) return [{ name, problem: 'its check is missing' }];
      const { games = [] }: Measure = MEASURES[name];
      const left = games.filter((game) => !mine.some((check) => isIn(game, check.games ?? ALL_GAMES)));
      return left.map((game) => ({ name: `${name}, game ${game}`, problem: 'its check is missing' }));
    });
}
