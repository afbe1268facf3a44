import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { BetweenProps } from './Between.tsx';
import { isAtTheEnd, isBetween } from './station.ts';

// A turn does not need it: it comes while the first ones are played.
const load = () => import('./Between.tsx');
const Between = lazy(async () => ({ default: (await load()).Between }));
const QUIET_MS = 8000;

type Props = BetweenProps & { readonly children: ReactNode };

/** While a game is over and the next one has not begun, what is decided in between takes the place of the tray. */
export function Pause({ children, ...props }: Props): ReactNode {
  const { scene } = props;
  useEffect(() => {
    // Without a line it is asked for again when it is needed.
    const timer = setTimeout(() => void load().catch(() => {}), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isBetween(scene) && !isAtTheEnd(scene)) return children;
  return (
    <Suspense fallback={children}>
      <Between key={scene.eyes} {...props} />
    </Suspense>
  );
}
