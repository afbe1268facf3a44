import type { FromServer } from '@charterstone/protocol';
import type { Guest } from './guest.ts';
import type { Room } from './room.ts';

/** Keeps count of what came of what was said. */
export type Counting = {
  readonly counted: (what: 'accepted' | 'stale' | 'refused' | 'later' | 'wrong', ms?: number) => void;
};

type Untyped<T> = T extends unknown ? Omit<T, 'type'> : never;
type Answer = Untyped<Extract<FromServer, { readonly type: 'answer' }>>;

/** What came of something that was said. */
export function answer(said: Answer, guest: Guest, { counted }: Counting): void {
  counted(said.answer);
  guest.say({ type: 'answer', ...said });
}

/** Something was not done, and why. */
export function refuse(id: string, lack: string, { table }: Room, guest: Guest, counting: Counting): void {
  answer({ id, answer: 'refused', seq: table.seq, reasons: [{ lack }] }, guest, counting);
}
