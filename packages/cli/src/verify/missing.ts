import { type BoxData, type CardData, COMMONS, COMMONS_CARD, PRINTED_RULE } from '@charterstone/rules';
import {
  type BoxText,
  type CardText,
  type Lang,
  type Speaker,
  speaker,
  type TextOf,
  textsOf,
} from '@charterstone/words';
import { capital } from '../terminal/columns.ts';

/** What is to be said of a thing beside its name: a text that is read or looked up, or a line of flavour. */
type Named = { readonly number: number; readonly what: string; readonly needs: 'text' | 'flavour' };

/** Cards that are read out or looked up. */
const READ: ReadonlySet<CardData['kind']> = new Set(['story', 'rule', 'guidepost', 'companion']);

/** Everything in a box that has a name: its number in the rules, and how to speak of it here. */
function named(data: BoxData): Named[] {
  return [
    ...COMMONS.map(
      (building, i): Named => ({
        number: COMMONS_CARD + i,
        what: building,
        needs: 'flavour',
      }),
    ),
    ...Object.keys(data.printedRules).map(
      (slot): Named => ({
        number: PRINTED_RULE + Number(slot),
        what: `rule ${slot}`,
        needs: 'text',
      }),
    ),
    ...Object.entries(data.cards).map(
      ([number, { kind }]): Named => ({
        number: Number(number),
        what: `card ${number}`,
        needs: READ.has(kind) ? 'text' : 'flavour',
      }),
    ),
  ];
}

/** What has no name, nothing to read, no line of flavour, no words for what it does, or no words for a branch of it. */
export function missingTexts(data: BoxData, lang: Lang, text: BoxText): string[] {
  const textOf = textsOf(text);
  const say = speaker(lang, textOf, { box: data });
  return [
    ...named(data).flatMap((thing) => missingOn(thing, readable(textOf, thing.number))),
    ...Object.entries(data.cards).flatMap(([number, card]) =>
      acts(card) && !say.describeCard(card).trim() ? [`card ${number} (what it does)`] : [],
    ),
    ...labelsOf(data).flatMap((label) => (isUnspoken(say, label) ? [`branch "${label}"`] : [])),
  ];
}

/** A text whose echoes can't be read is as good as none. */
function readable(textOf: TextOf, number: number): CardText | undefined {
  try {
    return textOf(number);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function missingOn({ what, needs }: Named, words: CardText | undefined): string[] {
  return [...(words?.name.trim() ? [] : [what]), ...(words?.[needs]?.trim() ? [] : [`${what} (${needs})`])];
}

/** Whether a card does something; what rules do is written out on them, and the first personas are just people. */
function acts(card: CardData): boolean {
  if (card.kind === 'story' || card.kind === 'rule') return false;
  return card.kind !== 'persona' || card.abilities !== undefined;
}

/** The labels of all `choose` effects, in a box's own words. */
function labelsOf(data: BoxData): string[] {
  const labels = new Set<string>();
  const look = (piece: unknown): void => {
    if (typeof piece !== 'object' || piece === null) return;
    for (const [word, value] of Object.entries(piece)) {
      // A fork chooses between crates, an effect between branches with labels.
      if (word === 'choose' && typeof value === 'object' && !Array.isArray(value))
        for (const label of Object.keys(value)) labels.add(label);
      look(value);
    }
  };
  look(data);
  return [...labels];
}

/** A language that has no words for a label repeats it. */
function isUnspoken(say: Speaker, label: string): boolean {
  return say.choice({ do: 'choose', what: label }) === capital(label);
}
