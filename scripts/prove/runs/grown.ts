import type { Counts } from '../pledge.ts';

const MEGABYTE = 2 ** 20;
/** Half a million messages, as each database hears them in a whole run, may leave so much. */
const WHOLE = { messages: 500_000, megabytes: 25 };
/** What comes and goes by chance between two looks at a server that is warm is a megabyte or two, however few messages there are between them. */
const NOISE_MEGABYTES = 4;

/** By so much memory may grow over so many messages: as much as over all of them for each, or the noise. */
export function mostGrown(messages: number): number {
  return Math.max(NOISE_MEGABYTES, (WHOLE.megabytes * messages) / WHOLE.messages);
}

export type Grown = { readonly grownBytes: number; readonly grownOver: number };

/** What a measurement over so many messages says of memory: as it was measured, because noise is no larger for more of them. */
export function judged(kind: string, { grownBytes, grownOver }: Grown) {
  const megabytes = grownBytes / MEGABYTE;
  const most = mostGrown(grownOver);
  const measured: Counts = {
    'memory grew by MB': megabytes,
    'of the MB that it may': megabytes / most,
  };
  const problems =
    megabytes < most
      ? []
      : [
          `${kind}: memory grew by ${megabytes.toFixed(1)} MB over ${grownOver} messages, where less than ${most.toFixed(1)} are promised`,
        ];
  return { measured, problems };
}

/** Of each figure the higher. */
export function highest(one: Counts, other: Counts): Counts {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    kinds.map((kind) => [kind, Math.max(...[one, other].flatMap((of) => of[kind] ?? []))]),
  );
}
