import { tellText } from './echoes.ts';
import { COMMONS, COMMONS_CARD, PRINTED_RULE } from './numbers.ts';

/**
 * The words on one card: its name, a line of flavour, and what is written on stories, instructions and rules. In a box
 * the text may have echoes (echoes.ts); `textsOf` tells them.
 */
export type CardText = { readonly name: string; readonly flavour?: string; readonly text?: string };

/**
 * The words on a card (1 to 413), a printed rule or a building of the Commons, by its number in the rules; undefined
 * when nobody at this screen knows its face yet.
 */
export type TextOf = (number: number) => CardText | undefined;

/** The texts of a box in one language, as `@charterstone/box/text/en` exports them. */
export type BoxText = {
  readonly cards: { readonly [card: number]: CardText };
  readonly printedRules: { readonly [slot: number]: CardText };
  readonly commons: { readonly [building in (typeof COMMONS)[number]]: CardText };
};

/**
 * Looks texts up in a whole box, one number at a time, as a village hears them in which these stories were told. This
 * is what a client is given of card n, and nothing else; a browser brings a function of its own that asks for it.
 */
export function textsOf(box: BoxText, told: (card: number) => boolean = () => false): TextOf {
  return (number) => {
    const words = printedOn(box, number);
    return words?.text === undefined ? words : { ...words, text: tellText(words.text, told) };
  };
}

function printedOn(box: BoxText, number: number): CardText | undefined {
  if (number < PRINTED_RULE) return box.cards[number];
  if (number < COMMONS_CARD) return box.printedRules[number - PRINTED_RULE];
  const building = COMMONS[number - COMMONS_CARD];
  return building && box.commons[building];
}
