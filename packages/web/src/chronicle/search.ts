import type { Lang } from '@charterstone/words/light';
import { answers, type Word, wordsOf } from './fold.ts';

/** Something that can be found: a card, a rule, an icon, by its place in the book. */
export type Findable<Where> = {
  readonly place: number;
  readonly where: Where;
  readonly name: string;
  readonly text: string;
};

export type Found<Where> = Findable<Where> & { readonly snippet: string };

type Indexed<Where> = {
  readonly thing: Findable<Where>;
  readonly name: readonly Word[];
  readonly text: readonly Word[];
};

export type Index<Where> = { readonly lang: Lang; readonly things: readonly Indexed<Where>[] };

export function indexOf<Where>(things: readonly Findable<Where>[], lang: Lang): Index<Where> {
  return {
    lang,
    things: things.map((thing) => ({ thing, name: wordsOf(thing.name), text: wordsOf(thing.text) })),
  };
}

/** What is asked for, word by word. */
export function wantedIn(query: string): readonly string[] {
  return wordsOf(query).map((word) => word.folded);
}

/** A name says more than a text. */
const NAME = 4;

/** Everything in which each word that is asked for stands, in any of its forms: the best first, else in the order of the book. */
export function search<Where>({ lang, things }: Index<Where>, query: string): readonly Found<Where>[] {
  const wanted = wantedIn(query);
  if (wanted.length === 0) return [];
  const best = (words: readonly Word[], one: string): number =>
    words.reduce((most, word) => Math.max(most, answers(word.folded, one, lang)), 0);
  return things
    .map(({ thing, name, text }, order) => {
      const each = wanted.map((one) => Math.max(NAME * best(name, one), best(text, one)));
      const worth = each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0);
      return { thing, text, order, worth };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .map(({ thing, text }) => ({ ...thing, snippet: snippetOf(thing.text, text, wanted, lang) }));
}

const BEFORE = 50;
const LENGTH = 150;

/** The part of a text in which the first of the words stands. */
function snippetOf(text: string, words: readonly Word[], wanted: readonly string[], lang: Lang): string {
  const hit = words.find((word) => wanted.some((one) => answers(word.folded, one, lang) > 0))?.at ?? 0;
  const from = words.find(({ at }) => at >= hit - BEFORE)?.at ?? 0;
  const start = hit <= BEFORE ? 0 : from;
  const end = words.findLast((word) => word.at + word.text.length <= start + LENGTH);
  const until =
    text.length <= start + LENGTH ? text.length : end === undefined ? LENGTH : end.at + end.text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, until)}${until < text.length ? ' …' : ''}`;
}

/** A text in parts, those that are looked for apart from the others. */
export function markedIn(
  text: string,
  wanted: readonly string[],
  lang: Lang,
): readonly { readonly text: string; readonly isMarked: boolean }[] {
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const parts: { readonly text: string; readonly isMarked: boolean }[] = [];
  let done = 0;
  for (const word of wordsOf(text)) {
    if (!wanted.some((one) => answers(word.folded, one, lang) > 0)) continue;
    if (word.at > done) parts.push({ text: text.slice(done, word.at), isMarked: false });
    parts.push({ text: word.text, isMarked: true });
    done = word.at + word.text.length;
  }
  return done < text.length ? [...parts, { text: text.slice(done), isMarked: false }] : parts;
}
