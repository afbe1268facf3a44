/** Things that have no place in a choice: wrong types, huge and broken numbers, names of inherited properties. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  2 ** 31,
  2 ** 32 + 206,
  Number.MAX_SAFE_INTEGER,
  10n,
  Symbol('clay'),
  () => 'clay',
  '',
  ' ',
  'undefined',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'home',
  'site 7',
  'rule-0',
  'rule--4',
  'rule-1e3',
  `rule-${'9'.repeat(400)}`,
  '\u0000',
  '\ud800',
  'cl\u0430y',
  '\u202eyalc',
  '𝖈𝖑𝖆𝖞',
  'x'.repeat(100_000),
  [],
  [206],
  ['clay'],
  ['rule-4'],
  {},
  new Date(0),
  new Int16Array(3),
  JSON.parse('{"__proto__": {"do": "retrieve"}}'),
  JSON.parse('{"toString": 1, "valueOf": 2}'),
  JSON.parse('{"do": {"do": "retrieve"}}'),
  Object.create(null),
  deep(2000),
];

/** What can't be written on a card: no text, too long, invisible signs, blanks at the ends. */
export const BAD_NAMES: readonly unknown[] = [
  ...GARBAGE.filter((thing) => typeof thing !== 'string'),
  ...[
    '',
    ' ',
    ' Ada',
    'Ada ',
    'A\u0000da',
    'Ada\n',
    'A\u202eda',
    'A\u200bda',
    '\ud800',
    '\u2028',
    'a'.repeat(31),
  ],
];

/** Seats nobody sits on. */
export const NO_SEATS: readonly unknown[] = [
  ...[0, -0.5, -1, -2, -3, -6, -12, 7, 8, 9, 13, 14, 18, 200, 207, 1.5, 2 ** 31, 2 ** 32 + 1],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...['1', '2', '', 'red', '__proto__', null, undefined, true, 1n, [1], [2], {}, Symbol('seat')],
];

function deep(levels: number): unknown {
  let thing: unknown = 'clay';
  for (let i = 0; i < levels; i++) thing = [thing];
  return thing;
}
