import { LAST_CARD } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import { iconPlace } from './icons.ts';

/** The words of the game, and where each is explained: by the rule in that place, else by the icon, as far as they are found. */
const TERMS = [
  { term: 'skyIsland', rule: 1 },
  { term: 'inactive', rule: 2 },
  { term: 'peril', rule: 3, icon: 'peril' },
  { term: 'persona', rule: 5, icon: 'persona' },
  { term: 'influence', rule: 6 },
  { term: 'advancement', rule: 7 },
  { term: 'assistant', rule: 8 },
  { term: 'constructed', rule: 10 },
  { term: 'plan', icon: 'unconstructedBuilding' },
  { term: 'guest', rule: 11, icon: 'guest' },
  { term: 'item', rule: 12, icon: 'item' },
  { term: 'friend', rule: 13, icon: 'friend' },
  { term: 'treasure', rule: 14, icon: 'treasure' },
  { term: 'worker', rule: 15 },
  { term: 'bump', rule: 15 },
  { term: 'minion', rule: 16, icon: 'minion' },
  { term: 'commons', rule: 17 },
  { term: 'construct', rule: 18, icon: 'construct' },
  { term: 'crate', rule: 19 },
  { term: 'objective', rule: 20 },
  { term: 'privateObjective', rule: 21 },
  { term: 'quota', rule: 22 },
  { term: 'cloudPort', rule: 22 },
  { term: 'reputation', rule: 23 },
  { term: 'income', rule: 24 },
  { term: 'progress', rule: 25 },
  { term: 'hourglass', rule: 26 },
  { term: 'victory', rule: 26 },
  { term: 'guidepost', rule: 27 },
  { term: 'glory', rule: 28 },
  { term: 'capacity', rule: 29 },
  { term: 'vp', icon: 'vp' },
  { term: 'coin', icon: 'coin' },
  { term: 'resource', icon: 'resource' },
  { term: 'octagon', icon: 'octagon' },
] as const satisfies readonly { readonly term: string; readonly rule?: number; readonly icon?: GlyphName }[];

/** What has been found: the rules by their place, the icons, and every card that has an address. */
export type Explained = {
  readonly rules: ReadonlyMap<number, number>;
  readonly icons: ReadonlySet<GlyphName>;
  readonly isFound: (card: number) => boolean;
};

/** The part of a text, and to where in the book it leads. */
export type Piece = string | { readonly text: string; readonly to: number };

/** Splits texts where they speak of what the book explains. */
export type Glossary = (
  text: string,
  but: (place: number, isNumbered: boolean) => boolean,
) => readonly Piece[];

/** A story is not interrupted by links where it only tells; what it asks people to do names numbers. */
export function asksForDeeds(line: string): boolean {
  return /\d/.test(line);
}

/** The texts of one card: each word is linked once on it, each number always, and none leads to the card itself. */
export function linkedIn(
  glossary: Glossary,
  texts: readonly string[],
  own: readonly number[] = [],
): readonly (readonly Piece[])[] {
  const seen = new Set(own);
  return texts.map((text) =>
    glossary(text, (place, isNumbered) => {
      const isKnown = seen.has(place);
      seen.add(place);
      return isNumbered ? own.includes(place) : isKnown;
    }),
  );
}

export function glossaryOf(say: Pick<Speaker, 'ui'>, explained: Explained): Glossary {
  const { rules, isFound } = explained;
  const forms = TERMS.flatMap((one) => {
    const to = placeOf(one, explained);
    return to === undefined
      ? []
      : formsIn(say.ui(`chronicle.term-${one.term}`)).map((form) => ({ form, to }));
    // "constructed building card" is more than "constructed".
  }).sort((a, b) => b.form.length - a.form.length);
  const numbered = [...formsIn(say.ui('chronicle.term-rule')), ...formsIn(say.ui('chronicle.term-card'))];
  const ruleForms = formsIn(say.ui('chronicle.term-rule')).length;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...numbered, ...forms.map(({ form }) => form)].map((form) => `(${form})`).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const targetOf = (match: RegExpMatchArray): number | undefined => {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    const number = Number(/\d+/.exec(match[0])?.[0] ?? 0);
    if (which < ruleForms) return rules.get(number);
    if (which < numbered.length) return number <= LAST_CARD && isFound(number) ? number : undefined;
    return forms[which - numbered.length]?.to;
  };
  return (text, but) => {
    const pieces: Piece[] = [];
    let done = 0;
    for (const match of text.matchAll(pattern)) {
      const to = targetOf(match);
      if (to === undefined || but(to, /\d/.test(match[0]))) continue;
      if (match.index > done) pieces.push(text.slice(done, match.index));
      pieces.push({ text: match[0], to });
      done = match.index + match[0].length;
    }
    return done < text.length ? [...pieces, text.slice(done)] : pieces;
  };
}

function placeOf(
  { rule, icon }: { readonly rule?: number; readonly icon?: GlyphName },
  { rules, icons }: Explained,
): number | undefined {
  const found = rule === undefined ? undefined : rules.get(rule);
  return found ?? (icon !== undefined && icons.has(icon) ? iconPlace(icon) : undefined);
}

/** The forms of a word as the catalogue lists them: `|` between them, `*` for any ending, `#` for a number. */
function formsIn(list: string): readonly string[] {
  return list.split('|').map((form) =>
    form
      .trim()
      .replace(/[.+?^$()[\]\\]/g, '')
      .replaceAll('*', '\\p{L}*')
      .replaceAll('#', '\\d+')
      .replaceAll(' ', '\\s+'),
  );
}
