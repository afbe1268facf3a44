import { describe, expect, test } from 'vitest';
import { halves } from '../../packages/server/test/proofs/shares.ts';
import { readOptions } from './options.ts';
import { PLEDGES } from './pledges.ts';
import { jsonOf } from './report/json.ts';
import { markdownOf } from './report/markdown.ts';
import { pageOf } from './report/page.ts';
import { commandFor, lasting, lineOf, summary, told } from './report/words.ts';
import { sizeOf } from './run.ts';
import { somePledge } from './somePledge.ts';
import { NOTHING } from './tried.ts';

const around = {
  seed: 7,
  sources: 'abc',
  minutes: 60,
  machine: '2 × a core',
  node: '24',
  when: '2026-01-01 12:00',
  interrupted: false,
} as const;
const found = { lost: 1234, late: 2 };
const all = [
  told(somePledge({ name: 'held' }), { ...NOTHING, batches: 10, done: 100, ms: 61_000, found }),
  told(somePledge({ name: 'short' }), { ...NOTHING, batches: 1, done: 10, ms: 1000, found }),
  told(somePledge({ name: 'vain' }), { ...NOTHING, batches: 1, done: 10, found: { lost: 0 } }),
  told(somePledge({ name: 'bad', words: 'Nothing | <b>breaks</b>.' }), {
    ...NOTHING,
    problems: [{ seed: 42, count: 10, what: 'it <script>broke</script>' }],
  }),
  told(somePledge({ name: 'lacking' }), { ...NOTHING, skipped: 'strace is not installed' }),
  told(somePledge({ name: 'late', inAll: ['rare'] }), NOTHING),
];

test('one line says what was tried, what was found, how long it took and from which seed', () => {
  expect(all.map((one) => lineOf(one, 7))).toEqual([
    '✓ held, held: 100 of 100 times in 61 s, seed 7; lost 1,234; late 2',
    '✓ short, so far: 10 of 100 times in 1 s, seed 7; lost 1,234; late 2',
    '○ vain, vacuous: 10 of 100 times in 0 s, seed 7; never: lost',
    '✗ bad, broken: 0 of 100 times in 0 s, seed 7; ',
    'skipped lacking: strace is not installed',
    '· late, not tried: 0 of 100 times in 0 s, seed 7; no part of it is over yet',
  ]);
  expect(summary(all)).toBe('1 held, 1 held so far, 1 not tried, 1 vacuous, 1 broken, 1 skipped');
});

test.each([
  [12_340, '12 s'],
  [1500, '1.5 s'],
  [600_000, '10 min'],
  [7_500_000, '2 h 5 min'],
])('%d milliseconds are %s', (ms, words) => expect(lasting(ms)).toBe(words));

