import { COMMONS_CARD, type Inspection, PRINTED_RULE } from '@charterstone/rules';
import type { Content } from '../table/content.ts';

/** A numbered place for a rule: what is valid there now, and what it covers. Numbers are those of cards and printed rules. */
export type RuleSlot = {
  readonly slot: number;
  /** undefined: nothing has come here yet. */
  readonly valid: number | undefined;
  /** What was valid before, the newest first. */
  readonly before: readonly number[];
  /** Stickers that lie beside it and add to it. */
  readonly beside: readonly number[];
};

/** The book has so many places: printed rules have numbers between the cards and the Commons. */
export const RULE_SLOTS = COMMONS_CARD - PRINTED_RULE - 1;
/** Rows that are added to the quota track belong to its rule. */
const QUOTA_RULE = 22;

type Known = Pick<Content, 'data'>;

export function ruleSlots(
  { data }: Known,
  { chronicle }: Pick<Inspection, 'chronicle'>,
): readonly RuleSlot[] {
  const entered = new Set(chronicle);
  const rules = Object.entries(data.cards).flatMap(([number, card]) =>
    card.kind === 'rule' ? [{ number: Number(number), slot: card.slot }] : [],
  );
  const beside = rules.filter(({ number, slot }) => slot === 0 && entered.has(number));
  return Array.from({ length: RULE_SLOTS }, (_, i) => i + 1).map((slot) => {
    const printed = data.printedRules[slot] === undefined ? [] : [PRINTED_RULE + slot];
    const layers = [
      ...printed,
      ...rules
        .filter((rule) => rule.slot === slot)
        .map(({ number }) => number)
        .sort((a, b) => a - b),
    ];
    // What was covered is in the Archive, and still known.
    const valid = layers.find((number) => entered.has(number)) ?? printed[0];
    return {
      slot,
      valid,
      before: layers.filter((number) => number !== valid).reverse(),
      beside: beside
        .filter(({ number }) => slotBeside({ data }, number) === slot)
        .map(({ number }) => number),
    };
  });
}

/** To which rule a sticker without a place of its own belongs. */
function slotBeside({ data }: Known, sticker: number): number {
  const other = data.automa?.stickers.find(({ rule }) => rule === sticker)?.beside;
  const card = other === undefined ? undefined : data.cards[other];
  return card?.kind === 'rule' ? card.slot : QUOTA_RULE;
}

/** The rule that is valid in a place, by its number. */
export function validRules(slots: readonly RuleSlot[]): ReadonlyMap<number, number> {
  return new Map(slots.flatMap(({ slot, valid }) => (valid === undefined ? [] : [[slot, valid] as const])));
}
