import { box as data } from '@charterstone/box';
import { type Fact, inspect, PRINTED_RULE } from '@charterstone/rules';
import { LANGS, type Lang, type Paragraph, paragraphsOf, textsOf } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { gather } from '../src/chronicle/gather.ts';
import { escaped } from '../src/chronicle/html.ts';
import { TEXTS } from '../src/texts.ts';
import { book, campaign, campaignThrough, order, storiesTold, textOfPage } from './books.ts';

const DEFEAT = { door: 'U', story: 149, other: 150, guidepost: 412, otherGuidepost: 413 };
const VICTORY = { door: 'V', story: 150, other: 149, guidepost: 413, otherGuidepost: 412 };

/** What a village hears of a card, and what only other villages hear. */
function heard(lang: Lang, card: number, told: readonly number[]): { yes: string[]; no: string[] } {
  const all = paragraphsOf(TEXTS[lang].cards[card]?.text ?? '');
  const isHeard = ({ after }: Paragraph) => after.length === 0 || after.some((story) => told.includes(story));
  return {
    yes: all.filter(isHeard).map(({ words }) => words),
    no: all.filter((one) => !isHeard(one)).map(({ words }) => words),
  };
}

describe.each(LANGS)('the book in %s', (lang) => {
  test('tells every story of the campaign once, whole and in order', () => {
    const of = order('7');
    const told = storiesTold(campaign(of));
    const page = book(of, lang);
    const text = textOfPage(page);
    expect([...page.matchAll(/id="card-(\d+)"/g)].map(([, card]) => Number(card))).toEqual(told);
    let at = 0;
    for (const card of told)
      for (const words of heard(lang, card, told).yes) {
        const found = text.indexOf(words, at);
        expect([card, words, found > at]).toEqual([card, words, true]);
        at = found;
      }
  });

  test.each([DEFEAT, VICTORY])('has its last pages after crate $door', ({ door, story, other, ...guide }) => {
    const of = campaignThrough(door);
    const played = campaign(of);
    const page = book(of, lang);
    const text = textOfPage(page);
    const { cards } = TEXTS[lang];
    expect(text).toContain(cards[story]?.name);
    expect(text).not.toContain(cards[other]?.name);
    expect(text).toContain(cards[guide.guidepost]?.name);
    expect(text).not.toContain(cards[guide.otherGuidepost]?.name);
    expect(page).toContain('id="ending"');
    const ended = played.facts.find((fact) => fact.fact === 'campaignEnded');
    for (const { total } of ended?.scores ?? []) expect(page).toContain(`>${total}</td>`);
    for (const card of [151, 375]) expect(text).toContain(cards[card]?.name);
  });

  test('tells nothing of the ways that were not taken', () => {
    for (const of of [campaignThrough('U'), campaignThrough('V')]) {
      const told = storiesTold(campaign(of));
      const text = textOfPage(book(of, lang));
      const { cards } = TEXTS[lang];
      const numbers = Object.keys(cards).map(Number);
      const said = new Set(told.flatMap((card) => heard(lang, card, told).yes));
      const stories = numbers.filter((card) => data.cards[card]?.kind === 'story');
      expect(stories.filter((card) => !told.includes(card)).length).toBeGreaterThan(5);
      const unsaid = stories
        .flatMap((card) => {
          const { yes, no } = heard(lang, card, told);
          return told.includes(card) ? no : [...yes, ...no];
        })
        .filter((words) => !said.has(words));
      for (const words of unsaid) expect(text).not.toContain(words);
      expect(text).not.toContain('[after');
    }
  });

  test('names no rule, crate or building that the village never saw', () => {
    const of = order('7');
    const { facts } = campaign(of);
    const text = textOfPage(book(of, lang));
    const seen = new Set<number>();
    for (const fact of facts) {
      if ('card' in fact && fact.card !== undefined) seen.add(fact.card);
      if (fact.fact === 'opened' || fact.fact === 'unlocked')
        for (const card of data.crates[fact.crate]?.hand ?? []) seen.add(card);
    }
    const unseen = Object.entries(data.cards).filter(
      ([card, { kind }]) => (kind === 'building' || kind === 'rule') && !seen.has(Number(card)),
    );
    expect(unseen.length).toBeGreaterThan(10);
    for (const [card] of unseen) {
      const words = TEXTS[lang].cards[Number(card)];
      const telling = words?.text ?? words?.flavour ?? '';
      expect([card, text.includes(telling)]).toEqual([card, false]);
    }
  });

  test('says which rule a newer one replaces, and prints the Chronicle as it stands', () => {
    const of = campaignThrough('V');
    const { state } = campaign(of);
    const page = book(of, lang);
    const nameOf = (card: number) => textsOf(TEXTS[lang])(card)?.name ?? '';
    // Rule 26 is said anew three times in a campaign: by 17, 125 and 157.
    for (const card of [PRINTED_RULE + 26, 17, 125])
      expect(page).toMatch(new RegExp(`<p class="aside">[^<]*${escaped(nameOf(card))}[^<]*</p>`));
    const last = page.slice(page.indexOf('id="rules"'), page.indexOf('id="kings"'));
    const printed = [...last.matchAll(/<h4><span class="kicker">[^<]*<\/span> ([^<]*)<\/h4>/g)];
    const standing = inspect(state).chronicle.map((card) => escaped(nameOf(card)));
    expect(printed.map(([, name]) => name).sort()).toEqual(standing.sort());
  });
});

