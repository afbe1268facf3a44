import { type Game, head, OPTIONS } from './game.ts';

/**
 * The two rule books: where the German Chronicle or the reference manual differ from the Chronicle, a campaign may follow
 * them. All are off unless the setting says so; they hold for the whole campaign.
 */
export const OPTION_NAMES = ['marketFaceDown', 'threeOpenCards', 'progressAtFirst', 'manualValues'] as const;
export type OptionName = (typeof OPTION_NAMES)[number];
export type Options = { readonly [O in OptionName]?: boolean };

/** The Market may also draw the top card of the deck, face down (German Chronicle). */
export const MARKET_FACE_DOWN = 1;
/** Three advancement cards lie open, not five (manual). */
export const THREE_OPEN_CARDS = 2;
/** The progress token starts on the first space, whatever the number of players (manual). */
export const PROGRESS_AT_FIRST = 4;
/** At the end of the campaign a circle is worth 3, a persona 2, a victory 5 (manual). */
export const MANUAL_VALUES = 8;

export function hasOption(g: Game, option: number): boolean {
  return (head(g, OPTIONS) & option) !== 0;
}

export function optionBits(options: Options): number {
  return OPTION_NAMES.reduce((bits, name, i) => bits | (options[name] === true ? 1 << i : 0), 0);
}
