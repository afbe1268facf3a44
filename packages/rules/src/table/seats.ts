import { CLOCKWISE } from '../vocabulary.ts';
import { FIRST, type Game, head, PLAYERS } from './game.ts';
import { trayStart } from './layout.ts';

/**
 * A *seat* is a chair at the table, numbered from 1: it is who decides. A *charter* is a district: whose supply
 * it is. Seats choose their charters in the start-up, and roll for them once the campaign is over.
 */
const ROLE = trayStart('role');
const CHAIR = trayStart('chair');
const CHARTER_OF = trayStart('charterOf');

export const INACTIVE = 0;
export const HUMAN = 1;
export const AUTOMA = 2;
export const MOST_SEATS = 6;

export function roleOf(g: Game, charter: number): number {
  return g.table[ROLE + charter] ?? 0;
}

export function isActive(g: Game, charter: number): boolean {
  return roleOf(g, charter) !== INACTIVE;
}

/** Whether somebody could sit on a chair of this number; callers may hand in anything. */
export function isSeat(seat: unknown): seat is number {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 1 && seat <= MOST_SEATS;
}

/** The seat that sits at a charter, or 0. */
export function seatOf(g: Game, charter: number): number {
  return g.table[CHAIR + charter] ?? 0;
}

/** The charter of a seat, or -1 while it has not chosen one. */
export function charterOf(g: Game, seat: number): number {
  return isSeat(seat) ? (g.table[CHARTER_OF + seat] ?? 0) - 1 : -1;
}

export function sitDown(g: Game, seat: number, charter: number, role: number): void {
  g.table[ROLE + charter] = role;
  g.table[CHAIR + charter] = seat;
  g.table[CHARTER_OF + seat] = charter + 1;
}

/** A seat leaves its charter, which nobody plays from then on. */
export function getUp(g: Game, seat: number, charter: number): void {
  g.table[ROLE + charter] = INACTIVE;
  g.table[CHAIR + charter] = 0;
  g.table[CHARTER_OF + seat] = 0;
}

/** Everybody leaves their charter. */
export function standUp(g: Game): void {
  g.table.fill(0, ROLE, ROLE + MOST_SEATS);
  g.table.fill(0, CHAIR, CHAIR + MOST_SEATS);
  g.table.fill(0, CHARTER_OF, CHARTER_OF + MOST_SEATS + 1);
}

/** Number of players, Automas included (ruling 4). */
export function players(g: Game): number {
  return head(g, PLAYERS);
}

const positions = [1, 4, 2, 0, 5, 3];

/** The next active charter clockwise; the same one when nobody else plays. */
export function nextClockwise(g: Game, charter: number): number {
  let position = positions[charter] ?? 0;
  for (let i = 0; i < MOST_SEATS; i++) {
    position = (position + 1) % MOST_SEATS;
    const next = CLOCKWISE[position] ?? 0;
    if (isActive(g, next)) return next;
  }
  return charter;
}

/** The active charters in turn order, from the first player on. */
export function turnOrder(g: Game): number[] {
  const order: number[] = [];
  const first = head(g, FIRST);
  let charter = isActive(g, first) ? first : nextClockwise(g, first);
  while (isActive(g, charter) && !order.includes(charter)) {
    order.push(charter);
    charter = nextClockwise(g, charter);
  }
  return order;
}
