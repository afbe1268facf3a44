import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder of a process that may end at any moment. */
export type Ground = { readonly folder: string; readonly dispose: () => void };

export function ownGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-prove-'));
  // PostgreSQL has a user of its own, who has to come in.
  chmodSync(folder, 0o755);
  return {
    folder,
    dispose: () => {
      for (const disk of disksIn(folder)) spawnSync('umount', ['-l', disk]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Small disks that were mounted there and are still mounted. */
function disksIn(folder: string): string[] {
  const mounts = '/proc/mounts';
  if (!existsSync(mounts)) return [];
  return readFileSync(mounts, 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`));
}
