import type { Inspection } from '@charterstone/rules';
import type { Desk } from '../desk.ts';

/** A table that was opened for so many games closes after them. */
export function endingLines({ say }: Desk, { game, lastGame }: Inspection): string[] {
  return game === lastGame ? [say.ui('game.closed', { n: lastGame })] : [];
}
