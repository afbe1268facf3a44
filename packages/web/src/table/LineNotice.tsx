import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSay } from '../app/language.tsx';
import type { Line } from '../wire/connection.ts';
import type { Link } from '../wire/link.ts';

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
        <Above>
          {say.ui(LOST[line.why])}
          {isSlow ? ` ${say.ui('screen.onItsWay')}` : ''}
        </Above>
      ) : isSlow ? (
        <p data-quiet>{say.ui('screen.onItsWay')}</p>
      ) : undefined}
    </div>
  );
}

/** Above all else, which makes room for it as long as it is there: no title and no button lies beneath. */
function Above({ children }: { readonly children: ReactNode }): ReactNode {
  const notice = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = notice.current;
    if (place === null) return;
    const watching = new ResizeObserver(() => style.setProperty('--notice', `${place.offsetHeight}px`));
    watching.observe(place);
    return () => {
      watching.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  return <p ref={notice}>{children}</p>;
}

/** Whether something has been awaited for longer than it usually takes. */
export function useSlow(isAwaited: boolean): boolean {
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
