/** What Chromium's tracing tells of one event; times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How much of it the thread had a core. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

export type Frames = {
  /** How long the main thread of the page worked for each frame, in ms. */
  readonly work: readonly number[];
  /** The same with the time in which it had to wait for a core: on a machine that does other things as well. */
  readonly elapsed: readonly number[];
  readonly framesPerSecond: number;
};

const MAIN_THREAD = 'CrRendererMain';
/** The main thread has done its part of a frame and hands it on. */
const FRAME = 'Commit';
const US = 1e6;

/** What the frames of a page cost. The page is the renderer that made the most frames: others are tools' own. */
export function framesIn(events: readonly TraceEvent[]): Frames {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD);
  const pages = mains.map((main) => {
    const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
    return { own, frames: handedOn(own) };
  });
  const [page] = pages.sort((a, b) => b.frames.length - a.frames.length);
  const frames = page?.frames ?? [];
  const [first = 0] = frames;
  const last = frames.at(-1) ?? 0;
  if (page === undefined || last <= first) return { work: [], elapsed: [], framesPerSecond: 0 };
  const tasks = page.own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const each = (taken: (task: TraceEvent) => number): number[] =>
    frames.slice(1).map((end, i) => workBetween(tasks, frames[i] ?? first, end, taken) / 1000);
  return {
    work: each(({ dur = 0, tdur = dur }) => tdur),
    elapsed: each(({ dur = 0 }) => dur),
    framesPerSecond: (frames.length - 1) / ((last - first) / US),
  };
}

function handedOn(events: readonly TraceEvent[]): readonly number[] {
  return events
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
}

/** A task that is under way when a frame begins belongs to both, each with its part. */
function workBetween(
  tasks: readonly TraceEvent[],
  from: number,
  to: number,
  taken: (task: TraceEvent) => number,
): number {
  let work = 0;
  for (const task of tasks) {
    const { ts, dur = 0 } = task;
    const within = Math.max(0, Math.min(to, ts + dur) - Math.max(from, ts));
    if (within > 0) work += taken(task) * (within / dur);
  }
  return work;
}

/** The value that a share of all stays below or at. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
