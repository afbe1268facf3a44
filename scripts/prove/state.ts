import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tried } from './tried.ts';

/** A run that may be interrupted: what was tried so far, from which seed, and of which sources. */
export type State = {
  readonly seed: number;
  readonly sources: string;
  readonly records: { readonly [name: string]: Tried };
};

/** Why an earlier run is not gone on with. */
export type Fresh = 'wanted' | 'none' | 'seed' | 'sources';

/** Where to begin: where an earlier run stopped, if it was about the same. */
export function begin(
  earlier: State | undefined,
  wanted: { readonly seed: number | undefined; readonly sources: string; readonly fresh: boolean },
): { readonly state: State; readonly fresh: Fresh | undefined } {
  const why = whyFresh(earlier, wanted);
  if (earlier !== undefined && why === undefined) return { state: earlier, fresh: undefined };
  return { state: { seed: wanted.seed ?? 1, sources: wanted.sources, records: {} }, fresh: why };
}

function whyFresh(
  earlier: State | undefined,
  { seed, sources, fresh }: Parameters<typeof begin>[1],
): Fresh | undefined {
  if (fresh) return 'wanted';
  if (earlier === undefined) return 'none';
  if (seed !== undefined && seed !== earlier.seed) return 'seed';
  // What was tried with other sources says nothing about these.
  return earlier.sources === sources ? undefined : 'sources';
}

export function readState(file: string): State | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isState(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isState(thing: unknown): thing is State {
  return (
    typeof thing === 'object' && thing !== null && 'seed' in thing && 'sources' in thing && 'records' in thing
  );
}

/** Whole or not at all: whoever is interrupted here finds the earlier one. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state, undefined, 1));
  renameSync(`${file}.new`, file);
}

/** A fingerprint of everything that the proofs are about, and of the proofs. */
export function sourcesOf(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(['{packages,scripts,examples}/**/*.*', 'package-lock.json'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-*/**'],
  }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
