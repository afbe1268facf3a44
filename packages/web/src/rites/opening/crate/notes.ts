import type { Speaker } from '@charterstone/words/light';
import type { GlyphName } from '../../../art/glyphs/glyph.ts';
import type { CrateContent } from '../given.ts';

/** What came out of a crate and where it goes, in a line each. */
export function notesOn(
  { hand, chest, play, table, deck, objectives, archive, rules }: CrateContent,
  say: Speaker,
): readonly { readonly word: string; readonly sign: GlyphName }[] {
  const lines = [
    ['rite.intoPlay', play, 'persona'],
    ['rite.intoChest', chest, 'chest'],
    ['rite.intoHand', hand, 'hand'],
    ['rite.ontoTable', table, 'minion'],
    ['rite.intoDeck', deck, 'deck'],
    ['rite.intoObjectives', objectives, 'objective'],
    ['rite.intoArchive', archive, 'card'],
    ['rite.newRules', rules, 'rule'],
  ] as const;
  return lines.flatMap(([key, cards, sign]) =>
    cards.length === 0 ? [] : [{ word: say.ui(key, { n: cards.length }), sign }],
  );
}
