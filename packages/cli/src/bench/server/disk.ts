import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../simulate/summary.ts';

/** What Linux calls the commonest file systems (statfs(2)). */
const FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0xef53, 'ext4'],
  [0x58465342, 'xfs'],
  [0x9123683e, 'btrfs'],
  [0x2fc12fc1, 'zfs'],
  [0xf2f52010, 'f2fs'],
  [0x794c7630, 'overlayfs'],
  [0x6969, 'nfs'],
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
]);
const IN_MEMORY = ['tmpfs', 'ramfs'];
const SYNCS = 40;
/** What a commit of a choice writes, roughly: a page of the journal or two. */
const PAGE = Buffer.alloc(4096, 1);

export type Disk = {
  readonly folder: string;
  readonly fileSystem: string;
  /** Milliseconds to write and sync a page, without any database: what the disk itself takes. */
  readonly syncMs: number;
  readonly dispose: () => void;
};

/** Works in a folder of our own. Whoever breaks off leaves no server and no folder behind either. */
export async function withDisk<T>(work: (disk: Disk) => Promise<T>): Promise<T> {
  const disk = onDisk();
  const breakOff = (): never => process.exit(130);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, breakOff);
  process.once('exit', disk.dispose);
  try {
    return await work(disk);
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    process.off('exit', disk.dispose);
    disk.dispose();
  }
}

/** A folder on a disk: the system's for such things, or where we are if that lies in memory. */
function onDisk(): Disk {
  const places = [tmpdir(), join('data', 'tmp')];
  mkdirSync(join('data', 'tmp'), { recursive: true });
  const place = places.find((path) => !IN_MEMORY.includes(fileSystemOf(path))) ?? tmpdir();
  const folder = mkdtempSync(join(place, 'charterstone-bench-'));
  return {
    folder,
    fileSystem: fileSystemOf(folder),
    syncMs: syncTime(folder),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function fileSystemOf(path: string): string {
  const { type } = statfsSync(path);
  return FILE_SYSTEMS.get(type) ?? `file system 0x${type.toString(16)}`;
}

function syncTime(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const times = Array.from({ length: SYNCS }, () => {
    const start = performance.now();
    writeSync(file, PAGE);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return Number(median(times).toFixed(2));
}
