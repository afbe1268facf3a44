import { box as data } from '@charterstone/box';
import { CHARTERS, type Fact } from '@charterstone/rules';
import { LANGS, speaker, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { gather } from '../src/chronicle/gather.ts';
import { escaped } from '../src/chronicle/html.ts';
import { TEXTS } from '../src/texts.ts';
import { book, campaign, order, textOfPage } from './books.ts';

const SEEDS = ['1', '2', '3', '4'];

/** The chapters of a page, each from its number to the next. */
function chaptersOf(page: string): string[] {
  return page.split(/(?=<section class="chapter" id="year-)/).slice(1);
}

/** How the year went, of each chapter. */
function yearsOf(page: string): string[] {
  return [...page.matchAll(/<p class="year">(.*?)<\/p>/gs)].map(([, words = '']) => words);
}

describe.each(LANGS)('names in %s', (lang) => {
  const say = speaker(lang, textsOf(TEXTS[lang]));
  const page = book(order('7'), lang);
  const chapters = chaptersOf(page);
  const title = textOfPage(/<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '');

  test('the village has one in the title, given in the third year', () => {
    expect(title).not.toBe(say.ui('book.title'));
    const village = Array.from({ length: 6 }, (_, v) => say.ui('book.villageName', { v })).find((name) =>
      title.includes(name),
    );
    expect(village).toBeDefined();
    const given = escaped(say.ui('book.villageNamed', { name: village ?? '' }));
    expect(chapters.map((chapter) => chapter.includes(given)).indexOf(true)).toBe(2);
  });

  test('six charters have six, given after the first year and used from then on', () => {
    const names = Array.from({ length: 8 }, (_, v) => say.ui('book.charterName', { v }));
    expect(new Set(names).size).toBe(8);
    const [first = '', second = ''] = chapters;
    const given = names.filter((name) => first.includes(escaped(name)));
    expect(given).toHaveLength(CHARTERS.length);
    for (const name of names) expect(yearsOf(first)[0]).not.toContain(escaped(name));
    expect(given.some((name) => (yearsOf(second)[0] ?? '').includes(escaped(name)))).toBe(true);
  });

  test('those given by people stay', () => {
    const titled: Fact = { fact: 'titled', charter: 'red', what: 'village', text: 'Zanzibar' };
    expect(/<h1>(.*?)<\/h1>/s.exec(book(order('7'), lang, [titled]))?.[1]).toContain('Zanzibar');
  });
});

test('that nothing was built is said only where no house went up at all', () => {
  const idle = /Not a single house|hammers hang|Nobody builds anything/;
  let idleYears = 0;
  for (const seats of [1, 2, 4])
    for (const seed of SEEDS) {
      const { chapters } = gather(data, campaign(order(seed, seats)).facts);
      for (const [i, words] of yearsOf(book(order(seed, seats), 'en')).entries())
        if (idle.test(words)) {
          idleYears++;
          expect(chapters[i]?.houses).toEqual([]);
        }
    }
  expect(idleYears).toBeGreaterThan(0);
});

describe('somebody who plays alone', () => {
  test('is compared with nobody', () => {
    for (const seed of SEEDS) {
      const page = book(order(seed, 1), 'en');
      expect(page).not.toContain('Everybody looks at');
      for (const words of yearsOf(page)) {
        expect(words).not.toMatch(
          /goes first|lets .* begin|makes the first move|the others|Nobody is as curious/,
        );
        expect(words).not.toMatch(/Nobody builds as much|gets most of its goods|whoever has not had a turn/);
      }
    }
  });

  test('has a year of more than its beginning and its end', () => {
    const years = SEEDS.flatMap((seed) => yearsOf(book(order(seed, 1), 'en')));
    const bare = years.filter((words) => words.split(/(?<=[.!?]) /).length < 3);
    expect(bare.length).toBeLessThan(years.length / 4);
  });

  test('who wins nothing hears so once', () => {
    const lost = Array.from({ length: 30 }, (_, i) => order(`s${i}`, 1)).find((of) =>
      campaign(of).facts.some((fact) => fact.fact === 'campaignEnded' && fact.champions.length === 0),
    );
    expect(lost).toBeDefined();
    if (lost === undefined) return;
    const page = book(lost, 'en');
    const ending = page.slice(page.indexOf('id="ending"'), page.indexOf('id="rules"'));
    expect(ending.match(/nobody wins/gi)).toHaveLength(1);
  });
});

describe('crates', () => {
  const of = { ...order('7', 2), player: 'greedy' } as const;
  const page = book(of, 'en');

  test('are told at length three times, then listed', () => {
    const opened = campaign(of).facts.filter(({ fact }) => fact === 'opened').length;
    expect(opened).toBeGreaterThan(6);
    expect(page.match(/ unlocks crate /g)).toHaveLength(3);
    expect(page.match(/<li><b>Crate \d+<\/b> \(/g)).toHaveLength(opened - 3);
  });

  test('say of an objective that it is one', () => {
    const inside = gather(data, campaign(of).facts)
      .chapters.flatMap(({ crates }) => crates)
      .flatMap(({ others }) => (others.length > 3 ? [] : others))
      .filter((card) => data.cards[card]?.kind === 'objective');
    expect(inside.length).toBeGreaterThan(0);
    for (const card of inside)
      expect(textOfPage(page)).toContain(`the objective “${TEXTS.en.cards[card]?.name}”`);
  });
});

test('a rule that is replaced in its own chapter is not printed there', () => {
  // Building (14) can be said anew (29) in the year in which it was learnt.
  const learnt: Fact[] = [14, 29].map((card) => ({ fact: 'ruleEntered', card, slot: 18 }));
  const [chapter = ''] = chaptersOf(book(order('7', 4, 1), 'en', learnt));
  const year = chapter.slice(0, chapter.indexOf('id="rules"'));
  const rules = [...year.matchAll(/<h4><span class="kicker">Rule 18<\/span> ([^<]*)<\/h4>/g)];
  expect(rules.map(([, name]) => name)).toEqual([TEXTS.en.cards[29]?.name]);
  expect(textOfPage(year)).not.toContain(`Takes the place of “${TEXTS.en.cards[14]?.name}”`);
});

test('whoever gets the spectral worker reads his price', () => {
  const page = book(order('7'), 'en');
  expect(textOfPage(page)).toMatch(/You can’t win the campaign while you have this card/);
});
