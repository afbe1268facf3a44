import { type Entry, inspect, type Seat, type Setting, type State } from '@charterstone/rules';

/** The chairs that people or bots sit on, or did: those of the beginning, and those of people who came between games. */
export function chairsOf({ seats }: Setting, entries: readonly Entry[]): readonly Seat[] {
  const chairs = new Set(Array.from({ length: seats }, (_, i) => i + 1));
  for (const { seat } of entries) if (seat > 0) chairs.add(seat);
  return [...chairs].sort((a, b) => a - b);
}

/** Whether somebody on this chair plays the game that is on the table: who came since plays the next one, for who is absent an Automa does. */
export function isInGame(state: State, { seats }: Setting, seat: Seat): boolean {
  const { game, charters } = inspect(state);
  return charters.some((one) => one.seat === seat && !one.absent) || (game === 0 && seat <= seats);
}

/** Whether an Automa sits there, or will: nobody else can, until it is dismissed. */
export function isAutomas(state: State, { seats, automas = 0 }: Setting, seat: Seat): boolean {
  const { game, charters, automaPlans } = inspect(state);
  const there = charters.find((one) => one.seat === seat);
  if (there !== undefined) return there.automa && !there.absent && automaPlans[there.charter] !== 'goes';
  // They choose their charters after the people, and sit behind them.
  return game === 0 && seat > seats && seat <= seats + automas;
}
