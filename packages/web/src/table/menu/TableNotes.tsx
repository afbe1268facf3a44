import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { Scene } from '../scene.ts';
import type { AtMyTable } from '../useTable.ts';
import { AdviceNote } from './advice/AdviceNote.tsx';
import { FirstHint } from './first/FirstHint.tsx';
import { StoryPile } from './first/StoryPile.tsx';
import { RewindNote } from './rewind/RewindNote.tsx';
import type { Help } from './useHelp.ts';
import { useSheets } from './useNarrow.ts';

type Props = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  readonly help: Help;
  /** A ceremony is seen first. */
  readonly isStaged: boolean;
  /** How high the slips are that hang from the upper edge, where they do, in pixels. */
  readonly onCover: (height: number) => void;
};

/** Between a slip and the edge of the village; the same as in notes.css. */
const MARGIN = 8;

/** What lies on the edge of the village: slips with a word of advice, and the first cards to read. */
export const TableNotes = memo(function TableNotes({
  scene,
  mine,
  help,
  isStaged,
  onCover,
}: Props): ReactNode {
  const isOnSheet = useSheets();
  const slips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = slips.current;
    if (place === null) return;
    const watching = new ResizeObserver(() =>
      onCover(place.offsetHeight === 0 ? 0 : place.offsetHeight + MARGIN),
    );
    watching.observe(place);
    return () => watching.disconnect();
  }, [onCover]);
  return (
    <div className="notes">
      {isOnSheet ? <StoryPile scene={scene} /> : undefined}
      <div ref={slips} className="notes-slips" role="status">
        <RewindNote scene={scene} mine={mine} />
        <AdviceNote scene={scene} help={help} />
        <FirstHint
          scene={scene}
          mine={mine}
          isHidden={isStaged || help.advice.advised !== undefined || scene.at.rewind !== undefined}
        />
      </div>
    </div>
  );
});
