import type { ListedTable } from '@charterstone/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMyself } from '../../app/me.tsx';
import { isAway } from '../../parts/wrong.ts';
import { ask, NotDone } from '../../wire/ask.ts';

/** Often enough for play by turns; whoever sits at a table hears of it at once there. */
const EVERY_MS = 15_000;
const WHEN_AWAY_MS = 5000;

export type Tables = {
  /** undefined: nobody has told us yet. */
  readonly tables: readonly ListedTable[] | undefined;
  /** There is no line to the server; what is shown is from before. */
  readonly isAway: boolean;
  readonly look: () => Promise<void>;
};

/** My tables, looked at anew every now and then while somebody can see them. */
export function useTables(): Tables {
  const { me, isKnown, isUnsure, look: lookWhoIAm } = useMyself();
  const [tables, setTables] = useState<readonly ListedTable[] | undefined>(undefined);
  const [away, setAway] = useState(false);
  const isHere = me !== undefined;
  const asked = useRef(0);

  const look = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    try {
      if (!isHere) {
        // A stranger has no tables; who it is, is asked until the server answers.
        await lookWhoIAm();
        if (mine === asked.current) setTables([]);
      } else {
        const { tables: found } = await ask('myTables');
        // An older answer that took longer is no news.
        if (mine === asked.current) setTables(found);
      }
      setAway(false);
    } catch (error) {
      if (error instanceof NotDone && error.status === 401) await lookWhoIAm().catch(() => {});
      else setAway(isAway(error) || !(error instanceof NotDone));
    }
  }, [isHere, lookWhoIAm]);

  useEffect(() => {
    if (!isKnown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const round = (): void => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      void look().finally(() => {
        if (!isOver) timer = setTimeout(round, away ? WHEN_AWAY_MS : EVERY_MS);
      });
    };
    if (isHere || away || isUnsure) round();
    else setTables([]);
    document.addEventListener('visibilitychange', round);
    addEventListener('online', round);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', round);
      removeEventListener('online', round);
    };
  }, [isKnown, isUnsure, isHere, away, look]);

  return { tables, isAway: away, look };
}
