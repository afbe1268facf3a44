import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSay } from '../app/language.tsx';
import type { Line, Link } from '../wire/link.ts';

/** An answer usually comes sooner than this, and nobody needs to hear that it is awaited. */
const SOON_MS = 500;

const LOST = { away: 'screen.lost', restarting: 'screen.restarting', tooMuch: 'screen.tooMuch' } as const;

/** A calm word while the line is away, or slow. What is shown stays: it is what the server said last. */
export function LineNotice({ link, line }: { readonly link: Link; readonly line: Line }): ReactNode {
  const say = useSay();
  const isSlow = useSlow(useSyncExternalStore(link.subscribe, () => link.isChoosing));
  return (
    <div className="village-line" role="status">
      {line.is === 'lost' ? (
        <p>
          {say.ui(LOST[line.why])}
          {isSlow ? ` ${say.ui('screen.onItsWay')}` : ''}
        </p>
      ) : isSlow ? (
        <p data-quiet>{say.ui('screen.onItsWay')}</p>
      ) : undefined}
    </div>
  );
}

/** Whether something has been awaited for longer than it usually takes. */
function useSlow(isAwaited: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setSlow(true), SOON_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isAwaited]);
  return isSlow;
}
