import type { Seat } from '@charterstone/rules';
import { botName } from '../company.ts';
import type { Sitting } from '../sitting.ts';

/**
 * Says who is thinking while somebody waits: at a terminal for as long as it lasts, in a pipe once before anybody is asked again.
 */
export async function thinking<T>(sitting: Sitting, seat: Seat, think: () => Promise<T>): Promise<T> {
  const { session, desk, input, minds, waitedFor } = sitting;
  if (!minds.isSlow(seat)) return think();
  const name = botName(desk, session.setting.seed, seat);
  const text = desk.paint.dim(desk.say.ui('seat.thinking', { name }));
  if (!input.interactive) {
    if (!waitedFor.has(seat)) console.log(text);
    waitedFor.add(seat);
    return think();
  }
  process.stdout.write(text);
  try {
    return await think();
  } finally {
    process.stdout.write('\r\u001b[K');
  }
}
