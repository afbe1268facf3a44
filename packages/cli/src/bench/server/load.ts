/** Bytes between players and server: choices, what all of them are told of one, and the answer to whoever chose. */
export type Traffic = { asked: number; told: number; answered: number };

/** A table under load: at most one choice is under way. `choose` has somebody choose, and tells when everybody has seen it. */
export type LoadTable = { readonly traffic: Traffic; readonly choose: (seen: () => void) => void };

export type Load = {
  /** Within the time, and including what was still under way at its end. */
  readonly choices: number;
  readonly all: number;
  readonly seconds: number;
  /** Of the load, not of the server: share of one core. */
  readonly cpu: number;
  readonly traffic: Readonly<Traffic>;
  /** By the clock that all processes share, in microseconds. */
  readonly from: number;
  readonly to: number;
};

export type PacedLoad = Load & {
  /** Milliseconds from the time at which it was to be sent until everybody had seen it: waiting behind a slow one counts. */
  readonly latencies: readonly number[];
};

/** After this long without an end something was refused or lost. */
const LATE_MS = 60_000;

/** Every table has a choice under way all the time. */
export function saturated(tables: readonly LoadTable[], seconds: number): Promise<Load> {
  const measure = measuring(tables);
  return inTime(seconds, (done) => {
    const end = performance.now() + seconds * 1000;
    let [choices, all, atWork] = [0, 0, tables.length];
    for (const table of tables) {
      const next = (): void =>
        table.choose(() => {
          all++;
          if (performance.now() < end) {
            choices++;
            next();
          } else if (--atWork === 0) done(measure(choices, all, seconds));
        });
      next();
    }
  });
}

/** Choices at fixed times, the tables in turn, however long the answers take. */
export function paced(tables: readonly LoadTable[], seconds: number, perSecond: number): Promise<PacedLoad> {
  const measure = measuring(tables);
  const many = Math.max(1, Math.round(seconds * perSecond));
  const latencies: number[] = [];
  return inTime(seconds, (done) => {
    const queues = tables.map((): number[] => []);
    const begun = performance.now();
    const dueAt = (number: number): number => begun + (number * 1000) / perSecond;

    /** The first in a table's queue is under way. */
    const send = (table: LoadTable, queue: number[]): void =>
      table.choose(() => {
        const now = performance.now();
        latencies.push(Number((now - (queue.shift() ?? now)).toFixed(3)));
        if (queue.length > 0) send(table, queue);
        else if (latencies.length === many) done({ ...measure(many, many, (now - begun) / 1000), latencies });
      });

    let number = 0;
    const tick = (): void => {
      for (; number < many && dueAt(number) <= performance.now(); number++) {
        const table = tables[number % tables.length];
        const queue = queues[number % tables.length];
        if (table === undefined || queue === undefined) return;
        queue.push(dueAt(number));
        if (queue.length === 1) send(table, queue);
      }
      if (number < many) setTimeout(tick, Math.max(1, dueAt(number) - performance.now()));
    };
    tick();
  });
}

function inTime<T>(seconds: number, work: (done: (result: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('choices are under way that nobody hears of')),
      seconds * 1000 + LATE_MS,
    );
    work((result) => {
      clearTimeout(late);
      resolve(result);
    });
  });
}

/** What the tables and this process did from now on. */
function measuring(tables: readonly LoadTable[]) {
  const before = trafficOf(tables);
  const cpuBefore = process.cpuUsage();
  const from = clock();
  return (choices: number, all: number, seconds: number): Load => {
    const after = trafficOf(tables);
    const { user, system } = process.cpuUsage(cpuBefore);
    const to = clock();
    return {
      choices,
      all,
      seconds,
      cpu: (user + system) / (to - from),
      traffic: {
        asked: after.asked - before.asked,
        told: after.told - before.told,
        answered: after.answered - before.answered,
      },
      from,
      to,
    };
  };
}

function trafficOf(tables: readonly LoadTable[]): Traffic {
  const total = { asked: 0, told: 0, answered: 0 };
  for (const { traffic } of tables) {
    total.asked += traffic.asked;
    total.told += traffic.told;
    total.answered += traffic.answered;
  }
  return total;
}

function clock(): number {
  return Number(process.hrtime.bigint() / 1000n);
}
