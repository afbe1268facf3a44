import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those it lies in. One after the other: Node's own way of making all of them goes round without end where a system has
 * the folder above and yet says that it is not there, as /proc does.
 */
export function makeFolders(folder: string, mode?: number): void {
  if (!existsSync(dirname(folder))) makeFolders(dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Also where somebody else has just made it.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
