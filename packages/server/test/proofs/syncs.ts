import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anyChoice, chanceFrom, company, spawnServer } from '../house.ts';
import { ground } from '../stores.ts';
import type { Asked } from './proof.ts';
import { acknowledgements, type Traced } from './trace.ts';

const CALLS = 'fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg';
/** A whole page of the journal. */
const TEXT = '5000';

/** Why this machine can't look into a process; undefined when it can. */
export const whyNoTrace = spawnSync('strace', ['-V']).status === 0 ? undefined : 'strace is not installed';

/** What the operating system saw of a server on SQLite that acknowledged so many choices, one after the other. */
export async function syncs({
  count,
  seed,
  progress,
}: Asked): Promise<Traced & { readonly acknowledged: readonly string[] }> {
  const place = await ground('sqlite');
  const server = await spawnServer(place.where);
  try {
    const { id, people } = await company(server.url, 2, { seed: `syncs ${seed}`, games: 9999 });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const chance = chanceFrom(seed);
    const trace = join(dirname(place.where), 'trace');
    const looked = await traced(server.child.pid ?? 0, trace);
    const acknowledged: string[] = [];
    for (let i = 1; i <= count; i++) {
      const answer = await anyChoice(at, chance);
      if (answer?.answer !== 'accepted') throw new Error(`a choice was answered ${answer?.answer}`);
      acknowledged.push(answer.id);
      progress?.(i);
    }
    await looked();
    return { ...acknowledgements(readFileSync(trace, 'utf8')), acknowledged };
  } finally {
    await server.kill();
    await place.dispose();
  }
}

/** Looks at all threads of a process from now on, until what is returned is called. */
async function traced(pid: number, file: string): Promise<() => Promise<void>> {
  const args = ['-f', '-y', '-s', TEXT, '-e', `trace=${CALLS}`, '-o', file, '-p', String(pid)];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const ended = once(strace, 'exit');
  const attached = new Promise<void>((resolve) =>
    strace.stderr.on('data', (text) => {
      said += text;
      if (said.includes('attached')) resolve();
    }),
  );
  await Promise.race([attached, ended.then(() => Promise.reject(new Error(`strace ended: ${said}`)))]);
  return async () => {
    strace.kill('SIGINT');
    await ended;
  };
}
