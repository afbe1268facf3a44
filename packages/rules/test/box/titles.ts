import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/**
 * What the specs say they are about: the titles of all tests below a folder, each with those of the groups round it. They
 * are read from the sources, so that one test can look at all of them. The rows of an `each` count if they are written
 * down as plain values; a table that is computed names nothing.
 */
export type Spec = { readonly file: string; readonly titles: readonly string[] };

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** Every test in `packages/rules/test`, or below one of its folders. */
export function specsIn(folder = ''): readonly Spec[] {
  return globSync(join(folder, '**/*.test.ts'), { cwd: TESTS })
    .toSorted()
    .flatMap((path) => {
      const file = path.split(sep).join('/');
      return specsOf(file, readFileSync(join(TESTS, path), 'utf8'));
    });
}

/** The tests of one source. */
export function specsOf(file: string, source: string): readonly Spec[] {
  const { program } = parseSync(file, source);
  const titles: (readonly string[])[] = [];
  walk(program, [], constantsOf(program), titles);
  return titles.map((path) => ({ file, titles: path }));
}

type Node = { readonly type: string; readonly [field: string]: unknown };
type Constants = ReadonlyMap<string, unknown>;

function isNode(thing: unknown): thing is Node {
  return typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';
}

function isNamed(thing: unknown, ...names: readonly string[]): boolean {
  return isNode(thing) && typeof thing['name'] === 'string' && names.includes(thing['name']);
}

function listOf(thing: unknown): readonly unknown[] {
  return Array.isArray(thing) ? thing : [];
}

/** The values that are written down at the top of a file. */
function constantsOf(program: unknown): Constants {
  const constants = new Map<string, unknown>();
  for (const statement of isNode(program) ? listOf(program['body']) : [])
    for (const declared of isNode(statement) ? listOf(statement['declarations']) : [])
      if (isNode(declared) && isNode(declared['id']) && typeof declared['id']['name'] === 'string')
        constants.set(declared['id']['name'], written(declared['init'], constants));
  return constants;
}

/** A value as it is written; `undefined` where it would have to be computed. */
function written(node: unknown, known: Constants): unknown {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'Identifier':
      return known.get(`${node['name']}`);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return written(node['expression'], known);
    case 'UnaryExpression':
      return node['operator'] === '-' ? -Number(written(node['argument'], known)) : undefined;
    case 'ArrayExpression':
      return listOf(node['elements']).flatMap((one) => elementsOf(one, known));
    case 'ObjectExpression':
      return Object.fromEntries(listOf(node['properties']).map((one) => propertyOf(one, known)));
    default:
      return undefined;
  }
}

function elementsOf(node: unknown, known: Constants): readonly unknown[] {
  if (isNode(node) && node.type === 'SpreadElement') return listOf(written(node['argument'], known));
  return [written(node, known)];
}

function propertyOf(node: unknown, known: Constants): readonly [string, unknown] {
  if (!isNode(node) || !isNode(node['key'])) return ['', undefined];
  return [`${node['key']['name'] ?? node['key']['value']}`, written(node['value'], known)];
}

/** Walks through a source, group by group, and writes down the titles of its tests. */
function walk(
  thing: unknown,
  within: readonly string[],
  known: Constants,
  found: (readonly string[])[],
): void {
  if (Array.isArray(thing)) for (const one of thing) walk(one, within, known, found);
  if (!isNode(thing)) return;
  const spoken = spokenBy(thing, known);
  if (spoken === undefined) {
    for (const part of Object.values(thing)) walk(part, within, known, found);
    return;
  }
  for (const title of spoken.titles)
    if (spoken.isTest) found.push([...within, title]);
    else walk(spoken.body, [...within, title], known, found);
}

type Spoken = {
  readonly isTest: boolean;
  readonly titles: readonly string[];
  readonly body: readonly unknown[];
};

/** `test('…')`, `describe('…')`, `test.each(…)('…')`: their titles, one for each row. */
function spokenBy(node: Node, known: Constants): Spoken | undefined {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return undefined;
  const { callee } = node;
  const [title, ...body] = listOf(node['arguments']);
  const text = textOf(title);
  if (text === undefined) return undefined;
  if (isNamed(callee, 'test', 'describe')) return { isTest: isNamed(callee, 'test'), titles: [text], body };
  const each = callee['callee'];
  if (!isNode(each) || !isNamed(each['property'], 'each')) return undefined;
  const rows = listOf(written(listOf(callee['arguments'])[0], known));
  const titles = rows.length > 0 ? rows.map((row) => filledIn(text, row)) : [text];
  return { isTest: isNamed(each['object'], 'test'), titles, body };
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return listOf(node['quasis'])
    .map((part) => (isNode(part) && isCooked(part['value']) ? part['value'].cooked : ''))
    .join('…');
}

function isCooked(thing: unknown): thing is { readonly cooked: string } {
  return typeof thing === 'object' && thing !== null && 'cooked' in thing;
}

/** A title with the values of a row in it: `card $card`, `card %i`. */
function filledIn(title: string, row: unknown): string {
  const values = [...(Array.isArray(row) ? row : [row])];
  const fields: Readonly<Record<string, unknown>> = isRecord(row) ? row : {};
  return title
    .replace(/\$(\w+)/g, (whole, name: string) => (name in fields ? `${fields[name]}` : whole))
    .replace(/%[idsjo]/g, (whole) => (values.length > 0 ? `${values.shift()}` : whole));
}

function isRecord(thing: unknown): thing is Readonly<Record<string, unknown>> {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}
