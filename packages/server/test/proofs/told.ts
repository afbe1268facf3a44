import { ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AtTable } from '../../src/client/index.ts';

/** How often a server that is behind the others is asked again. */
const AGAIN_MS = 10;

/** How far the server behind a connection knows the journal. All that it has told before has arrived when this is answered. */
export async function known(at: AtTable): Promise<number> {
  const id = randomUUID();
  let seq: number | undefined;
  const hear = (message: { readonly type: string; readonly id?: unknown; readonly seq?: unknown }): void => {
    if (message.type === 'pong' && message.id === id) seq = Number(message.seq);
  };
  at.heard.on('message', hear);
  at.say({ type: 'ping', id });
  await at.until(() => seq !== undefined).finally(() => at.heard.off('message', hear));
  return seq ?? 0;
}

/** Waits until a server knows a place of the journal; fails when it did not tell of it. */
export async function told(at: AtTable, seq: number): Promise<void> {
  while ((await known(at)) < seq) await sleep(AGAIN_MS);
  ok(at.seq >= seq, `a server that knows place ${seq} has told everybody; here only ${at.seq} was heard of`);
}
