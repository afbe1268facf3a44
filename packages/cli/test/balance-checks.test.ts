import { describe, expect, test } from 'vitest';
import { checksFrom } from '../src/balance/checks.ts';
import { linesOfTheBox } from './balance.ts';

const SEATS = [2, 3, 4, 5, 6];
const faultsIn = (lines: unknown, seats = 4) => checksFrom({ checks: lines }, seats).faults;

/** The lines of the box, but one of them as it should not be. */
function changed(name: RegExp, change: Record<string, unknown>) {
  const lines = linesOfTheBox();
  const at = lines.findIndex((line) => name.test(String(line['name'])));
  expect(at).toBeGreaterThanOrEqual(0);
  return lines.with(at, { ...lines[at], ...change });
}

describe('the checks of the box', () => {
  test.each(SEATS)('are complete for %i seats', (seats) => {
    const { checks, faults } = checksFrom({ checks: linesOfTheBox() }, seats);
    expect(faults).toEqual([]);
    expect(checks.filter(({ measure }) => measure === 'crates')).toHaveLength(1);
    expect(checks).toHaveLength(15);
  });

  test('a changed line keeps what it was and why', () => {
    const lines = changed(/win share of the first player/, { high: 5, was: { high: 3 }, why: 'Because.' });
    const { checks, faults } = checksFrom({ checks: lines }, 4);
    expect(faults).toEqual([]);
    expect(checks.find(({ measure }) => measure === 'firstPlayerWins')).toMatchObject({
      high: 5,
      was: { high: 3 },
      why: 'Because.',
    });
  });
});

describe('a file that says too little fails', () => {
  test.each([[undefined], [[]], ['many'], [{}]])('no checks: %j', (lines) => {
    expect(faultsIn(lines)).toEqual([{ name: 'checks', problem: 'there are none in the file' }]);
  });

  test('every line is missed when it is not there', () => {
    for (const seats of SEATS) {
      const lines = linesOfTheBox();
      for (const [i, line] of lines.entries()) {
        const [fewest, most] = Array.isArray(line['seats']) ? line['seats'] : [2, 6];
        const faults = faultsIn(lines.toSpliced(i, 1), seats);
        if (seats < fewest || seats > most) expect(faults).toEqual([]);
        else expect(faults).toContainEqual({ name: expect.any(String), problem: 'its check is missing' });
      }
    }
  });

  test('a game that no check is about is named', () => {
    expect(faultsIn(changed(/turns a seat from game 3/, { games: [4, 12] }))).toEqual([
      { name: 'turns, game 3', problem: 'its check is missing' },
    ]);
  });

  test('a check for other seats is none', () => {
    expect(faultsIn(changed(/mechanism/, { seats: [5, 6] }), 4)).toEqual([
      { name: 'mechanisms', problem: 'its check is missing' },
    ]);
  });
});

describe('a line that is no check fails', () => {
  test.each([
    ['an unknown measure', { measure: 'beauty' }, 'there is no measure "beauty"'],
    ['no measure', { measure: undefined }, 'there is no measure in it'],
    ['no limits', { low: undefined }, 'low and high have to be numbers'],
    ['a limit in words', { high: 'much' }, 'low and high have to be numbers'],
    ['limits the wrong way round', { low: 9, high: -9 }, 'low is 9, and high only -9'],
    ['a field nobody knows', { hihg: 3 }, 'nobody knows what "hihg" means'],
    ['games there are not', { games: [3, 13] }, 'games is [first, last], from 1 to 12'],
    ['games the wrong way round', { games: [3, 2] }, 'games is [first, last], from 1 to 12'],
    ['seats there are not', { seats: [0, 3] }, 'seats is [fewest, most], from 1 to 6'],
    ['was without why', { was: { high: 3 } }, 'a changed line says both what it was and why'],
    ['why without was', { why: 'Because.' }, 'a changed line says both what it was and why'],
    ['an empty why', { was: { high: 3 }, why: ' ' }, 'why is a sentence'],
    ['an empty was', { was: {}, why: 'Because.' }, 'was holds the fields as they were, like { "high": 25 }'],
  ])('%s', (_, change, problem) => {
    const lines = changed(/first player/, change);
    expect(faultsIn(lines)).toContainEqual({ name: expect.stringMatching(/first player/), problem });
  });

  test('one without a name is called by its line', () => {
    const [first, ...others] = linesOfTheBox();
    const among = (line: unknown) => faultsIn([first, line, ...others]);
    expect(among({})).toEqual([{ name: 'line 2', problem: 'it has no name' }]);
    expect(among(7)).toEqual([{ name: 'line 2', problem: 'it has no name' }]);
  });

  test('one that is there twice, by its name or by what it measures', () => {
    const lines = linesOfTheBox();
    const again = lines[3];
    expect(faultsIn([...lines, again])).toEqual([{ name: again?.['name'], problem: 'it is there twice' }]);
    expect(faultsIn([...lines, { ...again, name: 'turns again', games: [2, 2] }])).toEqual([
      { name: 'turns again', problem: 'it is there twice' },
    ]);
  });
});
