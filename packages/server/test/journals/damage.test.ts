import { chance, PROMISED } from '@charterstone/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { type JournalFile, readJournal, verifiedText, writeJournal } from '../../src/journals/index.ts';
import { DAMAGES } from './damages.ts';
import { box } from './games.ts';
import { goodJournals } from './goods.ts';

const { small: GOOD, damaged: DAMAGED } = PROMISED.imports;
const goods = goodJournals(GOOD);
/** What was said about each kind of damage, time after time. */
const answers = new Map<string, string[]>();

beforeAll(() => {
  for (const [kind, { times, text }] of Object.entries(DAMAGES)) {
    const said = Array.from({ length: times }, (_, i) => {
      const lot = chance(`${kind} ${i}`);
      const good = lot.pick(goods);
      const damaged = text(good, lot);
      if (damaged === good.text) throw new Error(`${kind} ${i} is no damage`);
      const found = verifiedText(box, damaged);
      return found.ok ? 'nothing' : found.why;
    });
    answers.set(kind, said);
  }
});

test('journals of all kinds come in as they went out, to the byte', () => {
  for (const { journal, text } of goods) {
    const found = verifiedText(box, text);
    if (!found.ok) throw new Error(`${journal.setting.seed}: ${found.why}`);
    expect(found.journal).toEqual(journal);
    expect(writeJournal(found.journal)).toBe(text);
  }
  const journals = goods.map(({ journal }) => journal);
  const deeds = new Set(journals.flatMap(({ entries }) => entries.map(({ choice }) => choice.do)));
  expect([...deeds]).toEqual(expect.arrayContaining(['undo', 'name', 'tell', 'join', 'stay', 'place']));
  for (const has of [
    ({ state }: JournalFile) => state !== undefined,
    ({ levels = [] }: JournalFile) => levels.length > 0,
    ({ setting }: JournalFile) => setting.automas !== undefined,
    ({ setting }: JournalFile) => setting.options !== undefined,
    ({ setting }: JournalFile) => setting.games !== undefined,
  ])
    expect(journals.filter(has).length).toBeGreaterThan(5);
  expect(new Set(journals.map(({ setting }) => setting.seats)).size).toBe(6);
});

describe('damaged ones', () => {
  test('are as many as we promise', () => {
    expect([...answers.values()].flat().length).toBeGreaterThanOrEqual(GOOD * DAMAGED);
  });

  test.each(Object.entries(DAMAGES))('%s is refused with a clear reason', (kind, { why }) => {
    const said = answers.get(kind) ?? [];
    expect(said.length).toBeGreaterThanOrEqual(10);
    said.forEach((reason, i) => {
      expect([i, reason]).toEqual([i, expect.stringMatching(why)]);
      // A sentence for people: one line, no signs that a screen obeys.
      expect(reason).toMatch(/^[a-z][^\p{C}\p{Zl}\p{Zp}]{10,160}$/u);
    });
  });

  test('leave nothing behind', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test.each([
    ['no journal', /^it is no charterstone journal$/],
    ['no complete JSON', /^it is damaged or cut off: it is no complete JSON$/],
    ['too big', /^it is too big to be a journal$/],
    ['too many choices', /^it is too big to be a journal: more than 200,000 choices$/],
    ['a newer program', /^it was written by a newer program/],
    ['an older program', /^this program can't read journals of version \d$/],
    ['newer rules', /^it was written by newer rules/],
    ['older rules', /^it was played by older rules/],
    ['another version of the box', /^it was played with version \d+ of the box/],
    ['another box', /^it was played with another box/],
    ['no versions', /^it is damaged: its versions are missing$/],
    ['a strange word', /^it is damaged: it says "[^"]+", which this program doesn't know$/],
    ['a strange word in the setting', /^it is damaged: its setting says "[^"]+", which/],
    ['no setting', /^it is damaged: its setting is missing$/],
    ['a bad setting', /^it is damaged: its setting is no good$/],
    ['a setting against the rules', /^it is damaged: its setting is no good: \w/],
    ['bad bots', /^it is damaged: its bots are no good$/],
    ['bad levels', /^it is damaged: the levels of its bots are no good$/],
    ['no hash', /^it is damaged: its hash is missing$/],
    ['a bad table', /^it is damaged: its state is no good$/],
    ['no entries', /^it is damaged: its entries are missing$/],
    ['no choice', /^it is damaged: entry \d+ is no choice$/],
    ['a wrong checksum', /^it is damaged: its checksum doesn't match its content$/],
    ['a choice against the rules', /^choice \d+ is against the rules \(/],
    ['another table', /^its choices lead to another table than the one it was saved at$/],
    ['another table held', /^its choices lead to another table than the one it holds$/],
  ])('were refused for %s at least once', (_, reason) => {
    const said = [...answers.values()].flat();
    expect(said.filter((one) => reason.test(one)).length).toBeGreaterThan(0);
  });
});

test('whatever is read of a damaged one before it is refused, it never throws', () => {
  for (const text of ['', '\uFEFF', '{', '"', '\u0000', '[[', '1e999', '{"format":"charterstone-journal"']) {
    expect(readJournal(text)).toMatch(/^it is /);
    expect(readJournal(`${text}${'['.repeat(100_000)}`)).toMatch(/^it is /);
  }
});
