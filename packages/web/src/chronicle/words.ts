import { ICONS, type Icon } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { GlyphName, Mark } from '../art/glyphs/glyph.ts';
import { GLYPH_NAMES } from '../art/glyphs/glyph.ts';
import { faceOf } from '../table/content.ts';
import type { Scene } from '../table/scene.ts';
import { type Book, placesIn, type Section } from './book.ts';
import { iconPlace, meaningOf } from './icons.ts';
import type { Past } from './past.ts';
import type { Findable } from './search.ts';

const icons: ReadonlySet<string> = new Set(ICONS);
const isIcon = (name: GlyphName): name is Icon => icons.has(name);

export function glyphName(say: Speaker, name: GlyphName): string {
  return isIcon(name) ? capital(say.icon(name)) : say.ui(`chronicle.sign-${markNamed(name)}`);
}

const markNamed = (name: Exclude<GlyphName, Icon>): Mark => name;

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function glyphMeaning(say: Speaker, name: GlyphName): string {
  return say.ui(`chronicle.means-${meaningOf(name)}`);
}

/** What a card is called, with the name that people gave it. */
export function nameOf(say: Speaker, past: Past, card: number): string {
  const given = past.names.get(card);
  return given === undefined ? say.name(card) : `${say.name(card)}, ${given}`;
}

/** What a card does, in plain words; nothing for what is written out. */
export function doingOf({ say, content }: Pick<Scene, 'say' | 'content'>, card: number): string {
  const face = faceOf(content, card);
  if (face === undefined) return '';
  return face.kind === 'guidepost' ? say.describeTest(face.goal) : say.describeCard(face);
}

/** A text in its paragraphs. Cards of people and things say what they do first. */
function paragraphsAt(scene: Pick<Scene, 'say' | 'content'>, card: number): readonly string[] {
  const words = scene.content.textOf(card);
  return [doingOf(scene, card), words?.text, words?.flavour]
    .flatMap((text) => text?.split(/\n\n+/) ?? [])
    .filter((text) => text !== '');
}

/** Everything in the book with its words, to be looked up. Rules that are no longer valid are not. */
export function findables(
  scene: Pick<Scene, 'say' | 'content'>,
  book: Book,
  past: Past,
): readonly Findable<Section>[] {
  const { say } = scene;
  const covered = new Set(book.rules.flatMap(({ before }) => before));
  const slots = new Map(book.rules.map(({ slot, valid }) => [valid, slot]));
  const glyphs = new Map(GLYPH_NAMES.map((name) => [iconPlace(name), name]));
  const cards = [...placesIn(book)].flatMap(([place, where]): Findable<Section>[] => {
    if (covered.has(place)) return [];
    const glyph = glyphs.get(place);
    if (glyph !== undefined)
      return [{ place, where, name: glyphName(say, glyph), text: glyphMeaning(say, glyph) }];
    const slot = slots.get(place);
    // Texts refer to a rule by its number.
    const number = slot === undefined ? '' : `${say.ui('chronicle.ruleOf', { n: slot })}: `;
    const name = `${number}${nameOf(say, past, place)}`;
    return [{ place, where, name, text: paragraphsAt(scene, place).join(' ') }];
  });
  return cards;
}
