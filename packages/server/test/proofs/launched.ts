import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { portOf, settingsFor, surroundings } from '../house.ts';
import { ground } from '../stores.ts';
import { Crowd } from './crowd.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const RESTARTING = 1012;

/** How somebody starts a server, in the folder of the project. */
const COMMANDS = {
  launcher: [process.execPath, 'scripts/launch.mjs', 'packages/cli/src/main.ts', 'serve'],
  npm: ['npm', 'run', 'charterstone', '--', 'serve'],
} as const;

export type Launched = {
  readonly by: keyof typeof COMMANDS;
  /** Who hears the signal: the whole group, as with systemd and in a terminal, or only the process that was started. */
  readonly to: 'group' | 'first';
  readonly signal: NodeJS.Signals;
};

/**
 * How players were let go by a server that others started for somebody: what each was told, and the code its socket was closed with. It
 * resolves when none of the processes is left.
 */
export async function letGo({ by, to, signal }: Launched): Promise<readonly string[]> {
  const place = await ground('sqlite');
  const [command, ...args] = COMMANDS[by];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...surroundings(),
      ...settingsFor(place.where, { DRAIN_SECONDS: '60' }),
      npm_config_update_notifier: 'false',
    },
    // A group of its own, and nobody's terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} can't be started`);
  // All of them write to the same pipes: those are closed when the last one is gone.
  const allGone = once(child, 'close');
  try {
    const url = `http://127.0.0.1:${await portOf(child)}`;
    const crowd = await Crowd.gather(url, 2, 2, 1);
    try {
      crowd.play(() => url);
      await crowd.movedOn(1);
      process.kill(to === 'group' ? -pid : pid, signal);
      await crowd.until(() => crowd.players.every(({ closed }) => closed.length > 0));
      await allGone;
      return crowd.players.map(({ notices, closed }) => `${notices[0]} ${closed[0]}`);
    } finally {
      crowd.giveUp();
    }
  } finally {
    killGroup(pid);
    await place.dispose();
  }
}

export const POLITELY = `restarting ${RESTARTING}`;

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left of it.
  }
}
