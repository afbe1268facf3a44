import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What can befall an entry on its way to the database and its answer on the way back: the line is cut before it arrives, or after it was
 * written; or all is silent after it was written.
 */
export const CUTS = ['lost', 'unanswered', 'silent'] as const;
export type Cut = (typeof CUTS)[number];

export type CutLine = {
  readonly port: number;
  /** What befell which choice, by its id. */
  readonly cut: ReadonlyMap<string, Cut>;
  readonly close: () => Promise<void>;
};

const APPEND = 'insert into journal (';
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** A line to a PostgreSQL on this machine. `next` is asked for every choice that is about to be written; the same one is cut once. */
export async function cutLine(to: number, next: () => Cut | undefined): Promise<CutLine> {
  const cut = new Map<string, Cut>();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    let fate: Cut | undefined;
    const end = (): void => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    near.on('data', (data) => {
      const text = data.includes(APPEND) ? data.toString('latin1') : '';
      const [id] = ID.exec(text) ?? [];
      if (id !== undefined && !cut.has(id)) fate = next();
      if (id !== undefined && fate !== undefined) cut.set(id, fate);
      if (fate === 'lost') end();
      else far.write(data);
    });
    far.on('data', (data) => {
      // PostgreSQL answers an entry when it is on disk.
      if (fate === 'unanswered') end();
      else if (fate === undefined) near.write(data);
    });
    for (const side of [near, far]) {
      side.on('error', () => {});
      side.on('close', end);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    port: address.port,
    cut,
    close: async () => {
      for (const near of open) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
