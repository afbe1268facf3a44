import type { Seat } from '@charterstone/rules';
import type { Desk } from './desk.ts';
import type { Input } from './input.ts';
import type { Minds } from './minds.ts';
import { pagesOf } from './pages.ts';
import type { Session } from './session.ts';

/** A game, the desk it is played at, and how much of what happened has been told there. */
export type Sitting = {
  readonly session: Session;
  readonly desk: Desk;
  readonly input: Input;
  readonly minds: Minds;
  /** Whom the table has waited for since somebody was asked. */
  readonly waitedFor: Set<Seat>;
  told: number;
  /** From which choice on hints are given: not again for what was told at an earlier sitting. */
  readonly hintsFrom: number;
  /** Up to which choice whoever has a seat has had their hints: everybody at the keyboard has their own. */
  readonly hinted: Map<Seat, number>;
  /** Whether somebody wants hints. */
  hints: boolean;
};

export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** Prints lines; what is longer than the screen waits after each page for its reader. */
export async function printPages({ desk, input }: Sitting, lines: readonly string[]): Promise<void> {
  const [first = [], ...more] = input.interactive ? pagesOf(lines, desk.size().rows - 2) : [lines];
  print(first);
  for (const page of more) {
    await input.ask(desk.paint.dim(`${desk.say.ui('seat.ready')} `));
    print(page);
  }
}
