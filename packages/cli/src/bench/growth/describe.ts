import { columns } from '../../terminal/columns.ts';
import type { GrowthMeasured } from './measure.ts';

/** Under which circumstances. */
export function aboutGrowth({ rounds, cores, node, journal }: GrowthMeasured): string {
  return `${rounds} rounds, all sizes in turn, ${cores} cores, Node ${node}; ${journal.store} on ${journal.fileSystem}, whose sync takes ${journal.diskSyncMs} ms. PostgreSQL is not measured.`;
}

/** The verdicts, what is not kept first, then the medians size by size. */
export function describe(measured: GrowthMeasured): string {
  const verdicts = measured.curves
    .map(({ verdict }) => verdict)
    .toSorted((a, b) => Number(a.ok ?? true) - Number(b.ok ?? true));
  const tables = Map.groupBy(measured.curves, ({ along }) => along);
  return [
    aboutGrowth(measured),
    '',
    ...verdicts.map(({ ok, text }) => `${ok === undefined ? ' ' : ok ? '✓' : '✗'} ${text}`),
    ...[...tables].flatMap(([along, curves]) => [
      '',
      columns(
        [
          [along, ...(curves[0]?.points ?? []).map(({ at }) => at.toLocaleString('en'))],
          ...curves.map(({ name, unit, points }) => [
            `${name}, ${unit}`,
            ...points.map((point) => point.median.toLocaleString('en')),
          ]),
        ],
        [false, ...Array.from({ length: curves[0]?.points.length ?? 0 }, () => true)],
      ),
    ]),
  ].join('\n');
}
