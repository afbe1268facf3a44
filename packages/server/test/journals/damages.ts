import { box as data } from '@charterstone/box';
import type { Chance } from '@charterstone/testkit';
import { RULES, VERSION, writeJournal } from '../../src/journals/index.ts';
import type { Good } from './goods.ts';
import { forgery, malice } from './hostile.ts';

/** How a journal comes to harm, and how often that is tried. */
export type Damage = {
  readonly times: number;
  readonly text: (good: Good, chance: Chance) => string;
  /** What may be said about it. */
  readonly why: RegExp;
};

/** Broken on the way: by a disk, a mail, an editor. */
const carelessness: Readonly<Record<string, Damage>> = {
  'a flipped bit': {
    times: 200,
    text: ({ text }, { below }) => {
      const bytes = Buffer.from(text);
      const at = below(bytes.length - 1);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      return bytes.toString();
    },
    why: /^(it is (damaged|no charterstone journal)|it was written by a newer|this program can't read)/,
  },
  'the end cut off': {
    times: 100,
    text: ({ text }, { below }) => text.slice(0, below(text.length - 1)),
    why: /^it is (damaged or cut off: it is no complete JSON|no charterstone journal)$/,
  },
  'the beginning cut off': {
    times: 40,
    text: ({ text }, { below }) => text.slice(1 + below(text.length - 1)),
    why: /^it is (damaged|no charterstone journal)/,
  },
  'lines lost': {
    times: 60,
    text: ({ text }, { below }) => {
      const lines = text.split('\n');
      return lines.toSpliced(below(lines.length - 1), 1 + below(3)).join('\n');
    },
    why: /^it is (damaged|no charterstone journal)/,
  },
  'lines in another order': {
    times: 40,
    text: ({ text }, { below }) => {
      const lines = text.split('\n');
      const first = lines.findIndex((line) => line.startsWith('"entries"')) + 1;
      // Two neighbours that are not the same.
      const at = lines.findIndex((line, i) => i >= first + below(8) && line !== lines[i + 1]);
      return lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? '').join('\n');
    },
    why: /^it is damaged/,
  },
  'said twice': {
    times: 10,
    text: ({ text }, { below }) => text + text.slice(0, 1 + below(text.length)),
    why: /^it is damaged or cut off/,
  },
  'another encoding': {
    times: 20,
    text: ({ text }, { below }) =>
      below(2) === 0
        ? Buffer.from(text, 'utf16le').toString()
        : Buffer.from(text, 'utf16le').toString('latin1'),
    why: /^it is (damaged or cut off|no charterstone journal)/,
  },
  'another checksum': {
    times: 30,
    text: ({ text }, { below }) =>
      text.replace(/"checksum":"(\w+)"/, (_, sum: string) => {
        const at = below(sum.length);
        const digit = (Number.parseInt(sum[at] ?? '0', 16) + 1 + below(15)) % 16;
        return `"checksum":"${sum.slice(0, at)}${digit.toString(16)}${sum.slice(at + 1)}"`;
      }),
    why: /^it is damaged: its checksum doesn't match its content$/,
  },
};

/** Of another time or another box; sealed as it should be. */
const otherTimes: Readonly<Record<string, Damage>> = {
  'a format of another time': {
    times: 30,
    text: ({ text }, { pick }) =>
      text.replace(`"version":${VERSION}`, `"version":${pick([0, 1, VERSION + 1, 2 ** 40])}`),
    why: /^(it was written by a newer program \(journal version \d+, this|this program can't read journals of)/,
  },
  'rules of another time': {
    times: 30,
    text: ({ journal }, { pick }) => writeJournal({ ...journal, rules: pick([0, 1, RULES + 1, 2 ** 40]) }),
    why: /^it was (written by newer|played by older) rules \(version \d+, this program plays by \d+\)$/,
  },
  'another box': {
    times: 30,
    text: ({ journal }, { below, pick }) =>
      below(2) === 0
        ? writeJournal({ ...journal, box: pick([0, 1, data.version + 1, 2 ** 40]) })
        : writeJournal(journal, { ...data, coins: data.coins + 1 + below(9) }),
    why: /^it was played with (version \d+ of the box|another box \(its fingerprint is [0-9a-f]{16})/,
  },
};

export const DAMAGES: Readonly<Record<string, Damage>> = {
  ...carelessness,
  ...otherTimes,
  ...malice,
  ...forgery,
};
