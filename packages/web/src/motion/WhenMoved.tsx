import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { part } from '../app/part.ts';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';

const Flights = part(async () => (await import('./Flights.tsx')).Flights);

/** Whatever somebody does begins with one of these. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Pieces learn to fly when somebody first touches the table, or something first happens there. What happened until then is shown without. */
export function WhenMoved(props: { readonly scene: Scene; readonly mine: AtMyTable }): ReactNode {
  const { link } = props.mine;
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (isMoved) return;
    const moved = (): void => setMoved(true);
    for (const touch of TOUCHES) addEventListener(touch, moved, { passive: true });
    const stop = link.onStep(moved);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, moved);
      stop();
    };
  }, [isMoved, link]);
  return <Suspense>{isMoved ? <Flights {...props} /> : undefined}</Suspense>;
}