describe('the report', () => {
  test('as text has a row for each, and the command for what broke', () => {
    const text = markdownOf(all, around);
    for (const one of all) expect(text).toContain(`| **${one.pledge.name}**`);
    expect(text).toContain('Nothing \\| <b>');
    expect(text).toContain('again: npm run prove -- --only bad --seed 7 --again 42');
    expect(text).toContain('seed 7');
    expect(text).toContain('| not tried | 0 of 100 times | 0 s | no part of it is over yet |');
    expect(text).not.toContain('interrupted');
    expect(markdownOf(all, { ...around, interrupted: true })).toContain(
      '60 minutes shared among them, interrupted;',
    );
  });

  test('as a page needs nothing from elsewhere, and no text becomes markup', () => {
    const page = pageOf(all, around);
    expect(page).not.toMatch(/<script|<link|<img|src=|href=|https?:|url\(|@import/);
    expect(page).toContain('it &lt;script&gt;broke');
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(4);
    for (const one of all) expect(page).toContain(one.pledge.name);
  });

  test('as a page calls nothing good or bad of which nothing was tried', () => {
    const [held, , , bad, , late] = all.map((one) => [one]);
    const page = (...parts: (typeof all | undefined)[]): string =>
      pageOf(
        parts.flatMap((part) => part ?? []),
        around,
      );
    expect(page(held)).toContain('<div class="verdict ok">✓ 1 held');
    expect(page(held, late)).toContain('<div class="verdict soft">1 held, 1 not tried');
    expect(page(late)).toContain('<td class="soft">not tried');
    expect(page(bad, late)).toContain('<div class="verdict bad">✗ ');
  });

  test('as JSON has everything that was counted', () => {
    const [held, , , bad, , late] = jsonOf(all, around, false).promises;
    expect(late).toMatchObject({ verdict: 'not tried', reached: 0, problems: [] });
    expect(held).toMatchObject({ verdict: 'held', reached: 100, promised: 100, seconds: 61, found });
    expect(bad?.problems).toEqual([
      {
        seed: 42,
        count: 10,
        what: expect.any(String),
        again: 'npm run prove -- --only bad --seed 7 --again 42',
      },
    ]);
  });

  test('the command for a part that was not as large as usual says how large it was', () => {
    const part = commandFor(somePledge({ name: 'bad', batch: 10 }), { seed: 42, count: 4 }, 7);
    expect(part).toBe('npm run prove -- --only bad --seed 7 --again 42 --count 4');
  });
});

describe('what can be asked for', () => {
  test('everything, some of it, and one part again', () => {
    expect(readOptions([], PLEDGES)).toMatchObject({ pledges: PLEDGES, minutes: undefined, json: false });
    expect(
      readOptions(['--only', 'kills', '--minutes', '0.5', '--seed', '9', '--json'], PLEDGES),
    ).toMatchObject({
      pledges: [{ name: 'kills' }],
      minutes: 0.5,
      seed: 9,
      json: true,
    });
    expect(readOptions(['--only', 'kills', '--again', '77'], PLEDGES)).toMatchObject({ again: 77 });
  });

  test.each([
    [['--only', 'peace'], /no promise "peace"/],
    [['--minutes', '0'], /--minutes/],
    [['--minutes', 'x'], /--minutes/],
    [['--seed', '-1'], /--seed/],
    [['--seed', '1.5'], /--seed/],
    [['--again', '7'], /--only/],
    [['--only', 'kills', '--count', '7'], /--again/],
    [['--hurry'], /hurry/],
    [['kills'], /kills/],
  ])('%j is refused in a sentence', (args, why) => {
    expect(readOptions(args, PLEDGES)).toMatch(why);
  });
});

describe('the promises', () => {
  test('the load is held for half an hour on each database in one go, unless time is short', () => {
    const [load] = PLEDGES.filter(({ name }) => name === 'load');
    const seconds = load && sizeOf(load, NOTHING, Number.POSITIVE_INFINITY);
    expect(halves(seconds ?? 0)).toEqual([
      ['sqlite', 1800],
      ['postgres', 1800],
    ]);
  });

  test('content holds once everything was used, and never before; until then it is on its way', () => {
    const [content] = PLEDGES.filter(({ name }) => name === 'content');
    const things = content?.inAll ?? [];
    expect(things.length).toBe(content?.large);
    const verdict = (done: number, unused: number): string | undefined => {
      const used = things.map((thing, i): [string, number] => [thing, i < unused ? 0 : 10]);
      const tried = { ...NOTHING, batches: 1, done, found: Object.fromEntries(used) };
      return content && told(content, tried).verdict;
    };
    expect(verdict(things.length - 200, 200)).toBe('so far');
    expect(verdict(things.length - 1, 1)).toBe('so far');
    expect(verdict(things.length, 0)).toBe('held');
    expect(verdict(things.length, 1)).toBe('vacuous');
  });

  test('what is not there yet is told, and how much of it', () => {
    const tried = { ...NOTHING, batches: 1, done: 10, found: { lost: 1 } };
    const inAll = Array.from({ length: 8 }, (_, i) => `thing ${i + 1}`);
    expect(lineOf(told(somePledge({ inAll }), tried), 7)).toContain(
      '10 of 100 times in 0 s, seed 7; not yet: thing 1, thing 2, thing 3, thing 4, thing 5, thing 6 and 2 more; lost 1',
    );
  });

  test('have names of their own, and parts that are no larger than the whole', () => {
    expect(new Set(PLEDGES.map(({ name }) => name)).size).toBe(PLEDGES.length);
    for (const { name, batch, large, seconds } of PLEDGES) {
      expect([name, batch > 0 && batch <= large && seconds > 0]).toEqual([name, true]);
      expect(name).toMatch(/^[a-z]+$/);
    }
  });
});
