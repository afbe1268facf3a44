import { useCallback } from 'react';
import { tell } from '../../../parts/toasts.ts';
import { refusalText } from '../../refusal.ts';
import type { Scene } from '../../scene.ts';
import type { AtMyTable } from '../../useTable.ts';

/** Asks to go back to a place, or agrees to it. What came of it is said. */
export function useRewind({ at, eyes, say }: Scene, { link }: AtMyTable): (to: number) => Promise<void> {
  const seat = eyes > 0 ? eyes : at.seats[0];
  return useCallback(
    async (to) => {
      if (seat === undefined) return;
      const answer = await link.rewind(seat, to);
      if (answer.type !== 'answer') return;
      if (answer.answer === 'stale') tell(say.ui('screen.moved'));
      if (answer.answer === 'refused')
        tell(answer.reasons.map((reason) => refusalText(say, reason)).join(' '));
    },
    [link, seat, say],
  );
}
