import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charterstoneHere, folder } from './program.ts';

const within = folder();
const whole = join(within, 'whole');
const box = join(within, 'river');
beforeAll(async () => {
  await charterstoneHere(['new-box', whole]);
});
afterAll(() => rmSync(within, { recursive: true }));

/** A place in one of the files, and what is to stand there; nothing takes it out. */
type Edit = readonly [file: string, path: string, value?: unknown];

function edit([file, path, value]: Edit): void {
  const place = join(box, file);
  const json: unknown = JSON.parse(readFileSync(place, 'utf8'));
  const words = path.split('.');
  const last = words.pop() ?? '';
  let holder: unknown = json;
  for (const word of words) holder = Reflect.get(Object(holder), word);
  if (value === undefined && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(Object(holder), last);
  else Reflect.set(Object(holder), last, value);
  writeFileSync(place, JSON.stringify(json));
}

async function verify(edits: readonly Edit[]) {
  rmSync(box, { recursive: true, force: true });
  cpSync(whole, box, { recursive: true });
  for (const one of edits) edit(one);
  return await charterstoneHere(['verify', '--box', box], '', { COLUMNS: '400' });
}

const DECK = [206, 207, 208, 209, 210, 211, 212, 213];
const BUILDINGS = 'cards/buildings.json';
const STORY = 'cards/story.json';

describe('a box can’t be played, and every cause is named', () => {
  test.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a card of a crate that lies in the first deck too',
      [['startUp.json', 'deck', [...DECK, 22]]],
      ['card 22: is in the first deck and also in crate 1, but there is only one of it'],
    ],
    [
      'a guidepost that is not there',
      [
        ['box.json', 'games', 3],
        ['crates.json', 'A.next', 77],
        ['crates.json', 'B.next', 77],
      ],
      ['crate A: card 77 is not in the box (next)', 'crate B: card 77 is not in the box (next)'],
    ],
    [
      'a building instead of a guidepost',
      [['crates.json', 'A.next', 33]],
      ['crate A: card 33 is a card of kind building, not guidepost (next)'],
    ],
    [
      'cards that are not there',
      [
        ['crates.json', '8.supply', [38, 77]],
        ['crates.json', '10.rules', [43, 78]],
        ['crates.json', 'A.stories', [41, 79]],
      ],
      [
        'crate 8: card 77 is not in the box (supply)',
        'crate 10: card 78 is not in the box (rules)',
        'crate A: card 79 is not in the box (stories)',
      ],
    ],
    [
      'cards of the wrong kind',
      [
        ['crates.json', '10.rules', [43, 38, 34]],
        ['crates.json', 'A.stories', [41, 43]],
      ],
      [
        'crate 10: card 38 is a card of kind objective, not rule (rules)',
        'crate 10: card 34 is a card of kind persona, not rule (rules)',
        'crate A: card 43 is a card of kind rule, not story (stories)',
      ],
    ],
    [
      'a fork to a crate that is not there',
      [[STORY, '40.fork.choose', ['A', 'Q']]],
      ['card 40: its fork opens crate Q, which is not in the box (crates)'],
    ],
    [
      'a fork to a crate that is printed on a building',
      [[STORY, '40.fork.choose', ['A', '7']]],
      ['card 40: its fork opens crate 7, but the crates of the story are A to W'],
    ],
    [
      'a fork that has one way only',
      [[STORY, '40.fork.choose', ['A', 'A']]],
      ['card 40: both ways of its fork open crate A'],
    ],
    [
      'an objective as the first guidepost',
      [['startUp.json', 'guidepost', 38]],
      ['start-up: card 38 is a card of kind objective, not guidepost (guidepost)'],
    ],
    [
      'a first guidepost that is not there',
      [['startUp.json', 'guidepost', 399]],
      ['start-up: card 399 is not in the box (guidepost)'],
    ],
    [
      'a persona of another charter, who is there twice then',
      [['startUp.json', 'charters.red.persona', 200]],
      [
        'start-up: card 200 belongs to purple, and is given to red',
        'card 200: is in the charter of purple and also in the charter of red, but there is only one of it',
      ],
    ],
    [
      'the persona of a crate who is there from the beginning',
      [['startUp.json', 'charters.purple.persona', 34]],
      ['card 34: is in the charter of purple and also in crate 7, but there is only one of it'],
    ],
  ])('%s', async (_, edits, lines) => {
    const { code, out, err } = await verify(edits);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      [`The box in ${box} can't be played:`, ...lines, ''].join('\n  ').trimEnd().concat('\n'),
    );
  });
});

describe('a file says something else than it should, in plain words', () => {
  test.each<[Edit, string]>([
    [['box.json', 'games', 0], 'box.json: games: 0 is too small: it should be 1 or more'],
    [
      [STORY, '40.fork.choose', ['A']],
      `${STORY}: 40 › fork › choose: this list is too short: it should have 2 entries or more`,
    ],
    [
      [BUILDINGS, '28.kind', 'bilding'],
      `${BUILDINGS}: 28 › kind: "bilding" is not one of these: building, persona, assistant, guest, item, friend, treasure, objective, rule, story, minion, companion, spectral, victory, location, guidepost, automa`,
    ],
    [[STORY, '40.goal'], `${STORY}: 40 › goal: this is missing`],
    [[STORY, '40.fork'], `${STORY}: 40 › fork: this is missing`],
  ])('%j', async (change, line) => {
    const { code, out, err } = await verify([change]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`The box in ${box} can't be played:\n  ${line}\n`);
  });

  test('a list instead of crates', async () => {
    rmSync(box, { recursive: true, force: true });
    cpSync(whole, box, { recursive: true });
    writeFileSync(join(box, 'crates.json'), '[]');
    const { err } = await charterstoneHere(['verify', '--box', box]);
    expect(err).toContain('\n  crates.json: a list [ … ] stands here, where an object { … } belongs\n');
  });
});

describe('a box that can be played is not in order, and every cause is named before the verdict', () => {
  test('a crate that is printed on a building, and not in the box', async () => {
    const { code, out } = await verify([
      ['crates.json', '7'],
      [BUILDINGS, '28'],
      ['cards/people.json', '34'],
    ]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /\n\ncard 22: crate 7 is printed on it, but is not in the box \(crates\)\nThe box is not in order\.\n$/,
    );
  });

  test('but the Chronicle tells a story without a page too', async () => {
    const { code, out } = await verify([
      ['stories.json', '1'],
      ['stories.json', '2'],
    ]);
    expect([code, out.endsWith('The box is well-formed.\n')]).toEqual([0, true]);
  });
});
