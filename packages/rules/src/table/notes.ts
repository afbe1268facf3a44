import type { Game } from './game.ts';
import { trayStart } from './layout.ts';

/** The one note a card can bear: 0 is none. What it means is the card's business; a charter is noted as its number plus one. */
const NOTE = trayStart('cardNote');

export function noteOn(g: Game, card: number): number {
  return g.table[NOTE + card] ?? 0;
}

export function writeNote(g: Game, card: number, note: number): void {
  g.table[NOTE + card] = note;
}
