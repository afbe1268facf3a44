import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '../server/summary.ts';
import { OurTarget } from '../server/targets.ts';
import { type Curve, FLAT } from './curve.ts';
import { COMPANY, PACE, type Step, type Wanted } from './sizes.ts';
import { cpuOfChoice, pacedInTurns, pointsOf } from './turns.ts';

const ALONG = 'sockets';

/** Servers with more and more people at tables of four; together they choose no faster. */
export async function measureSockets(within: string, wanted: Wanted, step: Step): Promise<Curve[]> {
  if (wanted.sockets.length === 0) return [];
  const open: { readonly at: number; readonly sockets: number; readonly target: OurTarget }[] = [];
  try {
    for (const many of wanted.sockets) {
      const tables = Math.max(1, Math.round(many / COMPANY));
      const folder = join(within, `sockets-${many}`);
      mkdirSync(folder);
      const target = await OurTarget.open(folder, { tables, sockets: COMPANY });
      open.push({ at: tables * COMPANY, sockets: COMPANY, target });
      step();
    }
    const measured = await pacedInTurns(open, wanted, step);
    const seen = (part: number) =>
      pointsOf(
        measured,
        ({ load }) =>
          percentile(
            load.latencies.toSorted((a, b) => a - b),
            part,
          ),
        2,
      );
    return [
      {
        name: 'a choice among so many sockets, CPU of the server',
        unit: 'µs',
        along: ALONG,
        points: cpuOfChoice(measured),
        most: FLAT,
      },
      {
        name: `until everybody has seen a choice at ${PACE} a second, p50`,
        unit: 'ms',
        along: ALONG,
        points: seen(0.5),
        most: FLAT,
      },
      {
        name: `until everybody has seen a choice at ${PACE} a second, p99`,
        unit: 'ms',
        along: ALONG,
        points: seen(0.99),
        note: 'the slowest of a hundred also tell what else the machine does',
      },
      {
        name: 'memory of the server',
        unit: 'MB',
        along: ALONG,
        points: pointsOf(measured, ({ after }) => after('process_resident_memory_bytes') / 2 ** 20),
        note: 'each socket and each open table takes its part',
      },
    ];
  } finally {
    for (const { target } of open) await target.stop();
  }
}