test('the same campaign is the same book to the byte, in another language another', () => {
  const of = order('7');
  const again = { ...of };
  expect(book(again, 'pl')).toBe(book(of, 'pl'));
  expect(book(of, 'de')).not.toBe(book(of, 'en'));
  expect(book(order('8'), 'en')).not.toBe(book(of, 'en'));
});

test('kings, rules and used personas are those of the table', () => {
  for (const seed of ['1', '2', '3']) {
    const { facts, state } = campaign(order(seed));
    const saga = gather(data, facts);
    const table = inspect(state);
    expect(saga.kings).toEqual(table.kings);
    const rules = [...saga.chronicle.values(), ...saga.stickers];
    expect(rules.sort()).toEqual([...table.chronicle].sort());
    expect(saga.chapters.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    // At the start of every game everybody chooses a persona (rule 5).
    for (const { faces } of saga.chapters)
      expect(new Set(faces.map(({ charter }) => charter))).toEqual(new Set(saga.players));
  }
});

test('the sum of the battle leads to the crate that was opened', () => {
  const fought = Array.from({ length: 8 }, (_, i) => gather(data, campaign(order(`b${i}`, 3)).facts)).map(
    ({ chapters }) => chapters[10]?.battle,
  );
  for (const battle of fought) {
    expect(battle?.needed).toBe(24);
    expect(battle?.sum).toBe(
      (battle?.kings.n ?? 0) + 3 * (battle?.kind.n ?? 0) + 2 * (battle?.rebels.n ?? 0),
    );
    expect(battle?.door).toBe((battle?.sum ?? 0) >= 24 ? 'V' : 'U');
  }
});

test('a year is told in two to six sentences, and not always in the same words', () => {
  const page = book(order('7'), 'en');
  const years = [...page.matchAll(/<p class="year">(.*?)<\/p>/gs)].map(([, words = '']) => words);
  expect(years).toHaveLength(12);
  for (const words of years) {
    const sentences = words.split(/(?<=[.!?]) /).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(6);
  }
  expect(
    new Set(years.map((words) => words.replace(/\d+|Red|Blue|Black|Green|Yellow|Purple/g, ''))).size,
  ).toBe(12);
});

test('a book of fewer games breaks off and gives nothing of the rest away', () => {
  const page = book(order('7', 4, 3), 'en');
  expect(page.match(/id="year-/g)).toHaveLength(3);
  expect(textOfPage(page)).toContain('after 3 years');
  expect(page).not.toContain('class="score"');
  expect(textOfPage(page)).not.toContain(TEXTS.en.cards[151]?.name);
});

describe('a name given by people', () => {
  const hostile = `</title><script>alert('x')</script> & "Sons"\u0000`;
  const titled: readonly Fact[] = [
    { fact: 'titled', charter: 'red', what: 'village', text: hostile },
    { fact: 'titled', charter: 'red', what: 'red', text: `<img src=x onerror="1">` },
  ];

  test.each(LANGS)('is only ever text, in %s', (lang) => {
    const page = book(order('7'), lang, titled);
    expect(page).not.toMatch(/<script|<img|onerror="/);
    expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;Sons&quot;');
    expect(page).not.toContain('\u0000');
    expect(/<h1>(.*?)<\/h1>/s.exec(page)?.[1]).toContain('&lt;script&gt;');
  });
});
