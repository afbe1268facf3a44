import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Node writes with --cpu-prof, as far as it is read here. Times are microseconds of the clock that all processes share. */
export type Profile = {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
};
type ProfileNode = {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
};

/** What the thread that serves people does with its time. */
export const WORK = [
  'rules: choose and options',
  'views, deltas and their JSON',
  'messages: sockets, reading and checking',
  'journal: statements and messages to its thread',
  'garbage collection',
  'the rest',
] as const;
export type Work = (typeof WORK)[number];

/** Whose a stretch of work is: the innermost of these that is on the stack. What rules do, they do for their caller. */
const OWNERS: readonly (readonly [RegExp, Work])[] = [
  [/packages\/server\/src\/live\/(room|changes|encode)\.ts$/, 'views, deltas and their JSON'],
  [/packages\/server\/src\/tables\/table\.ts$/, 'rules: choose and options'],
  [
    /node_modules\/(ws|zod)\/|packages\/server\/src\/live\/(guest|socket|flood)\.ts$/,
    'messages: sockets, reading and checking',
  ],
  [/^node:(net|internal\/stream)/, 'messages: sockets, reading and checking'],
  [
    /node_modules\/kysely\/|packages\/server\/src\/store\/|tables\/journal\.ts$/,
    'journal: statements and messages to its thread',
  ],
  [/^node:internal\/(worker|per_context\/messageport)/, 'journal: statements and messages to its thread'],
  [/packages\/server\/src\/(bots|notices|people|work|operations)\/|node_modules\/prom-client\//, 'the rest'],
];

export type Shares = {
  /** Of the time in which it worked; they add up to 1. */
  readonly shares: Readonly<Record<Work, number>>;
  /** Of all the time. */
  readonly idle: number;
  readonly samples: number;
};

/**
 * Counted in samples, not in the time between them: a thread that has to wait for a core is sampled late, and that would be charged to
 * whatever it was about to do.
 */
export function sharesIn(profile: Profile, from: number, to: number): Shares {
  const owners = ownersIn(profile);
  const counts = new Map<Work | 'idle', number>();
  let time = profile.startTime;
  let samples = 0;
  profile.samples.forEach((node, i) => {
    time += profile.timeDeltas[i] ?? 0;
    if (time < from || time > to) return;
    const owner = owners.get(node) ?? 'the rest';
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
    samples++;
  });
  const idle = counts.get('idle') ?? 0;
  const share = (work: Work): number => (counts.get(work) ?? 0) / Math.max(1, samples - idle);
  return {
    shares: {
      'rules: choose and options': share('rules: choose and options'),
      'views, deltas and their JSON': share('views, deltas and their JSON'),
      'messages: sockets, reading and checking': share('messages: sockets, reading and checking'),
      'journal: statements and messages to its thread': share(
        'journal: statements and messages to its thread',
      ),
      'garbage collection': share('garbage collection'),
      'the rest': share('the rest'),
    },
    idle: idle / Math.max(1, samples),
    samples,
  };
}

function ownersIn({ nodes }: Profile): ReadonlyMap<number, Work | 'idle'> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, Work | 'idle'>();
  const visit = (node: ProfileNode, caller: Work | 'idle'): void => {
    const owner = ownerOf(node) ?? caller;
    owners.set(node.id, owner);
    for (const child of node.children ?? []) {
      const found = byId.get(child);
      if (found !== undefined) visit(found, owner);
    }
  };
  const [root] = nodes;
  if (root !== undefined) visit(root, 'the rest');
  return owners;
}

function ownerOf({ callFrame: { functionName, url } }: ProfileNode): Work | 'idle' | undefined {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'garbage collection';
  return OWNERS.find(([where]) => where.test(url))?.[1];
}

/** The profile of the first thread among those that a process has left in a folder. */
export function profileIn(folder: string): Profile {
  const file = readdirSync(folder).find((name) => /\.0\.\d+\.cpuprofile$/.test(name));
  if (file === undefined) throw new Error(`there is no profile in ${folder}`);
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
