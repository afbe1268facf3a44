import type { Inspection } from '@charterstone/rules';
import { columns, widthOf } from '../../terminal/columns.ts';
import { type Desk, GAMES } from '../desk.ts';

/** Game, round and turn, and how far the game has come. */
export function headLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint, data, size } = desk;
  const left = Math.max(0, data.board.progress.hourglass - seen.progress);
  // While a game is set up it has no round yet.
  const begun = seen.round > 0;
  const where = [gameText(desk, seen), ...(begun ? [say.ui('table.round', { n: seen.round })] : [])];
  const turn = begun ? [say.ui('table.turn', { n: seen.turn })] : [];
  const line = (title: readonly string[], steps: string): string =>
    `${paint.bold(title.join(' · '))}  ${progressTrack(desk, seen)}  ${steps}`;
  const steps = say.ui('table.stepsLeft', { n: left });
  const lines = [line([...where, ...turn], steps), line(where, steps), line(where, `(${left})`)];
  return [
    lines.find((text) => widthOf(text) <= size().width) ?? line(where, ''),
    ...(left === 0 ? [paint.warning(say.ui('table.lastRound'))] : []),
  ];
}

/** Which game of the campaign it is. */
export function gameText(
  { say }: Desk,
  { game, campaignOver }: Pick<Inspection, 'game' | 'campaignOver'>,
): string {
  // While the charters are chosen no game has begun.
  const n = Math.max(1, game);
  return campaignOver ? say.ui('table.game', { n }) : say.ui('table.gameOf', { n, of: GAMES });
}

/** The spaces ahead: a boat is ≈, an income icon +, the hourglass X. */
function progressTrack({ data, paint }: Desk, seen: Inspection): string {
  const { hourglass, boats, income, start } = data.board.progress;
  const first = Math.min(start[seen.charters.length - 1] ?? 0, seen.progress);
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

/** The rows of the board, and those that stickers have added (cards 34 and 37). */
function quotaLines({ say, paint, data }: Desk, seen: Inspection): string[] {
  const there = data.board.quota.filter(({ card }) => card === undefined || seen.chronicle.includes(card));
  const rows = there.map(({ row, take, bonus }) => [
    `  ${say.icon(row)}`,
    ...take.map((n, i) => {
      const owner = seen.quota[`${row}-${i + 1}`];
      if (owner !== undefined) return paint.sign(owner);
      return n === 0 ? '' : `${n}${paint.dim(bonusSign(bonus[i]))}`;
    }),
  ]);
  return [paint.bold(say.ui('heading.quota')), ...columns(rows).split('\n')];
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
