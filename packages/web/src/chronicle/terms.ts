import { type CardData, COMMONS, COMMONS_CARD, LAST_CARD } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import { formsIn } from './forms.ts';
import { iconPlace } from './icons.ts';

/** What explains a word: a rule, an icon, the first card of a kind, or what always stands there. The first of them that is found. */
type Explains = {
  readonly rule?: number;
  readonly icon?: GlyphName;
  readonly kind?: CardData['kind'];
  readonly always?: number;
  /** After these words it means something else. */
  readonly notAfter?: 'colour';
};

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
  // By its colour somebody is called who plays it.
  { term: 'charter', icon: 'emblem', notAfter: 'colour' },
  { term: 'plot', icon: 'plot' },
  { term: 'chest', rule: 29, icon: 'chest' },
  { term: 'zeppelin', always: COMMONS_CARD + COMMONS.indexOf('zeppelin') },
  { term: 'companion', kind: 'companion' },
  { term: 'spectral', kind: 'spectral' },
] as const satisfies readonly ({ readonly term: string } & Explains)[];

/** What has been found: the rules by their place, the icons, and every card that has an address. */
export type Explained = {
  readonly rules: ReadonlyMap<number, number>;
  readonly icons: ReadonlySet<GlyphName>;
  readonly isFound: (card: number) => boolean;
  /** The first card of a kind. */
  readonly firstOf: (kind: CardData['kind']) => number | undefined;
};

/** The part of a text as it stands there, to where in the book it leads, and the word by which a list would name it. */
export type Piece = string | { readonly text: string; readonly to: number; readonly word: string };

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
  const formsOf = (term: (typeof TERMS)[number]['term'] | 'rule' | 'card' | 'colour') =>
    formsIn(say.ui(`chronicle.term-${term}`));
  const forms = TERMS.flatMap((one) => {
    const to = placeOf(one, explained);
    const before =
      'notAfter' in one
        ? formsOf(one.notAfter)
            .map(({ pattern }) => pattern)
            .join('|')
        : '';
    const unless = before === '' ? '' : `(?<!(?<!\\p{L})(?:${before})\\s+)`;
    return to === undefined ? [] : formsOf(one.term).map((form) => ({ ...form, unless, to: () => to }));
    // "constructed building card" is more than "constructed".
  }).sort((a, b) => b.pattern.length - a.pattern.length);
  const numbered = [
    ...formsOf('rule').map((form) => ({ ...form, unless: '', to: (number: number) => rules.get(number) })),
    ...formsOf('card').map((form) => ({
      ...form,
      unless: '',
      to: (number: number) => (number <= LAST_CARD && isFound(number) ? number : undefined),
    })),
  ];
  const all = [...numbered, ...forms];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${all.map(({ unless, pattern }) => `(${unless}${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const leadsTo = (match: RegExpMatchArray): Exclude<Piece, string> | undefined => {
    const form = all[match.slice(1).findIndex((group) => group !== undefined)];
    const number = /\d+/.exec(match[0])?.[0] ?? '';
    const to = form?.to(Number(number));
    return form === undefined || to === undefined
      ? undefined
      : { text: match[0], to, word: form.word.replace('#', number) };
  };
  return (text, but) => {
    const pieces: Piece[] = [];
    let done = 0;
    for (const match of text.matchAll(pattern)) {
      const link = leadsTo(match);
      if (link === undefined || but(link.to, /\d/.test(match[0]))) continue;
      if (match.index > done) pieces.push(text.slice(done, match.index));
      pieces.push(link);
      done = match.index + match[0].length;
    }
    return done < text.length ? [...pieces, text.slice(done)] : pieces;
  };
}

function placeOf({ rule, icon, kind, always }: Explains, found: Explained): number | undefined {
  return (
    (rule === undefined ? undefined : found.rules.get(rule)) ??
    (icon !== undefined && found.icons.has(icon) ? iconPlace(icon) : undefined) ??
    (kind === undefined ? undefined : found.firstOf(kind)) ??
    always
  );
}
