import { type Entry, inspect, type Seat, type Setting, type State } from '@charterstone/rules';

/** The chairs that people or bots sit on, or did: those of the beginning, and those of people who came between games. */
export function chairsOf({ seats }: Setting, entries: readonly Entry[]): readonly Seat[] {
  const chairs = new Set(Array.from({ length: seats }, (_, i) => i + 1));
  for (const { seat } of entries) if (seat > 0) chairs.add(seat);
  return [...chairs].sort((a, b) => a - b);
}

/** Whether a person on this chair plays the game that is on the table: who came since plays the next one, for who is absent or has gone for good an Automa does. */
export function isInGame(state: State, { seats }: Setting, seat: Seat): boolean {
  const { game, charters } = inspect(state);
  return (
    charters.some((one) => one.seat === seat && !one.absent && !one.automa) || (game === 0 && seat <= seats)
  );
}

/** Where Automas sit, or will: nobody else can, until they are dismissed. */
export function automasAt(state: State, { seats, automas = 0 }: Setting): readonly Seat[] {
  const { game, charters, automaPlans } = inspect(state);
  const there = charters.filter(
    ({ automa, absent, charter }) => automa && !absent && automaPlans[charter] !== 'goes',
  );
  // They choose their charters after the people, and sit behind them.
  const coming = game === 0 ? Array.from({ length: automas }, (_, i) => seats + 1 + i) : [];
  const taken = charters.map(({ seat }) => seat);
  return [...there.map(({ seat }) => seat), ...coming.filter((seat) => !taken.includes(seat))];
}
