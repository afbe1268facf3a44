import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Circumstances } from './report/markdown.ts';
import { sourcesOf } from './state.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Tests of this program write elsewhere, and somebody may write sources meanwhile. */
export const FOLDER = process.env['PROOF_DIR'] ?? join(ROOT, 'proof');

export function sourcesHere(): string {
  return process.env['PROOF_SOURCES'] ?? sourcesOf(ROOT);
}

/** Whether what a machine lacks is a failure. */
export function isAllRequired(): boolean {
  return process.env['REQUIRE_ALL'] === '1';
}

/** Where and when we are, for a run with these. */
export function circumstances(
  minutes: number | undefined,
  { seed, sources }: Pick<Circumstances, 'seed' | 'sources'>,
  interrupted = false,
): Circumstances {
  const [processor] = cpus();
  return {
    seed,
    sources,
    minutes,
    machine: `${cpus().length} × ${processor?.model.trim() ?? process.arch}`,
    node: process.versions.node,
    when: new Date().toISOString().slice(0, 16).replace('T', ' '),
    interrupted,
  };
}
