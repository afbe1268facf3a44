import type { CommonsBuilding } from '@charterstone/rules';

/** The words on one card; one object each, so that a screen can be given card n alone. Paragraphs are split by blank lines. */
export type CardText = {
  readonly name: string;
  /** One line, read once with a smile. What the card does is made from its data, never written here. */
  readonly flavour?: string;
  /**
   * Stories, instructions, rules, guideposts, and the choice that a companion puts. A paragraph that begins with
   * `[after 128] ` or `[after 128 or 129] ` is an echo: it is told only where one of these stories was told before
   * (`tellText` of words).
   */
  readonly text?: string;
};

export type CardTexts = { readonly [card: number]: CardText };

/** The words of the box in one language: cards by number, printed rules by slot, buildings of the Commons by name. */
export type BoxText = {
  readonly cards: CardTexts;
  readonly printedRules: { readonly [slot: number]: CardText };
  readonly commons: { readonly [building in CommonsBuilding]: CardText };
};
