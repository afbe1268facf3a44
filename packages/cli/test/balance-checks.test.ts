import { describe, expect, test } from 'vitest';
import { checksFrom } from '../src/balance/checks.ts';
import { MEASURES } from '../src/balance/measures.ts';
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
    expect(checks).toHaveLength(seats < 4 ? 16 : 15);
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
    ['no limits', { low: undefined }, 'low and high have to be finite numbers'],
    ['a limit in words', { high: 'much' }, 'low and high have to be finite numbers'],
    ['a limit without end', { high: Number.POSITIVE_INFINITY }, 'low and high have to be finite numbers'],
    ['a limit that is no number', { low: Number.NaN }, 'low and high have to be finite numbers'],
    ['no limit at all', { low: null }, 'low and high have to be finite numbers'],
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

  test.each([
    ['a field that is not there', { was: { games: [1, 2] } }, 'it was "games", which the line does not have'],
    ['its own reason', { was: { why: 'So.' } }, 'it was "why", which the line does not have'],
    ['what it still is', { was: { high: 3 } }, 'high is what it was'],
    ['what it still is, beside a change', { high: 5, was: { high: 3, low: -3 } }, 'low is what it was'],
    ['words', { was: { high: 'less' } }, 'high was no finite number'],
    ['a list', { was: [3] }, 'was holds the fields as they were, like { "high": 25 }'],
  ])('was holds %s', (_, change, problem) => {
    const lines = changed(/first player/, { ...change, why: 'Because.' });
    expect(faultsIn(lines)).toContainEqual({ name: expect.stringMatching(/first player/), problem });
  });

  const WHOLE = [
    'charterWins',
    'firstPlayerWins',
    'crates',
    'mechanisms',
    'endings',
    'forks',
    'unfinished',
  ] as const;
  test.each(WHOLE)('games of %s, which has none', (measure) => {
    const lines = linesOfTheBox().map((line) =>
      line['measure'] === measure ? { ...line, games: [1, 12] } : line,
    );
    const problem = `${measure} is about the whole campaign`;
    expect(faultsIn(lines)).toContainEqual({ name: expect.any(String), problem });
  });

  test('the least used building is asked for over all games, or not at all', () => {
    expect(faultsIn(changed(/least used/, { games: [1, 12] }))).toEqual([]);
    for (const games of [
      [4, 12],
      [1, 11],
      [3, 3],
    ])
      expect(faultsIn(changed(/least used/, { games }))).toContainEqual({
        name: expect.stringMatching(/least used/),
        problem: 'leastUsed is about the whole campaign',
      });
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

describe('a line can be about some mechanisms only, or about all but some', () => {
  const others = linesOfTheBox().filter(({ measure }) => measure !== 'mechanisms');
  const line = (name: string, said: Record<string, unknown>) => ({
    name,
    measure: 'mechanisms',
    low: 90,
    high: 100,
    ...said,
  });
  const faultsOf = (...mine: Record<string, unknown>[]) => faultsIn([...others, ...mine]);
  const RARE = ['special buildings', 'private objectives'];

  test('both together are about all', () => {
    expect(faultsOf(line('rare', { only: RARE }), line('others', { but: RARE }))).toEqual([]);
  });

  test('what no line is about is named, and what is for other seats does not help', () => {
    const rare = line('rare', { only: RARE, seats: [2, 3] });
    const missing = RARE.map((part) => ({ name: `mechanisms, ${part}`, problem: 'its check is missing' }));
    expect(faultsOf(line('others', { but: RARE }))).toEqual(missing);
    expect(faultsOf(rare, line('others', { but: RARE }))).toEqual(missing);
  });

  test('two lines about the same part are one too many', () => {
    const twice = [{ name: 'again', problem: 'it is there twice' }];
    expect(faultsOf(line('all', {}), line('again', { only: ['items'] }))).toEqual(twice);
    const rare = line('rare', { only: RARE });
    expect(faultsOf(rare, line('others', { but: RARE }), line('again', { only: ['items'] }))).toEqual(twice);
  });

  test.each([
    ['one there is not', { only: ['dragons'] }, 'mechanisms has no part "dragons"'],
    ['one there is not, left out', { but: ['items', 'dragons'] }, 'mechanisms has no part "dragons"'],
    ['none', { only: [] }, 'only is a list of names, each once'],
    ['no list', { but: 'items' }, 'but is a list of names, each once'],
    ['one twice', { only: ['items', 'items'] }, 'only is a list of names, each once'],
    ['no name', { but: [7] }, 'but is a list of names, each once'],
    ['both', { only: ['items'], but: ['guests'] }, 'it says only or but, not both'],
  ])('names %s', (_, said, problem) => {
    expect(faultsOf(line('odd', said))).toContainEqual({ name: 'odd', problem });
  });

  test('a line that leaves out everything', () => {
    const all = MEASURES.mechanisms.names;
    const problem = 'it leaves nothing to measure';
    expect(faultsOf(line('odd', { but: all }))).toContainEqual({ name: 'odd', problem });
  });

  test('parts of other measures have no names before they are measured', () => {
    expect(faultsIn(changed(/first player/, { only: ['red'] }))).toContainEqual({
      name: expect.any(String),
      problem: 'the parts of firstPlayerWins have no names to choose from',
    });
  });
});
