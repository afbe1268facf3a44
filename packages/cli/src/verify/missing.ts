import { type BoxData, COMMONS, COMMONS_CARD, PRINTED_RULE } from '@charterstone/rules';
import { type BoxText, LANGS, type Lang, textsOf } from '@charterstone/words';

/** Everything in a box that has a name: its number in the rules, and how to speak of it here. */
function named(data: BoxData): { number: number; what: string; reads: boolean }[] {
  return [
    ...COMMONS.map((building, i) => ({ number: COMMONS_CARD + i, what: building, reads: false })),
    ...Object.keys(data.printedRules).map((slot) => ({
      number: PRINTED_RULE + Number(slot),
      what: `rule ${slot}`,
      reads: true,
    })),
    ...Object.entries(data.cards).map(([number, card]) => ({
      number: Number(number),
      what: `card ${number}`,
      reads: card.kind === 'story' || card.kind === 'rule',
    })),
  ];
}

/** What has no name, or nothing to read where something is to be read aloud. */
export function missingTexts(data: BoxData, text: BoxText): string[] {
  const textOf = textsOf(text);
  return named(data).flatMap(({ number, what, reads }) => {
    const found = textOf(number);
    if (!found?.name.trim()) return [what];
    return reads && !found.text?.trim() ? [`${what} (text)`] : [];
  });
}

export function missingInAll(
  data: BoxData,
  texts: { readonly [L in Lang]: BoxText },
): { [L in Lang]: string[] } {
  const [en = [], de = [], pl = []] = LANGS.map((lang) => missingTexts(data, texts[lang]));
  return { en, de, pl };
}
