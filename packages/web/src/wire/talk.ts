import type { Answered, Said } from '@charterstone/protocol';

/** What was said at a table, as far as it was told here. */
export type Talk = {
  /** What was said last, and all since one came. */
  readonly chat: readonly Said[];
  /** What was said before that: it was asked for, or told before the line was lost. Nothing is missing between. */
  readonly earlier: readonly Said[];
  /** Whether still more was said, before all of it. */
  readonly hasEarlier: boolean;
};

/** What was told last is newest; so many lines are kept, unless somebody reads further back. */
const MOST = 300;

/** With one line more. */
export function heard({ chat, earlier, hasEarlier }: Talk, said: Said): Talk {
  const all = [...chat, said];
  const over = all.slice(0, -MOST);
  if (over.length === 0) return { chat: all, earlier, hasEarlier };
  const kept = all.slice(-MOST);
  return earlier.length === 0
    ? { chat: kept, earlier, hasEarlier: true }
    : { chat: kept, earlier: [...earlier, ...over], hasEarlier };
}

/** Others are muted now: nothing stays of what was told, because it may be theirs, or theirs may be missing in it. */
export function toldAnew(chat: readonly Said[], hasEarlier: boolean): Talk {
  return { chat, earlier: [], hasEarlier };
}

/** Told anew what was said last: what one has read before stays, unless so much was said meanwhile that lines would be missing between. */
export function greeted(before: Talk | undefined, chat: readonly Said[], hasEarlier: boolean): Talk {
  const first = chat[0]?.n;
  const last = before?.chat.at(-1)?.n;
  if (before === undefined || first === undefined || last === undefined || last < first)
    return toldAnew(chat, hasEarlier);
  const earlier = [...before.earlier, ...before.chat].filter(({ n }) => n < first);
  return { chat, earlier, hasEarlier: earlier.length === 0 ? hasEarlier : before.hasEarlier };
}

/** The first line that is known here. */
export function firstOf({ chat, earlier }: Talk): number | undefined {
  return (earlier[0] ?? chat[0])?.n;
}

/** With the lines just before one; as it was where that is no longer the first. */
export function recalled<T extends Talk>(talk: T, before: number, told: Answered<'earlierChat'>): T {
  if (firstOf(talk) !== before) return talk;
  return { ...talk, earlier: [...told.said, ...talk.earlier], hasEarlier: told.earlierChat };
}
