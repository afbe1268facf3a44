import { memo, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { part } from '../app/part.ts';
import { useSettings } from '../app/settings.ts';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import type { WentByNote } from '../table/wentBy.ts';
import { Alone } from './alone.ts';
import { OnStage } from './OnStage.tsx';
import { useBreath } from './useBreath.ts';
import { useRow } from './useRow.ts';

const Glimpses = part(async () => (await import('./Glimpses.tsx')).Glimpses);
const Slips = part(async () => (await import('./Slips.tsx')).Slips);

/** The stage before anything is on it. */
const DARK = <div className="rite" data-next />;

type Props = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  /** What is still to be told of a turn of one's own that went by itself. */
  readonly wentBy: WentByNote;
  /** Something is on the stage, or about to be. */
  readonly onStaged: (isStaged: boolean) => void;
};

/** The moments of the table, one after the other, above it. Nobody else waits for them, and nobody's own turn does. */
export const Rites = memo(function Rites(props: Props): ReactNode {
  const { at, eyes } = props.scene;
  // Another seat of the device has moments of its own, and must not see what is left of these.
  return <RiteRow key={`${at.table.id} ${eyes}`} {...props} />;
});

function RiteRow({ scene: shown, mine, wentBy, onStaged }: Props): ReactNode {
  const { speed } = useSettings();
  const row = useRow(shown, mine);
  const { scene, onStage, isLast, isKnown, behind, isBrief, offered, glimpses, want, end, endAll } = row;
  const isDue = useBreath(onStage, speed);
  const isStaged = onStage !== undefined || !isKnown;
  // Before anything is painted: what waits for the end of a ceremony does not flare up before it.
  useLayoutEffect(() => {
    onStaged(isStaged);
    return () => onStaged(false);
  }, [isStaged, onStaged]);
  const [alone] = useState(() => new Alone());
  useEffect(() => {
    if (onStage === undefined) alone.end();
  }, [alone, onStage]);
  useEffect(() => () => alone.end(), [alone]);
  return (
    <>
      <Suspense>
        {glimpses.length === 0 ? undefined : (
          <Glimpses glimpses={glimpses} scene={scene} mine={mine} speed={speed} end={end} />
        )}
      </Suspense>
      <Suspense>
        {(offered.length === 0 && wentBy.words === undefined) || onStage !== undefined ? undefined : (
          <Slips offered={offered} wentBy={wentBy} say={scene.say} want={want} end={end} />
        )}
      </Suspense>
      {isLast && !isKnown && onStage === undefined ? DARK : undefined}
      {/* Nothing is shown of a stage before all of it is there; after another one it stays dark until then. */}
      <Suspense fallback={alone.hasBegun || isLast ? DARK : undefined}>
        {onStage === undefined || !isDue ? undefined : (
          <OnStage
            key={onStage.key}
            waiting={onStage}
            behind={behind}
            scene={scene}
            mine={mine}
            speed={speed}
            isBrief={isBrief}
            done={() => end([onStage])}
            endAll={endAll}
            alone={alone}
          />
        )}
      </Suspense>
    </>
  );
}
