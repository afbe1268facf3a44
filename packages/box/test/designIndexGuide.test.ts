import { box } from '@charterstone/box';
import type { CardData, CrateData } from '@charterstone/rules';
import { describe, expect, it } from 'vitest';

/** The Index Guide and the campaign sheet, as they are known; the box has to say the same. */

const list = (words: string): number[] => (words === '' ? [] : words.split(' ').flatMap(range));

/** `30-32` are three cards. */
function range(words: string): number[] {
  const [first = 0, last = first] = words.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** crate | rule cards | buildings | persona | for the piles | one by chance | minion */
const INDEX_GUIDE = `
1  |       | 22 23   | 219 |         |         |
7  | 24    | 25      | 223 |         | 220-222 |
8  | 33 34 | 35      | 229 | 227 228 |         | cat
9  |       | 26      | 224 |         |         |
10 | 27    | 28      | 225 | 226     |         |
11 | 29    | 30-32   |     |         |         |
12 | 36 37 | 38      | 230 |         |         |
13 |       | 39      | 231 |         |         |
14 | 29    | 40-42   | 232 |         |         |
2  |       | 43 44   | 233 |         |         |
15 | 33 34 | 45      | 235 | 234     |         | ghost
16 |       | 52      | 255 |         |         |
17 | 47    | 46      | 251 |         | 236-250 |
18 |       | 48      | 253 | 252     |         |
19 | 29    | 49-51   | 254 |         |         |
20 | 36 37 | 53      | 256 |         |         |
21 | 27    | 54      | 257 |         |         |
22 | 29    | 55-57   |     |         |         |
3  |       | 58 59   | 258 |         |         |
23 | 60    | 61      | 271 |         | 259-270 |
24 | 29    | 67      | 276 |         |         |
25 |       | 62      | 273 | 272     |         |
26 | 27    | 63      | 274 |         |         |
27 | 29    | 64-66   | 275 |         |         |
28 | 36 37 | 68      | 277 |         |         |
29 | 33 34 | 69      | 279 | 278     |         | butler
30 | 29    | 70-72   |     |         |         |
4  |       | 73 74   | 280 |         |         |
31 | 75    | 76      | 293 |         | 281-292 |
32 | 33 34 | 82      | 298 | 297     |         | golem
33 |       | 77      | 295 | 294     |         |
34 | 27    | 78      | 296 |         |         |
35 | 29    | 79-81   |     |         |         |
36 | 36 37 | 83      | 300 | 299     |         |
37 |       | 84      | 301 |         |         |
38 | 29    | 85-87   | 302 |         |         |
5  |       | 88 89   | 303 |         |         |
39 | 90    | 91      | 304 |         | 92-97   |
40 | 33 34 | 103     | 311 | 309 310 |         | robot
41 |       | 98      | 306 | 305     |         |
42 | 27    | 99      | 307 |         |         |
43 | 29    | 100-102 | 308 |         |         |
44 | 36 37 | 104     | 312 |         |         |
45 |       | 105     | 313 |         |         |
46 | 29    | 106-108 |     |         |         |
6  |       | 109 110 | 314 |         |         |
47 | 111   | 112     | 327 |         | 315-326 |
48 | 33 34 | 118     | 333 | 332     |         | chef
49 |       | 113     | 329 | 328     |         |
50 |       | 114     | 330 |         |         |
51 | 29    | 115-117 | 331 |         |         |
52 | 36 37 | 119     | 335 | 334     |         |
53 | 27    | 120     | 336 |         |         |
54 | 29    | 121-123 |     |         |         |`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the Index Guide', () => {
  it('has all 54 crates', () => {
    expect(INDEX_GUIDE.map(([crate]) => Number(crate)).sort((a, b) => a - b)).toEqual(range('1-54'));
  });

  it.each(INDEX_GUIDE)(
    'crate %s',
    (crate = '', rules = '', hand = '', persona = '', supply = '', one = '', minion = '') => {
      const content: CrateData = box.crates[crate] ?? {};
      expect({
        rules: content.rules ?? [],
        hand: content.hand ?? [],
        chest: [content.chest ?? []].flat(),
        supply: content.supply ?? [],
        one: content.one ?? [],
        minion: content.do ?? {},
      }).toEqual({
        rules: list(rules),
        hand: list(hand),
        chest: list(persona),
        supply: list(supply),
        one: list(one),
        minion: minion === '' ? {} : { [minion]: 1 },
      });
    },
  );
});

