import type { Options } from './options.ts';
import { sharedGround } from './postgres.ts';
import { lineOf, problemsOf, told } from './report/words.ts';
import { seedOf } from './seeds.ts';
import { NOTHING, withBatch } from './tried.ts';
import { Workshop } from './workshop.ts';

/** So many parts a run may have. */
const MOST_PARTS = 100_000;

/** Tries one part again, the one with this seed; nothing of it is kept. Resolves to the exit code. */
export async function again(
  { pledges, seed: run = 1, count: wanted }: Options,
  seed: number,
): Promise<number> {
  const [pledge] = pledges;
  if (pledge === undefined) return 2;
  const numbers = Array.from({ length: MOST_PARTS }, (_, number) => number);
  const number = numbers.find((one) => seedOf(run, pledge.name, one) === seed);
  if (number === undefined) {
    process.stderr.write(
      `${pledge.name} has no part with the seed ${seed} in a run with --seed ${run}; was it another run?\n`,
    );
    return 2;
  }
  const ground = await sharedGround(pledge.postgres === true);
  const workshop = new Workshop(pledge.name, ground.env);
  try {
    const whyNot = ground.whyNot ?? (await workshop.ready());
    if (whyNot !== undefined) {
      process.stdout.write(`skipped ${pledge.name}: ${whyNot}\n`);
      return 0;
    }
    const start = performance.now();
    // A part may have been larger than usual, and the last one smaller.
    const count = wanted ?? pledge.batch;
    const outcome = await workshop.try({ count, seed, number, found: {} }, () => {});
    const all = told(pledge, withBatch(NOTHING, outcome, performance.now() - start, { seed, count }));
    process.stdout.write(`${[lineOf(all, run), ...problemsOf(all, run)].join('\n')}\n`);
    return all.verdict === 'broken' || all.verdict === 'vacuous' ? 1 : 0;
  } finally {
    await workshop.close();
    await ground.dispose();
  }
}
