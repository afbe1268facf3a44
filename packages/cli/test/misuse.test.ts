import { expect, test } from 'vitest';
import { charterstone, charterstoneHere, folder } from './program.ts';

const wrong: [string, string[]][] = [
  ['an unknown command', ['simulat']],
  ['an unknown option', ['simulate', '--game', '3']],
  ['a value that is missing', ['simulate', '--games']],
  ['seven seats', ['simulate', '--seats', '7']],
  ['no number', ['simulate', '--games', 'many']],
  ['an unknown player', ['simulate', '--players', 'clever']],
  ['a word too many', ['verify', 'everything']],
  ['more bots than seats', ['play', '--seats', '2', '--bots', '3']],
  ['an unknown language', ['play', '--seats', '2', '--lang', 'la']],
  ['a replay without a file', ['replay']],
  ['a replay of nothing', ['replay', `${folder()}/nothing.json`]],
  ['a game to go on that is not there', ['play', '--resume', `${folder()}/nothing.json`]],
  ['nothing to measure', ['bench']],
  ['an option before the command', ['--nope', 'arena']],
  ['an option of a group', ['bench', '--nope', 'bots']],
];

test.each(wrong)('%s is one clear line on stderr', async (_, args) => {
  const { code, out, err } = await charterstoneHere(args);
  expect([1, 2]).toContain(code);
  expect(out).toBe('');
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^[A-Z-].{20,}\n$/);
});

/** The first thing that is wrong is named, and nothing is run. */
const named: [string, string[], string][] = [
  ['an unknown option, also where another is missing', ['arena', '--nope'], 'There is no option --nope.'],
  [
    'what is missing',
    ['prepare', '--game', '3'],
    'Missing required argument: --out – --help behind the command',
  ],
  ['an unknown option of a group’s command', ['bench', 'bots', '--nope'], 'There is no option --nope.'],
  ['an option said twice', ['arena', '--players', 'a', '--players=b'], '--players can be said once only.'],
  ['a switch said twice', ['verify', '--json', '--json'], '--json can be said once only.'],
  ['a switch on and off', ['play', '--hints', '--no-hints'], '--hints can be said once only.'],
  ['a switch with a value', ['verify', '--json=maybe'], '--json is said or left out: it takes no value'],
  ['a switch that is off with a value', ['play', '--no-color=1'], '--no-color is said or left out'],
];

test.each(named)('%s', async (_, args, line) => {
  const { code, out, err } = await charterstoneHere(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err.slice(0, line.length)).toBe(line);
});

test('help lists commands and options', async () => {
  expect((await charterstoneHere([])).out).toMatch(/play.*simulate.*replay.*verify.*bench/s);
  expect((await charterstoneHere(['simulate', '--help'])).out).toMatch(/--games.*--seats.*--json/s);
  expect((await charterstoneHere(['bench', 'rules', '--help'])).out).toMatch(/bench rules[\s\S]*--seconds/);
  expect((await charterstoneHere(['bench', 'bots', '--help'])).out).toMatch(/bench bots[\s\S]*--seconds/);
  expect((await charterstoneHere(['bench', 'server', '--help'])).out).toMatch(/bench server[\s\S]*--tables/);
  expect((await charterstoneHere(['bench', '--help'])).out).toMatch(/rules[\s\S]*bots/);
  expect((await charterstoneHere(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  ['what is refused', 2, ['simulate', '--game', '3']],
  ['a command nobody knows', 2, ['simulat']],
  ['a file that is not there', 1, ['replay', 'nothing.json']],
  ['help', 0, ['bench', '--help']],
  ['what is in order', 0, ['verify', '--json']],
  ['what is not', 1, ['balance', '--campaigns', '1', '--seats', '2', '--players', 'random', '--json']],
  ['a long page', 0, ['chronicle', '--games', '2', '--seats', '2']],
])('the program answers the same as a process of its own: %s', async (_, code, args) => {
  const ran = charterstone(args);
  expect(ran.code).toBe(code);
  expect(await charterstoneHere(args)).toEqual(ran);
});
