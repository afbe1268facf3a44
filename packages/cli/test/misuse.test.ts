import { expect, test } from 'vitest';
import { charterstone, folder } from './program.ts';

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
];

test.each(wrong)('%s is one clear line on stderr', (_, args) => {
  const { code, out, err } = charterstone(args);
  expect([1, 2]).toContain(code);
  expect(out).toBe('');
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^[A-Z-].{20,}\n$/);
});

test('help lists commands and options', () => {
  expect(charterstone([]).out).toMatch(/play.*simulate.*replay.*verify.*bench/s);
  expect(charterstone(['simulate', '--help']).out).toMatch(/--games.*--seats.*--json/s);
  expect(charterstone(['bench', 'rules', '--help']).out).toMatch(/--seconds/);
  expect(charterstone(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
