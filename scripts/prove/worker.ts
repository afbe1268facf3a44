// The process in which one promise is tried: a crash is a finding about that promise, and not the end of the run.
import type { Ask, Told } from './messages.ts';
import type { Batch, Counts, Outcome } from './pledge.ts';
import { pledgeNamed } from './pledges.ts';

/** So often at most whoever started us is told how far it is. */
const TELL_MS = 200;

// What a proof has started ends with its process. Whoever started us may be gone without a word.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
process.on('disconnect', () => process.exit(1));

function tell(what: Told): void {
  process.send?.(what);
}

/** All went well, but a kind of fault never happened: that is judged when all parts are added up. */
function vacuous(error: unknown): Counts | undefined {
  if (!(error instanceof Error) || error.name !== 'NeverHappened' || !('counts' in error)) return undefined;
  const { counts } = error;
  if (typeof counts !== 'object' || counts === null) return undefined;
  return Object.fromEntries(
    Object.entries(counts).map(([kind, n]: [string, unknown]) => [kind, typeof n === 'number' ? n : 0]),
  );
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where it happened is worth more than how it came there.
  const where = error.stack?.split('\n').find((line) => line.includes('/packages/')) ?? '';
  return `${error.message}\n${where.trim()}`.trim();
}

const { load } = pledgeNamed(process.argv[2] ?? '');
const proof = await load();

async function tryBatch(batch: Batch): Promise<Outcome> {
  let last = 0;
  try {
    return await proof.run(batch, (done) => {
      if (performance.now() - last < TELL_MS) return;
      last = performance.now();
      tell({ told: 'progress', done });
    });
  } catch (error) {
    const counts = vacuous(error);
    if (counts !== undefined) return { done: batch.count, found: counts };
    return { done: 0, found: {}, problems: [wordsOf(error)] };
  }
}

process.on('message', ({ batch }: Ask) => {
  void tryBatch(batch).then((outcome) => tell({ told: 'outcome', outcome }));
});
tell({ told: 'ready', whyNot: await proof.whyNot?.() });
