import { useMemo } from 'react';
import { tell } from '../../../parts/toasts.ts';
import type { Answer } from '../../../wire/wishes.ts';
import { refusalText } from '../../refusal.ts';
import type { Scene } from '../../scene.ts';
import type { AtMyTable } from '../../useTable.ts';

export type Rewinding = {
  /** Asks to go back to a place, or agrees to it. */
  readonly rewind: (to: number) => Promise<void>;
  /** Would rather not go back after all. */
  readonly withdraw: () => Promise<void>;
};

/** What came of either is said. */
export function useRewind({ at, eyes, say }: Scene, { link }: AtMyTable): Rewinding {
  const seat = eyes > 0 ? eyes : at.seats[0];
  return useMemo(() => {
    const told = async (asked: (seat: number) => Promise<Answer>): Promise<void> => {
      if (seat === undefined) return;
      const answer = await asked(seat);
      if (answer.type !== 'answer') return;
      if (answer.answer === 'stale') tell(say.ui('screen.moved'));
      if (answer.answer === 'refused')
        tell(answer.reasons.map((reason) => refusalText(say, reason)).join(' '));
    };
    return {
      rewind: (to) => told((mine) => link.rewind(mine, to)),
      withdraw: () => told((mine) => link.withdraw(mine)),
    };
  }, [link, seat, say]);
}
