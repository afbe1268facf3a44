import { memo, type ReactNode } from 'react';
import type { Scene } from '../scene.ts';
import type { AtMyTable } from '../useTable.ts';
import { AdviceNote } from './advice/AdviceNote.tsx';
import { FirstHint } from './first/FirstHint.tsx';
import { StoryPile } from './first/StoryPile.tsx';
import { RewindNote } from './rewind/RewindNote.tsx';
import type { Help } from './useHelp.ts';
import { useSheets } from './useNarrow.ts';

type Props = { readonly scene: Scene; readonly mine: AtMyTable; readonly help: Help };

/** What lies on the edge of the village: slips with a word of advice, and the first cards to read. */
export const TableNotes = memo(function TableNotes({ scene, mine, help }: Props): ReactNode {
  const isOnSheet = useSheets();
  return (
    <div className="notes">
      {isOnSheet ? <StoryPile scene={scene} /> : undefined}
      <div className="notes-slips" role="status">
        <RewindNote scene={scene} mine={mine} />
        <AdviceNote scene={scene} help={help} />
        <FirstHint
          scene={scene}
          mine={mine}
          isHidden={help.advice.advised !== undefined || scene.at.rewind !== undefined}
        />
      </div>
    </div>
  );
});
