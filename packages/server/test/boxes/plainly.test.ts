import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../src/boxes/problems.ts';
import { PARTS } from '../../src/boxes/shape/box.ts';
import { head, pictures, words } from '../../src/boxes/shape/folder.ts';

const HEAD = { format: 'charterstone-box', formatVersion: 1, version: 1, name: 'River' };
const POST = { kind: 'guidepost', goal: { vp: 'most' }, fork: { choose: ['A', 'B'] } };
const TRACK = { hourglass: 9, start: [1, 2, 3, 4, 5, 6], boats: [], income: [] };
const BOARD = {
  progress: TRACK,
  reputation: { spaces: 5, start: TRACK.start },
  quota: [],
  glory: [],
};

const SHAPES = { ...PARTS, box: head, pictures, text: words };

describe('what a file says wrongly is told in plain words', () => {
  test.each<[keyof typeof SHAPES, unknown, string]>([
    // Something is missing.
    ['cards', { 40: { ...POST, goal: undefined } }, '40 › goal: this is missing'],
    ['cards', { 40: { ...POST, fork: undefined } }, '40 › fork: this is missing'],
    ['cards', { 22: { kind: 'building' } }, '22 › benefit: this is missing'],
    [
      'pictures',
      { 22: {} },
      '22 › kind: this is missing; it should be one of these: building, person, minion, peril, thing',
    ],
    // Something else stands there.
    ['crates', [], 'a list [ … ] stands here, where an object { … } belongs'],
    ['stories', {}, 'an object { … } stands here, where a list [ … ] belongs'],
    ['cards', { 22: null }, '22: null stands here, where an object { … } belongs'],
    ['crates', { 1: { hand: ['22'] } }, '1 › hand › 0: "22" stands here, where a number belongs'],
    ['crates', { 1: { hand: [1.5] } }, '1 › hand › 0: 1.5 stands here, where a whole number belongs'],
    ['crates', { 1: { names: 'town' } }, '1 › names: "town" stands here, where "village" belongs'],
    ['box', { ...HEAD, formatVersion: 2 }, 'formatVersion: 2 stands here, where 1 belongs'],
    ['box', { ...HEAD, from: 'startup' }, 'from: "startup" is not one of these: charterstone, start-up'],
    ['box', { ...HEAD, name: 5 }, 'name: 5 is not understood here'],
    ['cards', { 40: { ...POST, goal: { vp: 'x' } } }, '40 › goal › vp: "x" is not understood here'],
    [
      'text',
      { cards: { 22: 'y'.repeat(80) } },
      `cards › 22: "${'y'.repeat(39)}… stands here, where an object { … } belongs`,
    ],
    // It is too much or too little.
    ['box', { ...HEAD, games: 0 }, 'games: 0 is too small: it should be 1 or more'],
    ['box', { ...HEAD, games: 13 }, 'games: 13 is too big: it should be 12 at most'],
    ['box', { ...HEAD, name: '' }, 'name: this text is empty'],
    [
      'text',
      { cards: { 22: { name: 'y'.repeat(101) } } },
      'cards › 22 › name: this text is too long: it should have 100 signs at most',
    ],
    [
      'cards',
      { 40: { ...POST, fork: { choose: ['A'] } } },
      '40 › fork › choose: this list is too short: it should have 2 entries or more',
    ],
    [
      'board',
      { ...BOARD, progress: { ...TRACK, start: [1, 2] } },
      'progress › start: this list is too short: it should have exactly 6 entries',
    ],
    // It is called otherwise.
    ['crates', { a: {} }, 'a: "a" stands here, where a letter or a number belongs'],
    [
      'cards',
      { 22: { kind: 'building', benefit: { coim: 3 } } },
      '22 › benefit: the word "coim" is not understood',
    ],
    [
      'crates',
      { 1: { gold: 1, silver: 2 } },
      '1: the word "gold" is not understood, the word "silver" is not understood',
    ],
  ])('%s: %j', (file, value, line) => {
    expect(problemsIn(SHAPES[file], value)).toEqual([line]);
  });

  test('a kind of card that there is not, with those that there are', () => {
    expect(problemsIn(PARTS.cards, { 28: { kind: 'bilding' } })).toEqual([
      expect.stringMatching(
        /^28 › kind: "bilding" is not one of these: building, persona, .*, guidepost, automa$/,
      ),
    ]);
  });
});
