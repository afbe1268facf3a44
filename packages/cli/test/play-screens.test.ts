import {
  type Choice,
  choose,
  type Entry,
  type Inspection,
  inspect,
  newCampaign,
  type State,
} from '@charterstone/rules';
import { prepared } from '@charterstone/server/journals';
import { LANGS, type Lang } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { type Desk, deskFor } from '../src/play/desk.ts';
import { readEntry } from '../src/play/entry.ts';
import { isTurn, type Menu, menuFor } from '../src/play/menu.ts';
import { pagesOf } from '../src/play/pages.ts';
import { sheetLines } from '../src/play/screens/sheets.ts';
import { askLines, turnLines } from '../src/play/screens/turn.ts';
import { villageLines } from '../src/play/screens/village.ts';
import { widthOf } from '../src/terminal/columns.ts';
import { box } from './games.ts';

const WIDTH = 80;
const ROWS = 24;
/** Codes of the rules that no player should ever read. */
const RAW =
  /undefined|NaN|\[object|\brow-\d|\bsky-[a-z]|\b(?:red|blue|green|black|purple|yellow)-\d|#\d|rule-\d/;

function deskOf(lang: Lang, width = WIDTH, rows = ROWS): Desk {
  return { ...deskFor(box, lang, false), size: () => ({ width, rows }) };
}

type Moment = { readonly state: State; readonly seen: Inspection; readonly seat: number };

/** Moments of a campaign in which people build and open what they can: the first of each kind of question, and every so many. */
function moments(seats: number, every: number, automas = 0): Moment[] {
  const journal = prepared(box, { game: 13, seats, automas, seed: 'screens b', bots: [] });
  let { state } = newCampaign(box, journal.setting);
  const kinds = new Set<string>();
  return journal.entries.flatMap(({ seat, choice }: Entry, i) => {
    const seen = inspect(state);
    const moment = { state, seen, seat };
    const kind = `${choice.do} ${seen.questions.find((one) => one.seat === seat)?.card}`;
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error('an entry was refused');
    state = outcome.state;
    return isNew || i % every === 0 ? [moment] : [];
  });
}

const many = { two: moments(2, 11), six: moments(6, 13), automas: moments(1, 1, 5) };
const shown = {
  seated: { setting: { seed: 'screens b' }, bots: new Map(), names: new Map<number, string>() },
  titles: new Map<string, string>(),
  isTold: () => false,
  advice: [],
  canUndo: true,
  page: 0,
};

function menuAt(desk: Desk, { state, seen, seat }: Moment): Menu {
  return menuFor({ desk, state, seen, seat });
}

/** What stands on the screen, with the line above a turn and the prompt below. */
function screenOf(
  desk: Desk,
  { seen }: Moment,
  menu: Menu,
  page = 0,
  advice: readonly string[] = [],
): string[] {
  const at = { ...shown, page, advice };
  return isTurn(menu)
    ? ['═', ...turnLines(desk, seen, menu, at), '>']
    : [...askLines(desk, seen, menu, at), '>'];
}

describe.each(LANGS)('in %s', (lang) => {
  const desk = deskOf(lang);

  test('every question of a campaign is asked in words, and no line is wider than the terminal', () => {
    for (const moment of [...many.two, ...many.six, ...many.automas]) {
      const menu = menuAt(desk, moment);
      expect(menu.items.length).toBeGreaterThan(0);
      for (const line of screenOf(desk, moment, menu)) {
        expect(line).not.toMatch(RAW);
        expect([line, widthOf(line) <= WIDTH]).toEqual([line, true]);
      }
    }
  });

  test('the options of a question can be told apart', () => {
    for (const moment of [...many.two, ...many.six, ...many.automas]) {
      const labels = menuAt(desk, moment).groups.flatMap(({ heading, items }) =>
        items.map(({ label, detail }) => `${heading} ${label} ${detail}`),
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('with six seats the screen of a turn fits 80 by 24, page by page', () => {
    const turns = many.six
      .map((moment) => ({ moment, menu: menuAt(desk, moment) }))
      .filter(({ menu }) => isTurn(menu));
    expect(turns.length).toBeGreaterThan(60);
    for (const { moment, menu } of turns) {
      const pages = [0, 1, 2, 3].map((page) => screenOf(desk, moment, menu, page));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(ROWS);
      const all = pages.flat().join('\n');
      menu.items.forEach((_, i) => {
        expect(all).toMatch(new RegExp(`(^| )${i + 1}  \\S`, 'm'));
      });
    }
  });

  test('a hint of the first game finds its place on that screen', () => {
    const advice = ['» One line,', '  two lines,', '  three lines of advice.'];
    const turns = many.six
      .filter(({ seen }) => seen.game === 1)
      .map((moment) => ({ moment, menu: menuAt(desk, moment) }))
      .filter(({ menu }) => isTurn(menu));
    expect(turns.length).toBeGreaterThan(3);
    for (const { moment, menu } of turns) {
      const screen = screenOf(desk, moment, menu, 0, advice);
      expect(screen.length).toBeLessThanOrEqual(ROWS);
      expect(screen).toEqual(expect.arrayContaining(advice));
    }
  });

  test('village and sheets hold the width', () => {
    for (const { seen } of many.six.filter((_, i) => i % 9 === 0)) {
      const lines = [...villageLines(desk, seen, new Map()), ...sheetLines(desk, seen)];
      for (const line of lines)
        expect([line, widthOf(line) <= WIDTH, RAW.test(line)]).toEqual([line, true, false]);
    }
  });
});

describe('the village shows', () => {
  const late = many.six.filter(({ seen }) => seen.game >= 8 && seen.round > 0);
  const text = (seen: Inspection): string => villageLines(deskOf('en'), seen, new Map()).join('\n');

  test('minions with their owners, peril, sky islands, octagons and emblems', () => {
    const signs = { ...SIGNS_OF };
    for (const [sign, isThere] of Object.entries(signs)) {
      const there = late.find(({ seen }) => isThere(seen));
      expect([sign, there === undefined]).toEqual([sign, false]);
      if (there !== undefined) expect(text(there.seen)).toMatch(PATTERNS[sign] ?? /^$/);
    }
  });

  test('the names people gave', () => {
    const [moment] = late;
    const titles = new Map([
      ['red', 'Kettlefield'],
      ['village', 'Umbermouth'],
    ]);
    const lines = moment === undefined ? [] : villageLines(deskOf('en'), moment.seen, titles);
    expect(lines.join('\n')).toMatch(/♦ Kettlefield · clay/);
    expect(lines.join('\n')).toMatch(/── Umbermouth · The Commons ─/);
  });
});

const SIGNS_OF: Readonly<Record<string, (seen: Inspection) => boolean>> = {
  minion: (seen) => Object.values(seen.minions).some((list) => list.some(({ owner }) => owner !== undefined)),
  peril: (seen) => Object.keys(seen.peril).length > 0,
  island: (seen) => Object.keys(seen.covered).length > 0,
  octagon: (seen) => Object.keys(seen.octagons).length > 0,
  emblem: (seen) => Object.keys(seen.emblems).length > 0,
};
const PATTERNS: Readonly<Record<string, RegExp>> = {
  minion: /\{[♦★♣▲●■](?:che|gol|cat|but|rob|gho)\}/,
  peril: /!(?:ban|fue|dis|ver|bli|fam)/,
  island: /(?:^| )~[1-6] /m,
  octagon: /<[♦★♣▲●■]+>/,
  emblem: /· \S+ <[♦★♣▲●■]+>/,
};

describe('what is typed', () => {
  const desk = deskOf('en');
  const turn = many.two.find((moment) => isTurn(menuAt(desk, moment)));
  const read = (line: string, menu?: Menu): ReturnType<typeof readEntry> => {
    if (turn === undefined) throw new Error('there is no turn');
    return readEntry(line, menu ?? menuAt(desk, turn), desk, turn.seen);
  };

  test('a number chooses, with ? it is explained, with letters it is done another way', () => {
    const big: Choice = { do: 'place', what: 'big', at: 'market' };
    const small: Choice = { ...big, what: 'small' };
    const item = { choice: big, label: '', detail: '', notes: [] };
    const variants = { s: small, c: { ...big, do: 'careful' }, cs: { ...small, do: 'careful' } } as const;
    const menu = {
      seat: 1,
      prompt: '',
      groups: [],
      items: [
        { ...item, variants },
        { ...item, variants: {} },
      ],
    };
    expect(read('1', menu)).toEqual({ kind: 'choice', choice: big });
    expect(read('1s', menu)).toEqual({ kind: 'choice', choice: small });
    expect(read('1c', menu)).toEqual({ kind: 'choice', choice: variants.c });
    expect(read('1 SC', menu)).toEqual({ kind: 'choice', choice: variants.cs });
    expect(read('1?', menu)).toEqual({ kind: 'explain', number: 1 });
    expect(read('2s', menu)).toEqual({ kind: 'noVariant', text: '2s' });
    expect(read('3', menu)).toEqual({ kind: 'wrongNumber', text: '3' });
  });

  test('the small worker is no option of its own where the big one can go as well', () => {
    const both = [...many.two, ...many.six].find((moment) =>
      menuAt(desk, moment).items.some(({ variants }) => variants.s !== undefined),
    );
    expect(both).toBeDefined();
    const places = both === undefined ? [] : menuAt(desk, both).items.map(({ choice }) => choice);
    const sites = places.filter(({ what }) => what === 'big' || what === 'small').map(({ at }) => at);
    expect(new Set(sites).size).toBe(sites.length);
  });

  test('commands are known in every language, by their own word and the English one', () => {
    for (const lang of LANGS) {
      const speaking = deskOf(lang);
      const words = [speaking.say.ui('word.sheet'), 'sheet', speaking.say.ui('word.story'), 'story'];
      if (turn === undefined) throw new Error('there is no turn');
      for (const word of words)
        expect(readEntry(word, menuAt(speaking, turn), speaking, turn.seen)).toMatchObject({
          kind: 'command',
        });
    }
  });
});

describe('a table with five Automas', () => {
  const turns = many.automas
    .map((moment) => ({ moment, menu: menuAt(deskOf('en'), moment) }))
    .filter(({ menu }) => isTurn(menu));

  test.each(LANGS)('fits the screen in %s, and says of each that it is one', (lang) => {
    expect(turns.length).toBeGreaterThan(20);
    for (const { moment } of turns) {
      const desk = deskOf(lang);
      const page = screenOf(desk, moment, menuAt(desk, moment));
      expect(page.length).toBeLessThanOrEqual(ROWS);
      expect(page.filter((line) => line.includes('Automa')).length).toBeGreaterThanOrEqual(5);
    }
  });

  test('names their difficulty where there is room, once', () => {
    const [first] = turns;
    if (first === undefined) throw new Error('nobody has a turn');
    const wide = deskOf('en', 100, 90);
    const page = screenOf(wide, first.moment, menuAt(wide, first.moment)).join('\n');
    expect(page).toContain(`(Automa, difficulty ${first.moment.seen.difficulty})`);
    expect(page.match(/difficulty/g)).toHaveLength(1);
    expect(page.match(/\(Automa\)/g)).toHaveLength(4);
  });
});

describe('pages', () => {
  const lines = Array.from({ length: 40 }, (_, i) => (i % 7 === 6 ? '' : `line ${i}`));

  test.each([24, 5, 1, 0, -2])('hold every line, also where a terminal says it has %i rows', (rows) => {
    const pages = pagesOf(lines, rows);
    expect(pages.flat().filter((line) => line !== '')).toEqual(lines.filter((line) => line !== ''));
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(Math.max(3, rows));
  });
});
