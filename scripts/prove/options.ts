import { parseArgs } from 'node:util';
import type { Pledge } from './pledge.ts';

export type Options = {
  readonly pledges: readonly Pledge[];
  readonly minutes: number | undefined;
  readonly seed: number | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
  /** One part only, from this seed: the one that failed. */
  readonly again: number | undefined;
  /** How large that part was; else as large as usual. */
  readonly count: number | undefined;
};

export function usage(pledges: readonly Pledge[]): string {
  return `npm run prove -- [--only NAME]... [--minutes M] [--seed N] [--fresh] [--json] [--again SEED [--count N]]

Tries what we promise, in the numbers that take hours, and writes proof/REPORT.md and proof/report.html. It can be
interrupted, and goes on where it was as long as the sources stay the same.
  --only NAME     only this promise; several times for several
  --minutes M     shares that much time among them, and says how far each came
  --seed N        from another seed than 1
  --fresh         forgets what was tried before
  --json          one JSON document on standard output at the end (npm run -s prove: nothing else beside it)
  --again SEED    with --only: tries the one part again that failed with this seed; --count N says how large it was.
                  Where a part goes on from what others found (content), those are tried before it

${pledges.map(({ name, words }) => `  ${name.padEnd(10)} ${words}`).join('\n')}`;
}

/** What was asked for, or a sentence about what is wrong with it. */
export function readOptions(args: readonly string[], all: readonly Pledge[]): Options | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  let values: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] as string[] },
        minutes: text,
        seed: text,
        again: text,
        count: text,
        fresh: flag,
        json: flag,
      },
    }).values;
  try {
    values = parse();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const strange = values.only.find((name) => !all.some((one) => one.name === name));
  if (strange !== undefined)
    return `There is no promise "${strange}"; there are ${all.map(({ name }) => name).join(', ')}.`;
  const { minutes, seed, again, count } = values;
  if (minutes !== undefined && !(Number(minutes) > 0 && Number.isFinite(Number(minutes))))
    return `--minutes is a number above 0, not "${minutes}".`;
  for (const [name, number] of Object.entries({ seed, again, count }))
    if (number !== undefined && !/^\d{1,10}$/.test(number))
      return `--${name} is a whole number, not "${number}".`;
  if (count !== undefined && (again === undefined || Number(count) === 0))
    return '--count is how large the part of --again was.';
  if (again !== undefined && values.only.length !== 1) return '--again needs one --only NAME.';
  return {
    pledges: values.only.length === 0 ? all : all.filter(({ name }) => values.only.includes(name)),
    minutes: minutes === undefined ? undefined : Number(minutes),
    seed: seed === undefined ? undefined : Number(seed),
    fresh: values.fresh,
    json: values.json,
    again: again === undefined ? undefined : Number(again),
    count: count === undefined ? undefined : Number(count),
  };
}
