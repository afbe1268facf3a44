import { expect, test } from 'vitest';
import { linesOfTheBox } from './balance.ts';

type Line = ReturnType<typeof linesOfTheBox>[number];
type Band = {
  readonly measure: string;
  readonly games?: readonly [number, number];
  readonly seats?: readonly [number, number];
  readonly low: number;
  readonly high: number;
};

/** What was asked of the box before anything was measured, for 2 to 6 seats. */
const BANDS: readonly Band[] = [
  { measure: 'winningScore', games: [1, 1], low: 25, high: 45 },
  { measure: 'winningScore', games: [5, 8], low: 40, high: 60 },
  { measure: 'winningScore', games: [12, 12], low: 0, high: 90 },
  { measure: 'turns', games: [1, 2], low: 15, high: 35 },
  { measure: 'turns', games: [3, 12], low: 10, high: 25 },
  { measure: 'unfinished', low: 0, high: 0 },
  { measure: 'charterWins', low: -4, high: 4 },
  { measure: 'firstPlayerWins', low: -3, high: 3 },
  { measure: 'crates', seats: [4, 6], low: 35, high: 54 },
  { measure: 'crates', seats: [3, 3], low: 28, high: 54 },
  { measure: 'crates', seats: [2, 2], low: 22, high: 54 },
  { measure: 'mechanisms', low: 90, high: 100 },
  { measure: 'mostUsed', games: [1, 3], low: 0, high: 25 },
  { measure: 'mostUsed', games: [4, 12], low: 0, high: 15 },
  { measure: 'leastUsed', low: 0.5, high: 100 },
  { measure: 'endings', low: 10, high: 100 },
  { measure: 'forks', low: 10, high: 100 },
];

const lines = linesOfTheBox();
const SEATS = [2, 3, 4, 5, 6];

function holds(range: unknown, seats: number): boolean {
  return !Array.isArray(range) || (seats >= range[0] && seats <= range[1]);
}

/** Whether a line is about what a band asks for, with so many seats. */
function isAbout(line: Line, { measure, games, seats }: Band, many: number): boolean {
  const sameGames = JSON.stringify(line['games']) === JSON.stringify(games);
  return line['measure'] === measure && sameGames && holds(line['seats'], many) && holds(seats, many);
}

/** The limits of a line before they were changed. */
function before(line: Line): unknown {
  const { low, high } = { ...line, ...Object(line['was']) };
  return { low, high };
}

test.each(SEATS)('with %i seats everything that was asked for is checked', (seats) => {
  for (const band of BANDS.filter((one) => holds(one.seats, seats)))
    expect(
      lines.filter((line) => isAbout(line, band, seats)),
      band.measure,
    ).not.toEqual([]);
});

test.each(lines.map((line) => [String(line['name']), line] as const))('%s', (_, line) => {
  const many = SEATS.filter((seats) => holds(line['seats'], seats));
  expect(many).not.toEqual([]);
  for (const seats of many) {
    const [band, ...others] = BANDS.filter((one) => isAbout(line, one, seats));
    expect(others).toEqual([]);
    expect(before(line)).toEqual({ low: band?.low, high: band?.high });
  }
});

test('a line that asks for something else says what it was, limit by limit, and why in a sentence', () => {
  const changed = lines.filter((line) => line['was'] !== undefined || line['why'] !== undefined);
  for (const line of changed) {
    expect(line['why']).toMatch(/^[A-Z].{40,}\.$/);
    for (const [field, value] of Object.entries(Object(line['was']))) {
      expect(['low', 'high']).toContain(field);
      expect(line[field]).not.toBe(value);
    }
  }
});
