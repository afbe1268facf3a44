import { expect, test } from 'vitest';
import { answers, folded } from './fold.ts';
import { indexOf, markedIn, search, wantedIn } from './search.ts';

const thing = (place: number, name: string, text: string) => ({ place, where: 'rules', name, text });
const found = (lang: 'en' | 'de' | 'pl', things: ReturnType<typeof thing>[], query: string) =>
  search(indexOf(things, lang), query).map(({ place }) => place);

test('accents and capitals make no difference', () => {
  expect(folded('Żółć')).toBe('zolc');
  expect(folded('Straße')).toBe('strasse');
  const polish = [thing(1, 'Pojemność', 'Miejsce w kufrze.'), thing(2, 'Chwała', 'Gwiazdki.')];
  expect(found('pl', polish, 'pojemnosc')).toEqual([1]);
  expect(found('pl', polish, 'CHWALA')).toEqual([2]);
  expect(found('de', [thing(1, 'Gäste', 'Sie zahlen.')], 'gaste')).toEqual([1]);
});

test('a word is found in its other forms', () => {
  const polish = [thing(1, 'Tor reputacji', 'Połóż znacznik wpływu.')];
  expect(found('pl', polish, 'reputacja')).toEqual([1]);
  expect(found('pl', polish, 'wpływy')).toEqual([1]);
  expect(found('pl', polish, 'znacznikami')).toEqual([1]);
  const german = [thing(1, 'Abgabentabelle', 'Lege einen Einflussmarker.')];
  expect(found('de', german, 'Einflussmarkern')).toEqual([1]);
  expect(found('de', german, 'tabelle')).toEqual([1]);
  expect(found('en', [thing(1, 'Minion', 'Placed.')], 'minions')).toEqual([1]);
  expect(answers('zeppelin', 'zebra', 'en')).toBe(0);
});

test('names come before texts, the same word before its forms, else the order of the book', () => {
  const things = [
    thing(1, 'A turn', 'Pay influence.'),
    thing(2, 'Influence', 'Spent.'),
    thing(3, 'More', 'No influence.'),
  ];
  expect(found('en', things, 'influence')).toEqual([2, 1, 3]);
});

test('every word must be there', () => {
  const things = [thing(1, 'Quota', 'Ship coins.'), thing(2, 'Coins', 'Money.')];
  expect(found('en', things, 'quota coins')).toEqual([1]);
  expect(found('en', things, '  ')).toEqual([]);
  expect(found('en', things, 'nothing')).toEqual([]);
});

test('a long text is shown where the word stands', () => {
  const text = `${'Many words before it. '.repeat(12)}Then the hourglass ends it. ${'And many after. '.repeat(12)}`;
  const [first] = search(indexOf([thing(1, 'End', text)], 'en'), 'hourglass');
  expect(first?.snippet).toMatch(/^… .*hourglass.* …$/);
  expect(first?.snippet.length).toBeLessThan(200);
});

test('what is looked for is marked, and the text stays whole', () => {
  const parts = markedIn('Osobowości i wpływ', wantedIn('osobowosc'), 'pl');
  expect(parts).toEqual([
    { text: 'Osobowości', isMarked: true },
    { text: ' i wpływ', isMarked: false },
  ]);
});
