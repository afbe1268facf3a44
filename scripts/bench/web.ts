import type { WebMeasured } from '../../packages/cli/src/bench/web/measure.ts';
import type { Figure, Row } from './row.ts';

/** What the app came to in Chromium. */
export function webRows({ kilobytes, click, late, bare, lighthouse }: WebMeasured): Row[] {
  return [
    {
      what: 'JavaScript before the table, gzipped, in the language that takes most',
      unit: 'KB',
      ours: { median: kilobytes.home },
      wanted: { most: 200 },
    },
    { what: '  with the table', unit: 'KB', ours: { median: kilobytes.table }, wanted: { most: 350 } },
    {
      what: 'from click to changed screen',
      unit: 'ms',
      ours: click.spread,
      wanted: { most: 100 },
    },
    {
      what: `panning a late village, main thread per frame, p95 (${late.framesPerSecond} frames a second)`,
      unit: 'ms',
      ours: late.spread,
      baseline: { name: 'a page with one box', ...bare.spread },
      wanted: { most: 8 },
    },
    ...(lighthouse === undefined
      ? []
      : (['home', 'table'] as const).flatMap((page): Row[] => [
          score(`Lighthouse, ${page}: performance`, lighthouse[page].spread.performance, 90),
          score(`Lighthouse, ${page}: accessibility`, lighthouse[page].spread.accessibility, 95),
          score(`Lighthouse, ${page}: best practices`, lighthouse[page].spread.bestPractices, 95),
        ])),
  ];
}

function score(what: string, ours: Figure, least: number): Row {
  return { what, unit: 'of 100', ours, wanted: { least } };
}
