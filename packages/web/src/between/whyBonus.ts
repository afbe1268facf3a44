import type { Scene } from '../table/scene.ts';

/** For what somebody may take something before a game: which row of stars is full, and what that brings. */
export function whyBonus({
  say,
  content,
  question,
}: Pick<Scene, 'say' | 'content' | 'question'>): string | undefined {
  const { row } = question ?? {};
  const line = row === undefined ? undefined : content.data.board.glory[row - 1];
  if (row === undefined || line === undefined) return undefined;
  return say.ui('between.rowAsks', { n: row, bonus: say.describeEffect(line.bonus) });
}