describe('the campaign sheet', () => {
  const card = (number: number): CardData | undefined => box.cards[number];

  it.each([
    [400, { goods: 'most' }, 'AB'],
    [401, { objectivesScored: 'fewest' }, 'CD'],
    [402, { buildingsInCharter: 'most' }, 'EF'],
    [403, { buildingsInCharter: 'most' }, 'EF'],
    [404, { personas: 'most' }, 'GH'],
    [405, { quotaTokens: 'most' }, 'IJ'],
    [406, { reputationTokens: 'most' }, 'KL'],
    [407, { peril: 'most' }, 'MN'],
    [408, { notedMe: 0 }, 'OP'],
    [409, { minion: 'most' }, 'QR'],
    [410, { card: 'most' }, 'ST'],
    [411, { card: 'fewest' }, 'ST'],
    [412, { influence: 'fewest' }, 'W'],
    [413, { influence: 'fewest' }, 'W'],
  ])('guidepost %i has its goal and its doors', (number, goal, doors) => {
    const guidepost = card(number);
    if (guidepost?.kind !== 'guidepost') throw new Error(`card ${number} is no guidepost`);
    expect(guidepost.goal).toEqual(goal);
    const { fork } = guidepost;
    const opens = 'choose' in fork ? fork.choose : 'open' in fork ? [fork.open] : [fork.then, fork.else];
    expect(opens.join('')).toBe(doors);
    expect(guidepost.tie).toBe(number >= 412 ? 'roll' : undefined);
  });

  // Whether the chooser or the table decides.
  it('only forks of games 6, 8, 9 and 10 are nobody’s choice', () => {
    const decided = range('400-413').filter((number) =>
      JSON.stringify(card(number)).includes('"fork":{"if"'),
    );
    expect(decided).toEqual([405, 407, 408, 409]);
  });

  it.each([
    ['A', 401],
    ['B', 401],
    ['C', 402],
    ['D', 403],
    ['E', 404],
    ['F', 404],
    ['G', 405],
    ['H', 405],
    ['I', 406],
    ['J', 406],
    ['K', 407],
    ['L', 407],
    ['M', 408],
    ['N', 408],
    ['O', 409],
    ['P', 409],
    ['Q', 410],
    ['R', 411],
    ['S', undefined],
    ['T', undefined],
    ['U', 412],
    ['V', 413],
    ['W', undefined],
  ] as const)('crate %s leads on to %s', (letter, next) => {
    expect(box.crates[letter]?.next).toBe(next);
  });

  it.each<readonly [card: number, capacity: number, persona: number, victory: number]>([
    [344, 1, 6, 8],
    [345, 1, 7, 7],
    [346, 2, 5, 8],
    [347, 2, 7, 6],
    [348, 3, 5, 7],
    [349, 3, 6, 6],
    ...range('350-355').map((number) => [number, 2, 6, 7] as const),
  ])('victory card %i', (number, capacity, persona, victory) => {
    expect(card(number)).toEqual({ kind: 'victory', capacity, persona, victory, glory: 10 });
  });

  it.each([
    [14, 18],
    [15, 5],
    [17, 26],
    [18, 28],
    [19, 29],
    [20, 27],
    [24, 21],
    [27, 24],
    [29, 18],
    [33, 16],
    [36, 3],
    [47, 14],
    [60, 12],
    [75, 11],
    [90, 9],
    [111, 13],
    [125, 26],
    [126, 2],
    [127, 4],
    [132, 1],
    [152, 1],
    [153, 2],
    [154, 4],
    [155, 18],
    [156, 19],
    [157, 26],
  ])('rule card %i goes into slot %i', (number, slot) => {
    expect(card(number)).toMatchObject({ kind: 'rule', slot });
  });

  it.each([
    [315, 'yellow', 'coin'],
    [316, 'red', 'vp'],
    [317, 'blue', 'coin'],
    [318, 'yellow', 'vp'],
    [319, 'red', 'coin'],
    [320, 'blue', 'vp'],
    [321, 'purple', 'coin'],
    [322, 'black', 'coin'],
    [323, 'purple', 'vp'],
    [324, 'black', 'vp'],
    [325, 'green', 'coin'],
    [326, 'green', 'vp'],
  ])('friend %i knows %s and adds a %s', (number, charter, good) => {
    expect(card(number)).toMatchObject({ abilities: { where: { charter, gives: good }, do: { [good]: 1 } } });
  });
});
