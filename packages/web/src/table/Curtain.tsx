import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { part } from '../app/part.ts';
import { useSteady } from '../parts/useSteady.ts';
import type { Scene } from './scene.ts';
import { keepStanding, keptStanding, type Standing, standingOf } from './standing.ts';
import type { AtMyTable } from './useTable.ts';
import type { WentByNote } from './wentBy.ts';

// Only those need it who share a device, and they have it before the first time it falls.
const load = () => import('./CurtainPage.tsx');
const CurtainPage = part(async () => (await load()).CurtainPage);

export type Drawn = {
  readonly isDrawn: boolean;
  readonly open: () => void;
  /** How things stood when whoever comes looked last, if they did. */
  readonly before: Standing | undefined;
  /** Whoever has just given the device away, as long as they may take back what they did last; then it is theirs again. */
  readonly taker: number | undefined;
  readonly takeBack: () => void;
};

/** Where several share one device, nobody sees another's secrets while it is handed over. */
export function useCurtain(scene: Scene, { link, handOver }: AtMyTable): Drawn {
  const { at, eyes, now } = scene;
  // Before anybody has a charter there is nothing to hide; a page that was loaded anew may lie before anybody.
  const [openFor, setOpenFor] = useState(now.charters.length === 0 ? eyes : undefined);
  const isShared = at.seats.length > 1;
  const isDrawn = isShared && openFor !== eyes;
  // Kept when the curtain falls: whoever loads the page anew in the middle of a turn is told once more what came before it.
  const left = useRef<{ readonly seat: number; readonly standing: Standing }>(undefined);
  useEffect(() => {
    if (!isShared) return;
    if (!isDrawn) left.current = { seat: eyes, standing: standingOf(now) };
    else if (left.current !== undefined) {
      keepStanding(at.table.id, left.current.seat, left.current.standing);
      left.current = undefined;
    }
  }, [isShared, isDrawn, at.table.id, eyes, now]);
  useEffect(() => {
    if (isShared) load().catch(() => {});
  }, [isShared]);
  const before = useMemo(
    () => (isDrawn ? keptStanding(at.table.id, eyes) : undefined),
    [isDrawn, at.table.id, eyes],
  );
  const handed = isDrawn && openFor !== undefined ? at.views.get(openFor) : undefined;
  const taker = handed?.undo ? openFor : undefined;
  const [takenBy, setTakenBy] = useState<number | undefined>(undefined);
  const takeBack = useSteady(() => {
    if (taker === undefined || link.isChoosing) return;
    setTakenBy(taker);
    void link.choose(taker, [{ do: 'undo' }]);
  });
  // Not before the table asks them again: until then it is still the others' turn. Nobody is let in who has not asked for it.
  const isTheirs = takenBy !== undefined && takenBy === openFor && (handed?.options.length ?? 0) > 0;
  useEffect(() => {
    if (isTheirs) handOver(openFor);
    if (isTheirs || !isDrawn) setTakenBy(undefined);
  }, [isTheirs, isDrawn, openFor, handOver]);
  return { isDrawn, open: () => setOpenFor(eyes), before, taker, takeBack };
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
