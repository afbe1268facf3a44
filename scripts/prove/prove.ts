import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressBar } from '../../packages/cli/src/terminal/progress.ts';
import { circumstances, FOLDER, isAllRequired, sourcesHere } from './circumstances.ts';
import { lock } from './lock.ts';
import type { Options } from './options.ts';
import type { Pledge } from './pledge.ts';
import { PLEDGES } from './pledges.ts';
import { sharedGround } from './postgres.ts';
import { jsonOf } from './report/json.ts';
import { type Circumstances, markdownOf } from './report/markdown.ts';
import { pageOf } from './report/page.ts';
import { lineOf, problemsOf, summary, type Told, told } from './report/words.ts';
import { Run } from './run.ts';
import { begin, type Fresh, readState, type State, writeState } from './state.ts';
import { NOTHING } from './tried.ts';
import { isGood } from './verdict.ts';

const STATE = join(FOLDER, 'state.json');
const LOCK = join(FOLDER, 'running.lock');
const INTERRUPTED = 130;
const BUSY = 2;
/** Who ends a whole group (a terminal, `timeout`, CI) reaches us twice, the second time by the launcher: that is no impatience. */
const SAME_WISH_MS = 1000;

const WHY_FRESH: { readonly [F in Fresh]: string } = {
  wanted: 'Everything from the beginning.',
  none: '',
  seed: 'Another seed: everything from the beginning.',
  sources: 'The sources have changed since the last run: everything from the beginning.',
};

/** Tries the promises that are wanted; resolves to the exit code. Two runs at once would write over each other what they have tried. */
export async function prove(options: Options): Promise<number> {
  const own = lock(LOCK);
  if (!own.held) {
    process.stderr.write(
      `Another run is under way (process ${own.by}): wait for it, or give this one a folder of its own (PROOF_DIR=…). If that is no run of prove, remove ${LOCK}.\n`,
    );
    return BUSY;
  }
  try {
    return await proveAlone(options);
  } finally {
    own.release();
  }
}

async function proveAlone(options: Options): Promise<number> {
  const { pledges, minutes, json } = options;
  let stoppedAt: number | undefined;
  let stopRun = (): void => {};
  const stop = (): void => {
    const now = performance.now();
    if (stoppedAt === undefined) {
      stoppedAt = now;
      stopRun();
    } else if (now - stoppedAt > SAME_WISH_MS) process.exit(INTERRUPTED);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const start = begin(readState(STATE), { ...options, sources: sourcesHere() });
  let { state } = start;
  const bar = progressBar(pledges.length, 'promises');
  const say = (line: string): void => bar.say(line);
  if (start.fresh !== undefined && WHY_FRESH[start.fresh] !== '') say(WHY_FRESH[start.fresh]);
  else if (start.fresh === undefined) say('Going on where the last run stopped; --fresh begins anew.');
  writeState(STATE, state);

  const parts = new Map<string, number>();
  const ground = await sharedGround(pledges.some(({ postgres }) => postgres === true));
  const run = new Run(pledges, state.records, {
    seed: state.seed,
    minutes,
    env: ground.env,
    whyNot: ({ postgres }) => (postgres === true ? ground.whyNot : undefined),
    note: ({ name }, tried) => {
      state = { ...state, records: { ...state.records, [name]: tried } };
      writeState(STATE, state);
    },
    progress: ({ name }, part) => {
      parts.set(name, Math.min(1, part));
      bar.update(Number([...parts.values()].reduce((sum, one) => sum + one, 0).toFixed(1)));
    },
    finished: (pledge, tried) => {
      parts.set(pledge.name, 1);
      const all = told(pledge, tried);
      say(lineOf(all, state.seed));
      for (const problem of problemsOf(all, state.seed)) say(problem);
    },
  });
  stopRun = () => void run.stop();
  if (stoppedAt !== undefined) stopRun();
  try {
    await run.all();
  } finally {
    bar.stop();
    await ground.dispose();
  }

  const all = tellAll(PLEDGES, state, pledges);
  const interrupted = stoppedAt !== undefined;
  const around = circumstances(minutes, state, interrupted);
  write(all, around);
  if (interrupted) process.stderr.write('Stopped. The same command goes on where it was.\n');
  const wanted = all.filter(({ pledge }) => pledges.includes(pledge));
  const verdicts = wanted.map(({ verdict }) => verdict);
  const good = isGood(verdicts, { requireAll: isAllRequired(), interrupted });
  if (json) process.stdout.write(`${JSON.stringify(jsonOf(wanted, around, good))}\n`);
  else process.stdout.write(`${summary(wanted)}. ${join(FOLDER, 'REPORT.md')} and report.html say more.\n`);
  if (interrupted) return INTERRUPTED;
  return good ? 0 : 1;
}

/** Those that are wanted, and those that an earlier run of the same sources has tried. */
function tellAll(every: readonly Pledge[], { records }: State, wanted: readonly Pledge[]): Told[] {
  return every
    .filter((pledge) => wanted.includes(pledge) || records[pledge.name] !== undefined)
    .map((pledge) => told(pledge, records[pledge.name] ?? NOTHING));
}

function write(all: readonly Told[], around: Circumstances): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'REPORT.md'), markdownOf(all, around));
  writeFileSync(join(FOLDER, 'report.html'), pageOf(all, around));
}
