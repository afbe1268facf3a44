import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';

/** What comes is counted when it arrives; what is paid, as it leaves. */
const ARRIVES_MS = 380;
const TICK_MS = 70;
/** Large sums are counted in larger steps. */
const MOST_TICKS = 6;

/** A number that counts up and down to what it is, for eyes only: its words stand beside it, and are true at once. */
export function Ticking({ n }: { readonly n: number }): ReactNode {
  const { speed } = useSettings();
  const [shown, setShown] = useState(n);
  const last = useRef(n);
  last.current = shown;
  useEffect(() => {
    const from = last.current;
    if (speed === 0 || from === n || document.visibilityState === 'hidden') {
      setShown(n);
      return undefined;
    }
    const ticks = Math.min(MOST_TICKS, Math.abs(n - from));
    const wait = n > from ? ARRIVES_MS : 0;
    const timers = Array.from({ length: ticks }, (_, i) =>
      setTimeout(
        () => setShown(Math.round(from + ((n - from) * (i + 1)) / ticks)),
        (wait + i * TICK_MS) / speed,
      ),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [n, speed]);
  return <span aria-hidden>{speed === 0 ? n : shown}</span>;
}
