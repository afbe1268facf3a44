import { LANGS } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { book, order } from './books.ts';

const VOID = new Set(['meta', 'br', 'rect', 'path', 'circle', 'ellipse', 'polygon']);

/** What is wrong with the nesting of a page's tags. */
function nesting(page: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = '', rest = ''] of page.matchAll(
    /<(\/?)([a-zA-Z][\w]*)((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (slash === '/') {
      const last = open.pop();
      if (last !== name) problems.push(`${tag} closes <${last}>`);
    } else if (!VOID.has(name) && !rest.endsWith('/')) open.push(name);
  }
  return [...problems, ...open.map((name) => `<${name}> stays open`)];
}

describe.each([1, 2, 3, 4, 5, 6])('a book of %i seats', (seats) => {
  const page = book(order('page', seats), LANGS[seats % 3] ?? 'en');

  test('is a well-formed page of its own language', () => {
    expect(nesting(page.replace(/<style>.*?<\/style>/s, ''))).toEqual([]);
    expect(page.startsWith('<!DOCTYPE html>\n<html lang="')).toBe(true);
    expect(page).toContain(`<html lang="${LANGS[seats % 3]}">`);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/undefined|NaN|\[object|card 0|\{who\}/);
  });

  test('has ids that are unique, and links that lead somewhere', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(12);
    for (const link of links) expect(ids).toContain(link);
  });

  test('asks for nothing from outside', () => {
    expect(page).not.toMatch(/https?:|src=|<script|<link|@import|@font-face|<iframe|<object/);
    for (const [, target = ''] of page.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#/);
    for (const [, target = ''] of page.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  });
});
