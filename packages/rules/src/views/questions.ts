import { deciderOf } from '../engine/run.ts';
import {
  cardIn,
  framesOf,
  KEEPING,
  kindIn,
  LANES,
  LAYING_ISLAND,
  leftIn,
  MARKING,
  maskIn,
  OFFER,
  PART,
  PAYING,
  PICKING,
  PICKING_MINION,
  PICKING_PERSONA,
  pieceIn,
  ROWS,
  SELECTING,
  TAKING_CARD,
  topOf,
  whoIn,
} from '../engine/stack.ts';
import type { Game } from '../table/game.ts';
import { CHARTERS, type Charter } from '../vocabulary.ts';
import { type Among, amongOf } from './among.ts';

/**
 * What a seat is asked now. `card` is the card, rule or building that asks (0: the turn itself), `charter` for whom it is answered
 * (the chooser answers for charters nobody plays, ruling 19), `left` how many are still to be chosen where it is several.
 */
export type Question = {
  readonly seat: number;
  readonly charter: Charter | undefined;
  readonly card: number;
  readonly left: number;
  /** Which of the card's abilities asks, counted from 0, where one of them does. */
  readonly ability?: number;
  /** Which full row of glory stars asks, from 1, where its bonus does (rule 28). */
  readonly row?: number;
  /** Where several are asked for in rising order: all that may be among them, however they are picked. */
  readonly among?: readonly Among[];
};

/** Questions that are answered one by one. */
const COUNTED: ReadonlySet<number> = new Set([
  PAYING,
  PICKING,
  PICKING_MINION,
  PICKING_PERSONA,
  TAKING_CARD,
  PART,
  SELECTING,
  MARKING,
  KEEPING,
  LAYING_ISLAND,
]);

/** One question a seat: where a seat answers for several charters, the one it is asked first. */
export function questions(g: Game): Question[] {
  const asked = new Map<number, Question>();
  for (const f of waiting(g)) {
    const seat = deciderOf(g, f);
    if (seat > 0 && !asked.has(seat))
      asked.set(seat, {
        seat,
        charter: CHARTERS[whoIn(g, f)],
        card: cardIn(g, f),
        left: COUNTED.has(kindIn(g, f)) ? leftIn(g, f) : 1,
        ...(isOfAbility(g, f) ? { ability: abilityIn(g, f) } : {}),
        ...rowIn(g, f),
        ...amongIn(g, f),
      });
  }
  return [...asked.values()].sort((a, b) => a.seat - b.seat);
}

function amongIn(g: Game, f: number): Pick<Question, 'among'> {
  const among = amongOf(g, f);
  return among === undefined ? {} : { among };
}

/** Rows are gone through by the table, from the top: below what asks lies how far that is. */
function rowIn(g: Game, f: number): Pick<Question, 'row'> {
  const rows = framesOf(g, 0).find((one) => kindIn(g, one) === ROWS);
  if (rows === undefined || rows === f || cardIn(g, rows) !== cardIn(g, f)) return {};
  return { row: leftIn(g, rows) };
}

/** An offer of an ability bears its number (engine/invoke.ts). */
function isOfAbility(g: Game, f: number): boolean {
  return kindIn(g, f) === OFFER && maskIn(g, f) === 1;
}

function abilityIn(g: Game, f: number): number {
  return g.box.abilitiesOf[cardIn(g, f)]?.indexOf(pieceIn(g, f) - 1) ?? 0;
}

/** The seats that may choose now, in rising order. */
export function pendingSeats(g: Game): number[] {
  const seats = waiting(g)
    .map((f) => deciderOf(g, f))
    .filter((seat) => seat > 0);
  return seats.length > 1 ? [...new Set(seats)].sort((a, b) => a - b) : seats;
}

/** The frames that wait for an answer: those of the seats' own lanes, side by side, or that of the table. */
function waiting(g: Game): number[] {
  const own: number[] = [];
  for (let lane = 1; lane < LANES; lane++) {
    const f = topOf(g, lane);
    if (f >= 0) own.push(f);
  }
  const table = own.length > 0 ? -1 : topOf(g, 0);
  return table >= 0 ? [table] : own;
}
