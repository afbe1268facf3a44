import type { ChangedView, FromServer, Proposal, TableInfo, WholeView } from '@charterstone/protocol';
import { cellsAfter, cellsFrom } from './cells.ts';
import { greeted, heard, type Talk, toldAnew } from './talk.ts';

/** What one seat sees and may do; whoever watches sees with the eyes of seat 0. */
export type Seen = {
  readonly cells: Int16Array;
  /** What the seat may choose now, a line each. */
  readonly options: readonly string[];
  /** Whether its last choice can be taken back. */
  readonly undo: boolean;
};

/** A table as far as the server has told of it. Nothing here was guessed, nothing is shown before it is confirmed. */
export type AtTable = Talk & {
  readonly table: TableInfo;
  readonly person: string;
  /** The seats that are played from this browser; none of them: somebody watches. */
  readonly seats: readonly number[];
  readonly seq: number;
  readonly views: ReadonlyMap<number, Seen>;
  /** Everybody who is here now. */
  readonly here: readonly string[];
  /** Somebody would like to go back further than undo goes. */
  readonly rewind: Proposal | undefined;
  /** Such a wish that came to nothing, the last one. */
  readonly rewindOver: Told<'rewindOver'> | undefined;
};

type Told<T extends FromServer['type']> = Extract<FromServer, { readonly type: T }>;

/** The table after a message; undefined where something was missed, and everything has to be asked for anew. */
export function after(before: AtTable | undefined, message: FromServer): AtTable | undefined {
  if (message.type === 'welcome') return welcomed(before, message);
  if (before === undefined) return undefined;
  switch (message.type) {
    case 'step':
      return stepped(before, message);
    case 'views':
      return { ...before, seq: message.seq, views: whole(message.views) };
    case 'answer':
      return message.answer === 'stale' && message.seq >= before.seq
        ? { ...before, seq: message.seq, views: whole(message.views) }
        : before;
    case 'table':
      return { ...before, table: message.table, person: message.you.person, seats: message.you.seats };
    case 'here':
      return { ...before, here: message.here };
    case 'chat':
      return { ...before, ...heard(before, message.said) };
    case 'talk':
      return { ...before, ...toldAnew(message.chat, message.earlierChat) };
    case 'rewind':
      return { ...before, rewind: message.rewind };
    case 'rewindOver':
      return { ...before, rewind: undefined, rewindOver: message };
    default:
      return before;
  }
}

function welcomed(before: AtTable | undefined, message: Told<'welcome'>): AtTable {
  const { table, you, seq, chat, earlierChat = false, here, rewind } = message;
  const views = whole(message.views);
  // Somebody else may have signed in at this browser.
  const known = before?.person === you.person ? before : undefined;
  const talk = greeted(known, chat, earlierChat);
  return { table, ...you, seq, views, here, rewind, rewindOver: undefined, ...talk };
}

function stepped(before: AtTable, { from, seq, views }: Told<'step'>): AtTable | undefined {
  if (from !== before.seq) return undefined;
  const next = new Map(before.views);
  for (const change of views) {
    const seen = before.views.get(change.seat ?? 0);
    if (seen === undefined) return undefined;
    next.set(change.seat ?? 0, changed(seen, change));
  }
  // A wish to go back was for the place where the table was.
  return { ...before, seq, views: next, rewind: undefined };
}

function changed(seen: Seen, { cells, options, undo }: ChangedView): Seen {
  return {
    cells: cells.length === 0 ? seen.cells : cellsAfter(seen.cells, cells),
    options: options ?? seen.options,
    undo,
  };
}

function whole(views: readonly WholeView[]): ReadonlyMap<number, Seen> {
  return new Map(
    views.map(({ seat = 0, cells, options, undo }) => [seat, { cells: cellsFrom(cells), options, undo }]),
  );
}

/** The bot that plays a seat, also for somebody who sits there. */
export function botOn({ table }: Pick<AtTable, 'table'>, seat: number): string | undefined {
  return table.seats.find((chair) => chair.seat === seat)?.bot;
}

/** Whether a seat has to decide, and whoever sits there does. */
export function isAsked(at: Pick<AtTable, 'table' | 'views'>, seat: number): boolean {
  return (at.views.get(seat)?.options.length ?? 0) > 0 && botOn(at, seat) === undefined;
}

/** Whether one of my seats has to decide. */
export function isMyTurn(at: Pick<AtTable, 'table' | 'views' | 'seats'>): boolean {
  return at.seats.some((seat) => isAsked(at, seat));
}
