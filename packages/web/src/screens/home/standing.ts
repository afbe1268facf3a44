import type { Chair, ListedTable } from '@charterstone/protocol';
import type { Speaker } from '@charterstone/words/light';
import { inSentence } from '../../parts/names.ts';
import { sinceText } from './since.ts';

/** The seats that wait for whoever sits here; where a bot stands in, nobody is waited for. */
function mySeatsToDecide({ table, waitingFor, mine }: ListedTable): readonly number[] {
  return waitingFor
    .map(({ seat }) => seat)
    .filter((seat) => mine.includes(seat) && chairAt(table.seats, seat)?.bot === undefined);
}

function chairAt(seats: readonly Chair[], seat: number): Chair | undefined {
  return seats.find((chair) => chair.seat === seat);
}

export function isMyTurn(listed: ListedTable): boolean {
  return !listed.over && !listed.left && mySeatsToDecide(listed).length > 0;
}

/** A table that lies open before whoever sits here: neither put away nor left nor finished. */
export function isOpen({ hidden, left, over }: ListedTable): boolean {
  return !hidden && !left && !over;
}

/** Nobody else is waited for: bots decide in a moment. */
function isAlone({ table, mine }: ListedTable): boolean {
  return mine.length > 0 && table.seats.every(({ seat, bot }) => mine.includes(seat) || bot !== undefined);
}

/**
 * Where "play now" goes on: the newest table where it is my turn, else the newest that I play with bots alone. A copy that was made to try
 * something is no campaign: it comes after all of them.
 */
export function toGoOn(tables: readonly ListedTable[]): ListedTable | undefined {
  const open = [...tables].filter(isOpen).sort((a, b) => b.table.madeAt - a.table.madeAt);
  const [campaigns, copies] = [
    open.filter(({ table }) => table.whatIf === undefined),
    open.filter(({ table }) => table.whatIf !== undefined),
  ];
  return [campaigns, copies].map((some) => some.find(isMyTurn) ?? some.find(isAlone)).find(Boolean);
}

/** Whose turn it is and since when, in words. */
export function standingText(say: Speaker, listed: ListedTable, now: number): string {
  const { waitingFor, over, left, table } = listed;
  if (left) return say.ui('home.left');
  if (over) return say.ui('home.over');
  const [first] = waitingFor;
  if (first === undefined) return say.ui('home.cannotOpen');
  const since = (seats: readonly number[]): string =>
    sinceText(
      say,
      Math.min(...waitingFor.filter(({ seat }) => seats.includes(seat)).map((one) => one.since)),
      now,
    );
  const mine = mySeatsToDecide(listed);
  if (mine.length > 0) {
    // Where several people share my device, it is somebody's among them.
    const named = mine
      .flatMap((seat) => chairAt(table.seats, seat) ?? [])
      .filter(({ name }) => name !== undefined);
    if (named.length < mine.length || listed.mine.length < 2)
      return say.ui('home.myTurn', { since: since(mine) });
    const who = say.list(named.map((chair) => nameOf(say, chair)));
    return say.ui('home.turnHere', { who, n: named.length, since: since(mine) });
  }
  const chairs = waitingFor.map(({ seat }) => chairAt(table.seats, seat) ?? { seat });
  const people = chairs.filter(({ person, bot }) => person !== undefined && bot === undefined);
  if (people.length > 0) {
    const who = say.list(people.map((chair) => nameOf(say, chair)));
    const seats = people.map(({ seat }) => seat);
    return say.ui('home.turnOf', { who, n: people.length, since: since(seats) });
  }
  const free = chairs.filter(({ bot }) => bot === undefined);
  if (free.length > 0) return say.ui('home.seatFree', { n: free.length });
  return say.ui('home.botTurn');
}

/** Somebody as their table knows them; whoever has deleted their name is called by the seat. */
export function nameOf(say: Speaker, { seat, person, name = person?.name }: Chair): string {
  return name === undefined ? say.ui('seat.player', { n: seat }) : inSentence(name);
}
