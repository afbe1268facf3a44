import type {
  COMMONS as Commons,
  CommonsBuilding,
  COMMONS_CARD as CommonsCard,
  PRINTED_RULE as PrintedRule,
  RESOURCES as Resources,
} from '@charterstone/rules';

/**
 * What a number in a fact can mean besides a card. The rules are known here by their types only; the types make the
 * compiler refuse any other value.
 */
export const PRINTED_RULE: typeof PrintedRule = 414;
export const COMMONS_CARD: typeof CommonsCard = 444;
export const COMMONS: typeof Commons = [
  'zeppelin',
  'charterstone',
  'grandstand',
  'treasury',
  'market',
  'cloudPort',
];
export const RESOURCES: typeof Resources = ['metal', 'grain', 'wood', 'coal', 'clay', 'pumpkin'];

/** Whoever sees more cards of a pile than the top three looks through all of it. */
export const FEW = 3;

/**
 * Whether a number is a card of the start-up script (1 to 21), whose doings are nobody's deed and need no reason; the
 * basic buildings 5 to 10 among them are buildings like others.
 */
export function isStartUp(number: number): boolean {
  return number > 0 && number < 22 && (number < 5 || number > 10);
}

/** The building of the Commons behind a number of the rules. */
export function commonsOf(number: number): CommonsBuilding | undefined {
  return number < COMMONS_CARD ? undefined : COMMONS[number - COMMONS_CARD];
}

/** The slot of a printed rule behind a number of the rules. */
export function printedSlot(number: number): number | undefined {
  return number > PRINTED_RULE && number < COMMONS_CARD ? number - PRINTED_RULE : undefined;
}
