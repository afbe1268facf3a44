import { useEffect, useRef, useState } from 'react';
import { isMyTurn } from '../../wire/atTable.ts';
import type { Scene } from '../scene.ts';

/** The title of the page says from afar whether it is my turn; a hidden window also says softly that something happened. */
export function usePageTitle({ at, say }: Scene): void {
  const isHidden = useHidden();
  const happened = `${at.seq} ${at.chat.at(-1)?.n ?? 0}`;
  const seenLast = useRef(happened);
  if (!isHidden) seenLast.current = happened;
  const isMine = isMyTurn(at);
  const isNew = isHidden && seenLast.current !== happened;
  const { name: table } = at.table;
  const title = say.ui(isMine ? 'menu.turnTitle' : isNew ? 'menu.newTitle' : 'menu.tableTitle', { table });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(
    () => () => {
      document.title = 'Charterstone';
    },
    [],
  );
}

function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const changed = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return isHidden;
}
