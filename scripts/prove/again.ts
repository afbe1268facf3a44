import { circumstances, isAllRequired, sourcesHere } from './circumstances.ts';
import type { Options } from './options.ts';
import { partsBefore } from './partsBefore.ts';
import type { Batch, Outcome, Pledge } from './pledge.ts';
import { sharedGround } from './postgres.ts';
import { jsonOf } from './report/json.ts';
import { lineOf, problemsOf, told } from './report/words.ts';
import { seedOf } from './seeds.ts';
import { NOTHING, type Tried, withBatch } from './tried.ts';
import { isGood } from './verdict.ts';
import { Workshop } from './workshop.ts';

/** So many parts a run may have. */
const MOST_PARTS = 100_000;

/** Tries one part again, the one with this seed; nothing of it is kept. Resolves to the exit code. */
export async function again(options: Options, seed: number): Promise<number> {
  const {
    pledges: [pledge],
    seed: run = 1,
    json,
  } = options;
  if (pledge === undefined) return 2;
  const numbers = Array.from({ length: MOST_PARTS }, (_, number) => number);
  const number = numbers.find((one) => seedOf(run, pledge.name, one) === seed);
  if (number === undefined) {
    process.stderr.write(
      `${pledge.name} has no part with the seed ${seed} in a run with --seed ${run}; was it another run?\n`,
    );
    return 2;
  }
  // A part may have been larger than usual, and the last one smaller.
  const count = options.count ?? pledge.batch;
  const all = told(pledge, await tryAgain(pledge, run, { count, seed, number }));
  const good = isGood([all.verdict], { requireAll: isAllRequired(), interrupted: false });
  if (json) {
    const around = circumstances(undefined, { seed: run, sources: sourcesHere() });
    process.stdout.write(`${JSON.stringify(jsonOf([all], around, good))}\n`);
  } else process.stdout.write(`${[lineOf(all, run), ...problemsOf(all, run)].join('\n')}\n`);
  return good ? 0 : 1;
}

async function tryAgain(pledge: Pledge, run: number, part: Omit<Batch, 'found'>): Promise<Tried> {
  const ground = await sharedGround(pledge.postgres === true);
  let workshop = new Workshop(pledge.name, ground.env);
  const tryPart = async (batch: Batch): Promise<Outcome> => {
    // As in the run, where the part after one whose process ended has another.
    if (!workshop.isOpen) {
      await workshop.close();
      workshop = new Workshop(pledge.name, ground.env);
      await workshop.ready();
    }
    return workshop.try(batch, () => {});
  };
  try {
    const whyNot = ground.whyNot ?? (await workshop.ready());
    if (whyNot !== undefined) return { ...NOTHING, skipped: whyNot };
    // What else broke before is not asked about.
    const { done, found } = await partsBefore(pledge, run, part.number, tryPart);
    const start = performance.now();
    const outcome = await tryPart({ ...part, found });
    return withBatch({ ...NOTHING, done, found }, outcome, performance.now() - start, part);
  } finally {
    await workshop.close();
    await ground.dispose();
  }
}
