import { COMMONS, COMMONS_CARD, PRINTED_RULE } from './numbers.ts';

/** The words on one card: its name, a line of flavour, and what is written on stories, instructions and rules. */
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

/** Looks texts up in a whole box. A browser that is given one card at a time brings a function of its own. */
export function textsOf(box: BoxText): TextOf {
  return (number) => {
    if (number < PRINTED_RULE) return box.cards[number];
    if (number < COMMONS_CARD) return box.printedRules[number - PRINTED_RULE];
    const building = COMMONS[number - COMMONS_CARD];
    return building && box.commons[building];
  };
}
