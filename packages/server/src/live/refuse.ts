import type { Guest } from './guest.ts';
import type { Room } from './room.ts';

/** Something was not done, and why. */
export function refuse(id: string, lack: string, { table }: Room, guest: Guest): void {
  guest.say({ type: 'answer', id, answer: 'refused', seq: table.seq, reasons: [{ lack }] });
}
