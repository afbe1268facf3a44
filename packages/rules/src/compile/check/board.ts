import type { BoxData } from '../../language/box.ts';
import { REPUTATION_SPACES } from '../../table/layout.ts';
import { CHARTERS } from '../../vocabulary.ts';

/** What is printed on the board. */
export function checkBoard(data: BoxData): string[] {
  const { progress, reputation, quota, average = [] } = data.board;
  const problems: string[] = [];
  if (progress.start.length !== 6 || reputation.start.length !== 6)
    problems.push('board: the tracks need a start space for 1 to 6 players');
  for (const [people, row] of average.entries())
    if (row.length > CHARTERS.length - people || row.some((n) => !Number.isInteger(n) || n < 1))
      problems.push(
        `board: the averages of ${people + 1} people are one for each number of Automas beside them`,
      );
  for (const start of progress.start)
    if (!Number.isInteger(start) || start < 0 || start >= progress.hourglass)
      problems.push(`board: progress can't start on space ${start}`);
  for (const space of [...progress.boats, ...progress.income])
    if (!Number.isInteger(space) || space < 0 || space >= progress.hourglass)
      problems.push(`board: space ${space} of the progress track bears an icon but does not exist`);
  if (reputation.spaces > REPUTATION_SPACES)
    problems.push(`board: the reputation track has at most ${REPUTATION_SPACES} spaces`);
  for (const start of reputation.start)
    if (start < 0 || start >= reputation.spaces)
      problems.push(`board: reputation can't start on space ${start}`);
  for (const row of quota)
    if (row.take.some((take, column) => take < (row.take[column - 1] ?? 0)))
      problems.push(`board: the ${row.row} row of the quota track must rise`);
  for (const row of quota)
    if (row.take.length !== row.bonus.length || row.take.length > 6)
      problems.push(`board: the ${row.row} row of the quota track`);
  return problems;
}
