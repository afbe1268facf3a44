import { boxInUse } from '../box.ts';
import { allGames, isMeasure, MEASURES, type Measure, type MeasureName, type Range } from './measures.ts';

/** The band a number has to lie in. */
export type Limits = { readonly low: number; readonly high: number };

/** One line of the file of checks. */
export type Check = Limits & {
  readonly name: string;
  readonly measure: MeasureName;
  readonly games?: Range;
  /** For these numbers of seats only, first and last. */
  readonly seats?: Range;
  /** About these parts of the measure only, or about all but these. */
  readonly only?: readonly string[];
  readonly but?: readonly string[];
  /** What a changed line said before, and why it says something else now. */
  readonly was?: { readonly [field: string]: unknown };
  readonly why?: string;
};

type Line = Readonly<Record<string, unknown>>;

export function nameOf(line: unknown): string | undefined {
  const name: unknown = Object(line).name;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** The parts of its measure that a check is about; nothing where they have no names before they are measured. */
export function partsOf({ measure, only, but = [] }: Check): readonly string[] | undefined {
  const { names }: Measure = MEASURES[measure];
  return only ?? names?.filter((name) => !but.includes(name));
}

const FIELDS = new Set(['name', 'measure', 'games', 'seats', 'only', 'but', 'low', 'high', 'was', 'why']);

/** The check on a line, or what is wrong with it. */
export function checkOf(content: unknown): Check | string {
  const line: Line = Object(content);
  const { measure, games, seats, only, but, low, high, was, why } = line;
  const name = nameOf(line);
  if (name === undefined) return 'it has no name';
  const odd = Object.keys(line).find((field) => !FIELDS.has(field));
  if (odd !== undefined) return `nobody knows what "${odd}" means`;
  if (!isMeasure(measure)) return `there is no measure ${JSON.stringify(measure) ?? 'in it'}`;
  if (!isNumber(low) || !isNumber(high)) return 'low and high have to be finite numbers';
  if (low > high) return `low is ${low}, and high only ${high}`;
  if (games !== undefined && !isRange(games, boxInUse().games))
    return `games is [first, last], from 1 to ${boxInUse().games}`;
  if (games !== undefined && !hasGames(measure, games)) return `${measure} is about the whole campaign`;
  if (seats !== undefined && !isRange(seats, 6)) return 'seats is [fewest, most], from 1 to 6';
  if (only !== undefined && but !== undefined) return 'it says only or but, not both';
  if (only !== undefined && !isNames(only)) return 'only is a list of names, each once';
  if (but !== undefined && !isNames(but)) return 'but is a list of names, each once';
  if ((was === undefined) !== (why === undefined)) return 'a changed line says both what it was and why';
  if (was !== undefined && !isRecord(was)) return 'was holds the fields as they were, like { "high": 25 }';
  if (why !== undefined && (typeof why !== 'string' || why.trim() === '')) return 'why is a sentence';
  const check: Check = {
    name,
    measure,
    low,
    high,
    ...(games && { games }),
    ...(seats && { seats }),
    ...(only && { only }),
    ...(but && { but }),
    ...(was && { was }),
    ...(why && { why }),
  };
  return wrongParts(check) ?? wrongPast(line, was ?? {}) ?? check;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
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

/** Measures of the whole campaign have no games to choose from; one that looks at all of them may say so. */
function hasGames(name: MeasureName, [first, last]: Range): boolean {
  const { games }: Measure = MEASURES[name];
  if (games === 'all') return first === allGames()[0] && last === allGames()[1];
  return games !== undefined;
}

function isNames(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string') &&
    new Set(value).size === value.length
  );
}

function isRecord(value: unknown): value is Line {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

/** What is wrong with the parts a check names. */
function wrongParts(check: Check): string | undefined {
  const named = check.only ?? check.but;
  if (named === undefined) return undefined;
  const { names }: Measure = MEASURES[check.measure];
  if (names === undefined) return `the parts of ${check.measure} have no names to choose from`;
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) return `${check.measure} has no part "${unknown}"`;
  return partsOf(check)?.length === 0 ? 'it leaves nothing to measure' : undefined;
}

/** Only what is there, and is something else now, can have been changed. */
function wrongPast(line: Line, was: Line): string | undefined {
  for (const [field, before] of Object.entries(was)) {
    if (!Object.hasOwn(line, field) || field === 'was' || field === 'why')
      return `it was "${field}", which the line does not have`;
    if (JSON.stringify(before) === JSON.stringify(line[field])) return `${field} is what it was`;
    if ((field === 'low' || field === 'high') && !isNumber(before)) return `${field} was no finite number`;
  }
  return undefined;
}
