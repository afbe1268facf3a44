import { choiceText, isAside, options } from '@charterstone/rules';
import { GARBAGE } from '@charterstone/testkit';
import { type JournalFile, LIMITS, writeJournal } from '../../src/journals/index.ts';
import type { Damage } from './damages.ts';

const JSON_GARBAGE = GARBAGE.flatMap((thing) => {
  if (typeof thing === 'bigint') return [];
  const text: unknown = JSON.stringify(thing);
  return typeof text === 'string' && text.length < 1000 ? [text] : [];
});
const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

/** Made up to harm whoever reads it. */
export const malice: Readonly<Record<string, Damage>> = {
  'a poisoned key': {
    times: 60,
    text: ({ text }, { below, pick }) => {
      const openings = [...text.matchAll(/\{"/g)].map(({ index }) => index + 1);
      // The whole, the setting, or any of the choices.
      const opening = pick([...openings.slice(0, 2), pick(openings)]);
      const evil = pick(['{"polluted":true}', '{"do":"undo"}', 'null', '7']);
      return `${text.slice(0, opening)}"${pick(POISON)}":${below(2) === 0 ? evil : '[]'},${text.slice(opening)}`;
    },
    why: /^it is damaged: (it says "|its setting says "|entry \d+ is no choice$)/,
  },
  'a value of another kind': {
    times: 200,
    text: ({ text }, { pick }) => {
      const values = [...text.matchAll(/(?<="(\w+)":)(?:"[^"\\]*"|\d+|\[\d[^\]]*\])(?=[,}])/g)];
      const word = pick([...new Set(values.map(([, name]) => name))]);
      const { index, 0: value } = pick(values.filter(([, name]) => name === word));
      const other = pick(JSON_GARBAGE.filter((one) => one !== value));
      return text.slice(0, index) + other + text.slice(index + value.length);
    },
    why: /^(it is (damaged: |no charterstone journal$)|it was written by a newer|this program can't read)/,
  },
  'a part left out': {
    times: 40,
    text: ({ text }, { pick }) => {
      const parts: Record<string, unknown> = JSON.parse(text);
      delete parts[pick(Object.keys(parts))];
      return JSON.stringify(parts);
    },
    why: /^it is (damaged: |no charterstone journal$)/,
  },
  'a thing within a thing within a thing': {
    times: 20,
    text: ({ text }, { pick }) => {
      const [open, close] = pick([
        ['[', ']'],
        ['{"a":', '}'],
      ]);
      const deep = 100_000;
      const shut = pick([0, deep]);
      const pit = `${open.repeat(deep)}1${close.repeat(shut)}`;
      return pick([pit, text.replace(/(?<="(?:entries|setting|bots|choice)":)./, () => `${pit},`)]);
    },
    why: /^it is (damaged|no charterstone journal$)/,
  },
  'more than fits in a head': {
    times: 12,
    text: ({ text }, { pick }) => {
      const bulk = pick(['[],', '{},', '"",', '0,', '{"a":[]},', '{"seat":1,"choice":{"do":"pass"}},']);
      const most = Math.floor((LIMITS.text - text.length) / bulk.length) - 10;
      const many = bulk.repeat(pick([most, most + 1_000_000]));
      return pick([`[${many}0]`, text.replace('"entries":[', () => `"entries":[${many}`)]);
    },
    why: /^it is too big to be a journal(: more than 200,000 choices)?$/,
  },
};

/** Sealed as it should be, by somebody who knows how, around what can't have been played. */
export const forgery: Readonly<Record<string, Damage>> = {
  'a choice that was not possible': {
    times: 60,
    text: ({ journal, states }, { below, pick }) => {
      const at = below(journal.entries.length);
      const state = states[at];
      if (state === undefined) throw new Error('there is no table');
      const seat = 1 + below(6);
      const possible = options(state, seat).map(choiceText);
      const others = journal.entries.flatMap(({ choice }) =>
        isAside(choice) || possible.includes(choiceText(choice)) ? [] : [choice],
      );
      const choice = others.length > 0 ? pick(others) : { do: 'pay' as const, what: 'clay' };
      return writeJournal({ ...journal, entries: journal.entries.toSpliced(at, 1, { seat, choice }) });
    },
    why: /^choice \d+ is against the rules \(\w+(, \w+)*\)$/,
  },
  'an aside of poisoned words': {
    times: 30,
    text: ({ journal }, { below, pick }) => {
      const what = pick([...POISON, 'x'.repeat(60)]);
      const choice = pick([
        { do: pick(['join', 'automa', 'dismiss'] as const), what },
        { do: 'name' as const, what, text: 'x' },
        { do: 'tell' as const, what: 2 ** 40 },
        { do: 'place' as const, what, at: what },
        { do: 'choose' as const, what },
      ]);
      const entries = journal.entries.toSpliced(below(journal.entries.length), 0, { seat: 1, choice });
      return writeJournal({ ...journal, entries });
    },
    why: /^choice \d+ is against the rules \(\w+(, \w+)*\)$/,
  },
  'another beginning': {
    times: 30,
    text: ({ journal }, { pick }) => {
      const { seed, seats } = journal.setting;
      const setting = pick([
        { ...journal.setting, seed: `${seed}!` },
        { ...journal.setting, seats: (seats % 6) + 1, automas: 0 },
      ]);
      return writeJournal({ ...journal, setting });
    },
    why: /^(choice \d+ is against the rules|its choices lead to another table)/,
  },
  'an impossible beginning': {
    times: 20,
    text: ({ journal }, { pick }) => {
      const wrong = pick([
        { seats: 0 },
        { seats: 7 },
        { automas: 6 },
        { games: 1e9 },
        { seed: 'x'.repeat(101) },
      ]);
      return writeJournal({ ...journal, setting: { ...journal.setting, ...wrong } });
    },
    why: /^it is damaged: its setting is no good: /,
  },
  'a company that is none': {
    times: 20,
    text: ({ journal }, { pick }) => {
      const wrong: Partial<JournalFile> = pick([
        { bots: [7] },
        { bots: [1, 1] },
        { bots: [1, 2, 3, 4, 5, 6, 1] },
        { bots: [1], levels: ['easy', 'easy'] },
      ]);
      return writeJournal({ ...journal, ...wrong });
    },
    why: /^it is damaged: (its bots|the levels of its bots) are no good$/,
  },
  'a choice lost or added': {
    times: 30,
    text: ({ journal }, { pick }) => {
      const { entries } = journal;
      // What is said beside the game may be said twice.
      const at = pick(entries.flatMap(({ choice }, i) => (isAside(choice) ? [] : [i])));
      return writeJournal({
        ...journal,
        entries: entries.toSpliced(at, 1, ...pick([[], Array(2).fill(entries[at])])),
      });
    },
    why: /^(choice \d+ is against the rules|its choices lead to another table than the one it was saved at$)/,
  },
  'another table': {
    times: 20,
    text: ({ journal }, { below }) => {
      const other = {
        ...journal,
        hash: below(2 ** 31)
          .toString(16)
          .padStart(16, '0'),
      };
      return writeJournal(below(2) === 0 ? other : { ...journal, state: 'AAAA' });
    },
    why: /^its choices lead to another table than the one it (was saved at|holds)$/,
  },
};
