import type { Batch, Outcome, Pledge } from './pledge.ts';
import { sizeOf } from './run.ts';
import { seedOf } from './seeds.ts';
import { NOTHING, type Tried, withBatch } from './tried.ts';

/**
 * What the parts of a run before this one found. Where a part goes on from there they are tried once more: then it is the very same part,
 * on whatever machine it is repeated. Any other part stands alone.
 */
export async function partsBefore(
  pledge: Pledge,
  run: number,
  number: number,
  tryPart: (batch: Batch) => Promise<Outcome>,
): Promise<Tried> {
  let tried = NOTHING;
  if (pledge.goesOn !== true) return tried;
  for (let part = 0; part < number; part++) {
    const batch = {
      count: sizeOf(pledge, tried, 0),
      seed: seedOf(run, pledge.name, part),
      number: part,
      found: tried.found,
    };
    tried = withBatch(tried, await tryPart(batch), 0, batch);
  }
  return tried;
}
