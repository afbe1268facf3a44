import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type QuietLine = {
  readonly port: number;
  /** From now on nothing passes on the lines over which somebody listens, and nobody is told; whoever comes anew gets through. */
  readonly fallSilent: () => void;
  /** The next that is to listen is never answered. */
  readonly swallowNext: () => void;
  readonly close: () => Promise<void>;
};

/** A line to a PostgreSQL on this machine that can be lost as networks lose them: without a word. */
export async function quietLine(to: number): Promise<QuietLine> {
  const open = new Set<Socket>();
  const listening = new Set<Socket>();
  let isSwallowed = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [side, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(side);
      side.pipe(other);
      side.on('error', () => {});
      side.on('close', () => {
        open.delete(side);
        listening.delete(side);
        other.destroy();
      });
    }
    near.on('data', (data) => {
      if (!data.includes('listen "')) return;
      listening.add(near);
      listening.add(far);
      if (!isSwallowed) return;
      isSwallowed = false;
      far.unpipe().pause();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    port: address.port,
    fallSilent: () => {
      for (const side of listening) side.unpipe().pause();
    },
    swallowNext: () => {
      isSwallowed = true;
    },
    close: async () => {
      for (const side of open) side.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
