import { describe, expect, test } from 'vitest';
import { keepsakeOf } from '../../src/book/keepsake.ts';
import { html } from '../../src/book/markup.ts';
import { bookOf } from './campaigns.ts';

const HOSTILE = '<script>alert("1")</script><img src=x onerror=alert(1)>';

describe.each(['en', 'de', 'pl'] as const)('a page to keep (%s)', (lang) => {
  const { teller, villages } = bookOf({ game: 4, seats: 2, lang, names: [HOSTILE, 'O’Hara & “Söhne”'] });
  const page = keepsakeOf({ teller, name: HOSTILE, date: '1. 1.', villages });

  test('runs nothing and fetches nothing', () => {
    expect(page).not.toMatch(/<script|<img|<link|<iframe|javascript:| on\w+="/i);
    expect(page).not.toMatch(/(src|href)="(?!#)/);
    expect(page).not.toMatch(/url\((?!#)/);
    expect(page).toContain('&#60;script&#62;');
  });

  test('has every game with its village, and its language', () => {
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page.match(/class="village"/g)).toHaveLength(3);
    expect(page.match(/<table>/g)?.length).toBeGreaterThanOrEqual(7);
    expect(page).not.toMatch(/NaN|undefined|\[object/);
  });

  test('says no id twice, and every reference has one', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const named = [...page.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('a long campaign stays a page that can be sent', () => {
  const { teller, villages } = bookOf({ game: 13, seats: 2 });
  const page = keepsakeOf({ teller, name: 'Twelve games', date: '', villages });
  expect(page.match(/class="village"/g)).toHaveLength(12);
  expect(page.length).toBeLessThan(4_000_000);
});

test('text is escaped, markup is not', () => {
  const name = '<b>&"';
  expect(html`<i>${name}</i>${[html`<br>`]}${3}${undefined}`.text).toBe('<i>&#60;b&#62;&#38;&#34;</i><br>3');
});
