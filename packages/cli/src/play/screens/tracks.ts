import type { Inspection } from '@charterstone/rules';
import { columns } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** Round, turn and how far the game has come. */
export function headLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint, data } = desk;
  const left = Math.max(0, data.board.progress.hourglass - seen.progress);
  const where = [say.ui('table.round', { n: seen.round }), say.ui('table.turn', { n: seen.turn })];
  return [
    `${paint.bold(where.join(' · '))}   ${progressTrack(desk, seen)}  ${say.ui('table.stepsLeft', { n: left })}`,
    ...(left === 0 ? [paint.warning(say.ui('table.lastRound'))] : []),
  ];
}

/** The spaces ahead: a boat is ≈, an income icon +, the hourglass X. */
function progressTrack({ data, paint }: Desk, seen: Inspection): string {
  const { hourglass, boats, income, start } = data.board.progress;
  const first = start[seen.charters.length - 1] ?? 0;
  let track = '';
  for (let space = first; space <= hourglass; space++) {
    const mark = boats.includes(space) ? '≈' : income.includes(space) ? '+' : space === hourglass ? 'X' : '·';
    if (space === seen.progress) track += paint.bold('●');
    else track += space < seen.progress ? paint.dim('–') : mark;
  }
  return track;
}

/** Quota and reputation, with whose influence lies where. */
export function trackLines(desk: Desk, seen: Inspection): string[] {
  return [...quotaLines(desk, seen), ...reputationLines(desk, seen)];
}

function quotaLines({ say, paint, data }: Desk, seen: Inspection): string[] {
  const rows = data.board.quota.map(({ row, take, bonus }) => [
    `  ${say.icon(row)}`,
    ...take.map((n, i) => {
      const owner = seen.quota[`${row}-${i + 1}`];
      if (owner !== undefined) return paint.sign(owner);
      const extra = bonusSign(bonus[i]);
      return `${n}${extra === '' ? '' : paint.dim(extra)}`;
    }),
  ]);
  return [paint.bold(say.ui('heading.quota')), columns(rows)];
}

/** What a quota space gives beside its points, in short: * a point, ^ a token on the reputation track. */
function bonusSign(bonus: unknown): string {
  if (typeof bonus !== 'object' || bonus === null) return '';
  return 'vp' in bonus ? '*' : 'reputation' in bonus ? '^' : '';
}

function reputationLines({ say, paint, data }: Desk, seen: Inspection): string[] {
  const first = data.board.reputation.start[seen.charters.length - 1] ?? 0;
  const track = seen.reputation
    .slice(first)
    .map((owner) => (owner === undefined ? '·' : paint.sign(owner)))
    .join(' ');
  return [`${paint.bold(say.ui('heading.reputation'))}  ${track}`];
}
