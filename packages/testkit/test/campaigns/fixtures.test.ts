import { box as data } from '@charterstone/box';
import { describe, expect, test } from 'vitest';
import {
  type Fixture,
  gamesPlayed,
  linesOf,
  packed,
  RefusedLine,
  turningsOf,
  turningsTaken,
  unpacked,
} from '../../src/campaigns/index.ts';
import { theBox } from '../../src/index.ts';
import { storedFixtures } from './stored.ts';

const fixtures = storedFixtures();
const CAMPAIGN = 12;
const KILOBYTES = 1024;

describe.each(fixtures)('$file', ({ text, fixture }) => {
  test('is a whole campaign, up to the last door of the story', () => {
    expect(fixture.games.length).toBeGreaterThanOrEqual(CAMPAIGN);
    const goesOn = new Set(turningsOf(data).map((turning) => turning.split(' ')[0]));
    const last = fixture.games.flatMap(({ doors }) => doors).at(-1) ?? '';
    expect(data.crates[last]).toBeDefined();
    expect([data.crates[last]?.next, goesOn.has(last)]).toEqual([undefined, false]);
  });

  test('is small, and the same after a trip through its text', () => {
    expect(text.length).toBeLessThan(60 * KILOBYTES);
    expect(packed(fixture)).toBe(text);
  });
});

describe('together the fixtures', () => {
  test('take every turning of the story, both endings among them', () => {
    const taken = new Set(fixtures.flatMap(({ fixture }) => turningsTaken(fixture)));
    expect([...taken].sort()).toEqual(turningsOf(data));
  });

  test('open every lettered crate there is', () => {
    const letters = Object.keys(data.crates).filter((crate) => Number.isNaN(Number(crate)));
    const opened = fixtures.flatMap(({ fixture }) => fixture.games.flatMap(({ doors }) => doors));
    expect([...new Set(opened)].sort()).toEqual(letters.sort());
  });

  test('are played by every number of seats, and one village is played on after its campaign', () => {
    expect(fixtures.map(({ fixture }) => fixture.setting.seats).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(fixtures.map(({ fixture }) => fixture.games.length).sort()).toContain(CAMPAIGN + 2);
  });
});

describe('the map of the story', () => {
  test('goes from a guidepost through its doors to the guideposts behind them', () => {
    const from = (guidepost: number): string[] =>
      turningsOf({ ...data, startUp: { ...data.startUp, guidepost } });
    expect(from(412)).toEqual(['412 W']);
    expect(from(411)).toEqual(['411 S', '411 T', '412 W', '413 W', 'S U', 'S V', 'T U', 'T V']);
    expect(from(409)).toEqual(['409 Q', '409 R', '410 S', '410 T', ...from(411)]);
  });

  test('changes with the box', () => {
    const crates = { ...data.crates, D: { ...data.crates['D'], next: 413 } };
    expect(turningsOf({ ...data, crates })).not.toContain('403 E');
    expect(turningsOf({ ...data, crates: { ...data.crates, A: { next: 402 } } })).toContain('402 E');
  });
});

const SHORT: Fixture = {
  box: 1,
  setting: { seats: 2, seed: 'short', games: 2 },
  games: [
    {
      lines: [
        { seat: 1, choice: { do: 'charter', what: 'red' } },
        { seat: 2, choice: { do: 'place', what: 'big', at: 'red-3' } },
        { seat: 2, choice: { do: 'undo' } },
        { seat: 2, choice: { do: 'place', what: 'small', at: 'sky-red-1' } },
        { seat: 2, choice: { do: 'pay', what: 'clay' } },
        { seat: 2, choice: { do: 'pay', what: 207 } },
        { seat: 2, choice: { do: 'retrieve' } },
        { seat: 2, choice: { do: 'retrieve' } },
      ],
      guidepost: undefined,
      doors: [],
      hash: '0123456789abcdef',
    },
    {
      lines: [
        { seat: 0, choice: { do: 'tell', what: 90 } },
        { seat: 3, choice: { do: 'join', what: 'blue' } },
        { seat: 2, choice: { do: 'part' } },
        { seat: 2, choice: { do: 'stay' } },
        { seat: 1, choice: { do: 'open', at: 'B' } },
        { seat: 1, choice: { do: 'by', what: -2 } },
        { seat: 1, choice: { do: 'place', what: 'golem', at: 'red-1' } },
      ],
      guidepost: 400,
      doors: ['B', 'C'],
      hash: 'fedcba9876543210',
    },
  ],
};

describe('the text of a fixture', () => {
  test('holds every kind of line', () => {
    expect(unpacked(packed(SHORT))).toEqual(SHORT);
    expect(packed(SHORT).split('\n').slice(4)).toEqual([
      '1 charter red',
      '2 b red-3;undo',
      '2 s sky-red-1;pay clay,207',
      '2 retrieve',
      '2 retrieve',
      'game 1 - - 0123456789abcdef',
      '0 tell 90',
      '3 join blue',
      '2 part;stay',
      '1 open B;by -2',
      '1 place golem red-1',
      'game 2 400 BC fedcba9876543210',
      '',
    ]);
  });

  test.each([
    ['a word that is no deed', (text: string) => text.replace('charter red', 'charta red'), /charta red/],
    ['the end of a game cut off', (text: string) => text.replace(/game 2.*\n/, ''), /no end/],
    ['no setting', (text: string) => text.replace(/setting.*\n/, ''), /no setting/],
  ])('refuses %s', (_, spoil, reason) => {
    expect(() => unpacked(spoil(packed(SHORT)))).toThrow(reason);
  });

  test('a line that the rules refuse is named, with its reason', () => {
    const play = (): unknown => gamesPlayed(theBox(), SHORT.setting, linesOf(SHORT));
    expect(play).toThrow(RefusedLine);
    expect(play).toThrow(/game 1, choice 2 .*seat 2, .*red-3.* was refused: \[\{"lack"/);
  });
});
