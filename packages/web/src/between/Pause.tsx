import { type ReactNode, Suspense, useEffect } from 'react';
import { part } from '../app/part.ts';
import { withWords } from '../app/words.ts';
import type { BetweenProps } from './Between.tsx';
import { isAtTheEnd, isBetween } from './station.ts';

// A turn does not need it: it comes when the end of the game is near.
const load = () => withWords(['closing', 'annals', 'settings'], () => import('./Between.tsx'));
const Between = part(async () => (await load()).Between);
/** So many spaces before the hourglass. */
const NEAR = 3;

type Props = BetweenProps & { readonly children: ReactNode };

/** While a game is over and the next one has not begun, what is decided in between takes the place of the tray. */
export function Pause({ children, ...props }: Props): ReactNode {
  const { scene } = props;
  const { hourglass } = scene.content.data.board.progress;
  const isNear = hourglass - scene.now.progress <= NEAR;
  useEffect(() => {
    // Without a line it is asked for again when it is needed.
    if (isNear) void load().catch(() => {});
  }, [isNear]);
  if (!isBetween(scene) && !isAtTheEnd(scene)) return children;
  return (
    <Suspense fallback={<p className="village-pause">{scene.say.ui('screen.opening')}</p>}>
      <Between key={scene.eyes} {...props} />
    </Suspense>
  );
}
