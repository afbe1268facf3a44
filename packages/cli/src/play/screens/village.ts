import { type Charter, COMMONS, type Inspection } from '@charterstone/rules';
import { capital, cutTo, sideBySide, widthOf } from '../../terminal/columns.ts';
import { SIGNS } from '../../terminal/paint.ts';
import type { Desk } from '../desk.ts';

/** As they lie round the Commons on the board. */
const ABOVE: readonly Charter[] = ['red', 'purple', 'green'];
const BELOW: readonly Charter[] = ['blue', 'black', 'yellow'];
const PLOTS = [1, 2, 3, 4, 5, 6];
const GAP = 2;

/** The six charters round the Commons, with buildings and whoever stands on them. */
export function villageLines(desk: Desk, seen: Inspection): string[] {
  const { width } = desk.size();
  const third = Math.floor((width - 2 * GAP) / 3);
  const row = (charters: readonly Charter[]): string[] =>
    sideBySide(
      charters.map((charter) => charterBlock(desk, seen, charter, third)),
      third,
      GAP,
    );
  return [...row(ABOVE), ...commonsLines(desk, seen, third), ...row(BELOW)];
}

function charterBlock(desk: Desk, seen: Inspection, charter: Charter, width: number): string[] {
  const { say, paint, data } = desk;
  const plots = PLOTS.map((plot) => ({
    plot,
    site: `${charter}-${plot}`,
    card: seen.village[`${charter}-${plot}`],
  }));
  const built = plots.flatMap(({ plot, site, card }) =>
    card === undefined
      ? []
      : [buildingLine(desk, seen, `${paint.charter(charter, String(plot))} `, say.name(card), site, width)],
  );
  const free = plots.flatMap(({ plot, card }) => (card === undefined ? [plot] : []));
  const title = `${capital(say.who(charter))} · ${say.icon(data.startUp.charters[charter].resource)}`;
  return [
    `${paint.sign(charter)} ${paint.bold(paint.charter(charter, title))}`,
    ...built,
    ...(free.length > 0 ? [paint.dim(`${free.join(' ')} ${say.ui('table.empty')}`)] : []),
  ];
}

function commonsLines(desk: Desk, seen: Inspection, third: number): string[] {
  const { say, paint } = desk;
  const title = ` ${say.ui('heading.commons')} `;
  const { width } = desk.size();
  const cells = COMMONS.map((building) => [
    buildingLine(desk, seen, '', say.name(seen.village[building] ?? 0), building, third),
  ]);
  const rule = '─'.repeat(2);
  return [
    paint.dim(`${rule}${title}${'─'.repeat(Math.max(0, width - 2 - widthOf(title)))}`),
    ...sideBySide(cells.slice(0, 3), third, GAP),
    ...sideBySide(cells.slice(3), third, GAP),
    paint.dim('─'.repeat(width)),
  ];
}

/** A building with the workers on it: a big one stands in [ ], a small one in ( ). */
function buildingLine(
  desk: Desk,
  seen: Inspection,
  before: string,
  name: string,
  site: string,
  width: number,
): string {
  const workers = workerMarks(desk, seen, site);
  const room = width - widthOf(before) - (workers === '' ? 0 : widthOf(workers) + 1);
  return workers === '' ? before + cutTo(name, room) : `${before}${cutTo(name, room)} ${workers}`;
}

/** Whoever stands on a site, as signs in brackets. */
export function workerMarks({ paint }: Desk, seen: Inspection, site: string): string {
  return seen.charters
    .flatMap(({ charter, workers }) => [
      ...(workers.big === site ? [paint.charter(charter, `[${SIGNS[charter]}]`)] : []),
      ...(workers.small === site ? [paint.charter(charter, `(${SIGNS[charter]})`)] : []),
    ])
    .join('');
}
