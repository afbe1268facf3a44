import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../house.ts';

const SIZE = '16m';

export type SmallDisk = {
  readonly folder: string;
  /** Fills it to its last byte; what is returned makes room again. */
  readonly fill: () => () => void;
  readonly dispose: () => void;
};

/** Why this machine has no small disk to give; undefined when it has. */
export function whyNoSmallDisk(): string | undefined {
  try {
    smallDisk().dispose();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A disk of its own, in memory: only root may mount one. */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'charterstone', folder]);
  if (mounted.status !== 0) {
    removeFolder(folder);
    throw new Error(`no small disk can be mounted: ${mounted.error?.message ?? mounted.stderr}`);
  }
  return {
    folder,
    fill: () => fill(join(folder, 'filler')),
    dispose: () => {
      const { status, stderr } = spawnSync('umount', [folder]);
      if (status !== 0) throw new Error(`${folder} can not be unmounted: ${stderr}`);
      removeFolder(folder);
    },
  };
}

function fill(file: string): () => void {
  const filler = openSync(file, 'w');
  try {
    for (;;) writeSync(filler, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(filler);
  }
  return () => rmSync(file);
}
