import { columns } from '../../terminal/columns.ts';
import { count } from '../table.ts';
import type { Judged } from './lighthouse.ts';
import type { WebMeasured } from './measure.ts';

/** What was measured, for people; and what was aimed at. */
export function describe({
  kilobytes,
  click,
  late,
  bare,
  lighthouse,
  looks,
  chromium,
  cores,
  node,
}: WebMeasured): string {
  return [
    `Chromium ${chromium}, ${cores} cores, Node ${node}`,
    '',
    columns([
      [
        'JavaScript before the table, gzipped, in the language that takes most',
        `${kilobytes.home} KB`,
        'at most 200',
      ],
      ['  with it', `${kilobytes.table} KB`, 'at most 350'],
      [`From click to changed screen, ${click.choices} choices, median`, `${click.median} ms`, 'below 100'],
      ['  p95', `${click.p95} ms`, ''],
      ['  in the page before it is sent', `${click.parts.beforeSending} ms`, ''],
      ['  to the server and back', `${click.parts.roundTrip} ms`, ''],
      ['  drawn anew', `${click.parts.drawing} ms`, ''],
      ['  laid out and painted', `${click.parts.painting} ms`, ''],
      [
        `Panning a late village (${count(late.nodes)} nodes): main thread per frame, p95`,
        `${late.workP95} ms`,
        'at most 8',
      ],
      ['  median', `${late.workMedian} ms`, ''],
      ['  p95 with waiting for a core', `${late.elapsedP95} ms`, ''],
      ['  frames a second', String(late.framesPerSecond), ''],
      ['A page with one box, dragged the same way: p95', `${bare.workP95} ms`, ''],
      ['  frames a second', String(bare.framesPerSecond), ''],
    ]),
    ...(lighthouse === undefined
      ? []
      : [
          '',
          `Lighthouse, desktop, median of ${looks}: performance (at least 90), accessibility (95), best practices (95)`,
          columns([
            ['  home', ...scores(lighthouse.home)],
            ['  table', ...scores(lighthouse.table)],
          ]),
        ]),
  ].join('\n');
}

function scores({ performance, accessibility, bestPractices }: Judged): string[] {
  return [performance, accessibility, bestPractices].map(String);
}
