import type { State } from '@charterstone/rules';
import { inGame, write } from '../../src/index.ts';

const CHARTERS = ['red', 'blue', 'green'] as const;
export const HIDERS_SEATS = CHARTERS.length;

/** Somebody looks at the top three of a pile, which few campaigns come to: at cards (307), at objectives (223). */
export function lookers(): State[] {
  const table = inGame({ game: 5, charters: CHARTERS, rules: [24] });
  const cards = table.copy().given({ red: { persona: [307], clay: 1, coins: 1 }, unlocked: true });
  cards.red.places('market').uses(307);
  const objectives = table.copy().given({
    red: { persona: [223], pumpkin: 1, stands: { 'red-2': 25 } },
    objectiveDeck: [220, 221, 222, 226],
    unlocked: true,
  });
  objectives.red.places('red-2');
  return [cards, objectives].map(({ state }) => state);
}

/** Everybody has taken a victory card in secret (door K), which every other campaign comes to. */
export function secretKeepers(): State {
  const table = inGame({ game: 8, charters: CHARTERS });
  return write(table, { red: { secret: 344 }, blue: { secret: 345 }, green: { secret: 348 } }).state;
}
