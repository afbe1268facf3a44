import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checksFrom } from '../src/balance/checks.ts';
import { describeBalance } from '../src/balance/describe.ts';
import { balancePage } from '../src/balance/page/page.ts';
import { balanceOf } from '../src/balance/report.ts';
import { campaignTold, linesOfTheBox } from './balance.ts';
import { charterstoneHere, folder, lastLine } from './program.ts';

const FEW = ['balance', '--campaigns', '3', '--seats', '2', '--players', 'random'];

/** A file of checks that anything passes, or nothing. */
function checksThat(low: number, high: number): string {
  const path = `${folder()}/checks.json`;
  const checks = linesOfTheBox().map((line) => ({ ...line, low, high }));
  writeFileSync(path, JSON.stringify({ checks }));
  return path;
}

test('the same seed gives the same figures, whatever the number of threads', async () => {
  const one = await charterstoneHere([...FEW, '--threads', '1', '--json']);
  const two = await charterstoneHere([...FEW, '--threads', '2', '--json']);
  expect(one.out).toMatch(/^\{"checks":\[\{/);
  expect(two.out).toBe(one.out);
  const other = await charterstoneHere([...FEW, '--threads', '1', '--seed', '2', '--json']);
  expect(other.out).not.toBe(one.out);
});

test('the object on the last line has all checks and all figures', async () => {
  const found = Object(
    lastLine(await charterstoneHere([...FEW, '--json', '--checks', checksThat(-1e6, 1e6)])),
  );
  expect(found).toMatchObject({
    ok: true,
    campaigns: 3,
    seatsPlayed: 2,
    seed: '1',
    players: 'random',
    even: 50,
    broken: [],
  });
  expect(found.checks).toHaveLength(16);
  for (const check of found.checks)
    expect(check).toMatchObject({
      name: expect.any(String),
      value: expect.any(Number),
      low: -1e6,
      high: 1e6,
      ok: true,
      interval: [expect.any(Number), expect.any(Number)],
    });
  expect(found.games).toHaveLength(12);
  expect(found.games[0]).toMatchObject({
    game: 1,
    winningScore: { median: expect.any(Number) },
    turns: { median: expect.any(Number) },
    crates: { median: expect.any(Number) },
    sources: { quota: expect.any(Number) },
    endedBy: { stall: expect.any(Number) },
  });
  expect(found.charters).toHaveLength(6);
  expect(found.seats).toHaveLength(2);
  expect(found.endings).toHaveLength(2);
  expect(found.forks.flatMap(({ doors }: { doors: unknown[] }) => doors)).toHaveLength(20);
  expect(found.buildings.length).toBeGreaterThan(10);
});

describe('the exit code', () => {
  test('is 0 when all checks are ok', async () => {
    const ran = await charterstoneHere([...FEW, '--checks', checksThat(-1e6, 1e6)]);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/All 16 checks are ok\.\n$/);
    expect(ran.err).toBe('');
  });

  test('is 1 when one is not, and the table says which', async () => {
    const path = checksThat(-1e6, 1e6);
    const content = readFileSync(path, 'utf8');
    writeFileSync(path, content.replace('"low":-1000000,"high":1000000', '"low":9998,"high":9999'));
    const ran = await charterstoneHere([...FEW, '--checks', path]);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(
      /NOT OK +median winning score in game 1 +[\d.]+ +[\d.]+ to [\d.]+ +9,998 to 9,999 +game 1\n/,
    );
    expect(ran.out).toMatch(/1 of 16 checks failed\.\n$/);
  });

  test('is 1 when a check is missing, however good the others are', async () => {
    const path = `${folder()}/checks.json`;
    const checks = linesOfTheBox().filter(({ measure }) => measure !== 'forks');
    writeFileSync(
      path,
      JSON.stringify({ checks: checks.map((line) => ({ ...line, low: -1e6, high: 1e6 })) }),
    );
    const ran = await charterstoneHere([...FEW, '--checks', path, '--json']);
    expect(ran.code).toBe(1);
    expect(Object(lastLine(ran)).checks).toContainEqual({
      name: 'forks',
      value: null,
      low: null,
      high: null,
      ok: false,
      problem: 'its check is missing',
      parts: [],
    });
  });
});

const CHARTS = [
  'Checks',
  'Where points come from',
  'Winning scores',
  'Length of games',
  'Crates over time',
  'Does it help to begin?',
  'How games end',
  'Who wins the games',
  'Who wins the campaigns',
  'Forks and endings',
  'What campaigns come to see',
  'Use of buildings',
];

test('the page holds every chart and needs nothing from outside', async () => {
  const path = `${folder()}/new folder/report.html`;
  const checks = checksThat(-1e6, 1e6);
  writeFileSync(
    checks,
    readFileSync(checks, 'utf8').replace(
      '"low":-1000000',
      '"was":{"high":45},"why":"Fish <& chips>.","low":-1000000',
    ),
  );
  const ran = await charterstoneHere([...FEW, '--out', path, '--checks', checks]);
  expect(ran.code).toBe(0);
  const page = readFileSync(path, 'utf8');
  for (const chart of CHARTS) expect(page).toContain(`<h2>${chart}</h2>`);
  for (const chart of CHARTS.slice(1)) expect(page).toContain(`aria-label="${chart}"`);
  expect(page).not.toMatch(/(?:src|href)=|url\(|@import|https?:|<script|<link|<img|<iframe/i);
  expect(page).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(page).toContain('Fish &lt;&amp; chips&gt;.');
  expect(page.match(/<svg/g)?.length).toBe(page.match(/<\/svg>/g)?.length);
  expect(page).toContain('prefers-color-scheme: dark');
});

test('the page says what is counted, and marks what is wanted of each mechanism', () => {
  const checks = checksFrom({ checks: linesOfTheBox() }, 2);
  const page = balancePage(balanceOf({ seats: 2, seed: '1', player: 'random' }, checks, [campaignTold()]));
  expect(page).toContain('those that come open for everybody count as well');
  expect(page).toContain('made while the building stood, over all games');
  expect(page).toContain('of all placements of the games in which it stood');
  const chart = page.slice(page.indexOf('aria-label="What campaigns come to see"'));
  const strokes = chart.slice(0, chart.indexOf('</svg>')).match(/<line x1="[\d.]+"[^>]*class="limit"/g) ?? [];
  expect(strokes).toHaveLength(24);
  expect(new Set(strokes.map((stroke) => stroke.split(' ')[1])).size).toBe(2);
});

test('a line that is no check is told in the table and on the page by its name and problem', () => {
  const lines = linesOfTheBox().with(0, { name: 'odd one', measure: 'beauty' });
  const checks = checksFrom({ checks: lines }, 2);
  const found = balanceOf({ seats: 2, seed: '1', player: 'random' }, checks, [campaignTold()]);
  expect(describeBalance(found, 1, false)).toMatch(/NOT OK +odd one +there is no measure "beauty"\n/);
  expect(describeBalance(found, 1, false)).not.toMatch(/null|undefined/);
  const page = balancePage(found);
  expect(page).toContain('odd one<small class="bad">there is no measure &quot;beauty&quot;</small>');
  expect(page).not.toMatch(/null|undefined/);
});

test('a page can be made of campaigns that came to nothing', () => {
  const none = [campaignTold({ games: [], champions: [], problem: 'it would not end' })];
  const found = balanceOf(
    { seats: 2, seed: '1', player: 'random' },
    checksFrom({ checks: linesOfTheBox() }, 2),
    none,
  );
  expect(found).toMatchObject({ ok: false, broken: [{ seed: 'told', problem: 'it would not end' }] });
  expect(found.checks.find(({ measure }) => measure === 'unfinished')).toMatchObject({
    ok: false,
    value: 12,
  });
  const page = balancePage(found);
  for (const chart of CHARTS) expect(page).toContain(`<h2>${chart}</h2>`);
  expect(page).not.toMatch(/NaN|undefined|null|Infinity/);
});

describe('what can be put right is one clear line', () => {
  const nowhere = `${folder()}/nothing.json`;
  const text = `${folder()}/text.json`;
  writeFileSync(text, 'Dear reader');
  test.each([
    ['no number', ['--campaigns', 'many']],
    ['no campaigns', ['--campaigns', '0']],
    ['one seat, who has nobody to win against', ['--seats', '1']],
    ['seven seats', ['--seats', '7']],
    ['unknown players', ['--players', 'clever']],
    ['no threads', ['--threads', '0']],
    ['an unknown option', ['--csv']],
    ['an option without a value', ['--out']],
    ['checks that are not there', ['--checks', nowhere]],
    ['checks that are no checks', ['--checks', text]],
    [
      'a page that is a folder',
      ['--campaigns', '1', '--seats', '2', '--players', 'random', '--out', folder()],
    ],
  ])('%s', async (_, args) => {
    const ran = await charterstoneHere(['balance', ...args]);
    expect([1, 2]).toContain(ran.code);
    expect(ran.out).toBe('');
    expect(ran.err).toMatch(/^[A-Z-].{20,}\n$/);
  });
});
