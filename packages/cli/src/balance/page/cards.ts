import { escaped } from '../../markup.ts';
import type { Layer } from './byGame.ts';
import { tag } from './svg.ts';

/** A part of the page: what it shows, how to read it, and the picture. */
export type Card = { readonly title: string; readonly note: string; readonly content: readonly string[] };

export function card(shown: Card): string {
  return tag('section', {}, ...inside(shown));
}

/** One that takes the whole width. */
export function wide(shown: Card): string {
  return tag('section', { class: 'wide' }, ...inside(shown));
}

function inside({ title, note, content }: Card): readonly string[] {
  return [tag('h2', {}, escaped(title)), tag('p', { class: 'note' }, escaped(note)), ...content];
}

/** What the colours of a stack mean. */
export function legend(layers: readonly Layer[]): string {
  const entries = layers.map(({ name }, i) => tag('li', {}, tag('i', { class: `c${i + 1}` }), escaped(name)));
  return tag('ul', { class: 'legend' }, ...entries);
}
