import type { Chance } from '@charterstone/testkit';

/** What can be wrong with a body or a message that was to be JSON of some shape. */
export const HARMS = [
  'random bytes',
  'broken JSON',
  'bad UTF-8',
  'deep nesting',
  'a value of another kind',
  'a part left out',
  'an unknown field',
  'a poisoned key',
] as const;
export type Harm = (typeof HARMS)[number];

const GARBAGE: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 31),
    'x',
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
  ],
  ...[
    'constructor',
    '../../etc/passwd',
    "'; drop table users; --",
    'x'.repeat(5000),
    [],
    [[]],
    {},
    [1, 'two'],
  ],
  ...[{ a: 1 }, { toString: 1 }, { length: 1e9 }, { $ne: null }, Array(500).fill(7)],
];
const POISONS = [
  '"__proto__":{"polluted":true}',
  '"__proto__":null',
  '"constructor":{"prototype":{"polluted":true}}',
  '"\\u005f_proto__":{"polluted":true}',
];

/**
 * The bytes of a message that was in order, after harm has come to it; undefined where this harm would leave it in order, which
 * `isGood` says. `most` bytes are taken at the door.
 */
export function harmed(
  good: unknown,
  harm: Harm,
  chance: Chance,
  { isGood, most }: { readonly isGood: (value: unknown) => boolean; readonly most: number },
): Buffer | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const bytes = tried(good, harm, chance, most);
    if (bytes.length > most) continue;
    if (ALWAYS_BAD.includes(harm) || !isInOrder(bytes, isGood)) return bytes;
  }
  return undefined;
}

/** Whatever a reader would make of it. */
const ALWAYS_BAD: readonly Harm[] = ['bad UTF-8', 'a poisoned key'];

function isInOrder(bytes: Buffer, isGood: (value: unknown) => boolean): boolean {
  try {
    return isGood(JSON.parse(bytes.toString()));
  } catch {
    return false;
  }
}

function tried(good: unknown, harm: Harm, chance: Chance, most: number): Buffer {
  const text = JSON.stringify(good ?? {});
  switch (harm) {
    case 'random bytes':
      return randomBytes(1 + chance.below(300), chance);
    case 'broken JSON':
      return Buffer.from(broken(text, chance));
    case 'bad UTF-8':
      return withBadUtf8(text, chance);
    case 'deep nesting':
      return Buffer.from(deep(text, chance, most));
    case 'a value of another kind':
      return Buffer.from(JSON.stringify(replaced(good ?? {}, chance, () => chance.pick(GARBAGE))));
    case 'a part left out':
      return Buffer.from(JSON.stringify(replaced(good ?? {}, chance, () => undefined)) ?? 'null');
    case 'an unknown field':
      return Buffer.from(inserted(text, chance, `"unknown":${JSON.stringify(chance.pick(GARBAGE))}`));
    case 'a poisoned key':
      return Buffer.from(inserted(text, chance, chance.pick(POISONS)));
  }
}

export function randomBytes(length: number, chance: Chance): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.below(256)));
}

function broken(text: string, chance: Chance): string {
  const at = chance.below(text.length);
  return chance.pick([
    text.slice(0, at),
    text.slice(at + 1),
    `${text.slice(0, at)}${chance.pick(['}', '{', '"', ',', '\\', '\u0000', 'NaN', "'"])}${text.slice(at)}`,
    `${text}${text}`,
    text.replaceAll('"', "'"),
  ]);
}

const BAD_UTF8 = [
  [0xff],
  [0xc3, 0x28],
  [0xe2, 0x82],
  [0xf0, 0x28, 0x8c, 0x28],
  [0xed, 0xa0, 0x80],
  [0xc0, 0x80],
];

/** Within a text of it, where a reader might let it pass; or beside. */
function withBadUtf8(text: string, chance: Chance): Buffer {
  const quotes = [...text.matchAll(/":"/g)].map(({ index }) => index + 3);
  const at = quotes.length > 0 && chance.below(4) > 0 ? chance.pick(quotes) : chance.below(text.length + 1);
  return Buffer.concat([
    Buffer.from(text.slice(0, at)),
    Buffer.from(chance.pick(BAD_UTF8)),
    Buffer.from(text.slice(at)),
  ]);
}

function deep(text: string, chance: Chance, most: number): string {
  const [open, close] = chance.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ]);
  const deepest = Math.floor((most - text.length - 20) / (open.length + close.length));
  const levels = Math.min(deepest, chance.pick([100, 1000, 3000, deepest]));
  const pit = open.repeat(levels) + chance.pick(['', `1${close.repeat(levels)}`]);
  return chance.below(2) === 0 ? pit : inserted(text, chance, `"deep":${pit}`);
}

function inserted(text: string, chance: Chance, field: string): string {
  const openings = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  const at = openings.length === 0 ? 0 : chance.pick(openings);
  return `${text.slice(0, at)}${field}${text[at] === '}' ? '' : ','}${text.slice(at)}`;
}

/** The same with one of its parts, or all of it, made anew. */
function replaced(value: unknown, chance: Chance, make: () => unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0 || chance.below(8) === 0)
    return make();
  const name = chance.pick(Object.keys(value));
  const parts: [string, unknown][] = Object.entries(value).map(([key, part]) => [
    key,
    key === name ? replaced(part, chance, make) : part,
  ]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
