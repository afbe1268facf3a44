import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { part } from '../app/part.ts';
import type { Scene } from './scene.ts';
import { keepStanding, keptStanding, type Standing, standingOf } from './standing.ts';
import type { WentByNote } from './wentBy.ts';

// Only those need it who share a device, and they have it before the first time it falls.
const load = () => import('./CurtainPage.tsx');
const CurtainPage = part(async () => (await load()).CurtainPage);

export type Drawn = {
  readonly isDrawn: boolean;
  readonly open: () => void;
  /** How things stood when whoever comes looked last, if they did. */
  readonly before: Standing | undefined;
};

/** Where several share one device, nobody sees another's secrets while it is handed over. */
export function useCurtain(scene: Scene): Drawn {
  const { at, eyes, now } = scene;
  // Before anybody has a charter there is nothing to hide; a page that was loaded anew may lie before anybody.
  const [openFor, setOpenFor] = useState(now.charters.length === 0 ? eyes : undefined);
  const isShared = at.seats.length > 1;
  const isDrawn = isShared && openFor !== eyes;
  useEffect(() => {
    if (isShared && !isDrawn) keepStanding(at.table.id, eyes, standingOf(now));
  }, [isShared, isDrawn, at.table.id, eyes, now]);
  useEffect(() => {
    if (isShared) load().catch(() => {});
  }, [isShared]);
  const before = useMemo(
    () => (isDrawn ? keptStanding(at.table.id, eyes) : undefined),
    [isDrawn, at.table.id, eyes],
  );
  return { isDrawn, open: () => setOpenFor(eyes), before };
}

export type CurtainProps = {
  readonly scene: Scene;
  readonly drawn: Drawn;
  /** A turn may have gone by while somebody else held the device. */
  readonly wentBy: WentByNote;
};

export function Curtain(props: CurtainProps): ReactNode {
  return (
    <Suspense fallback={<main className="village-opening" />}>
      <CurtainPage key={props.scene.eyes} {...props} />
    </Suspense>
  );
}
