import { useCallback, useMemo, useState } from 'react';
import type { ObjectName } from '../../board/objects.ts';
import { tell } from '../../parts/toasts.ts';
import type { Acting } from '../acting.ts';
import type { Scene } from '../scene.ts';
import type { AtMyTable } from '../useTable.ts';
import { type Asking, useAdvice } from './advice/useAdvice.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { isUndo, useTableKey } from './useTableKey.ts';

/** What the menu of a table offers, wherever on the screen it is pressed or shown. */
export type Help = {
  readonly advice: Asking;
  /** Takes back, or says why not. */
  readonly undo: () => void;
  readonly whyNoUndo: string | undefined;
  /** Looks at something on the table. */
  readonly show: (object: ObjectName) => void;
  /** Further back than undo goes: the place that is meant, 0 where none is yet; undefined while nobody asks. */
  readonly rewindTo: number | undefined;
  readonly askRewind: (to: number | undefined) => void;
};

export function useHelp(
  scene: Scene,
  mine: AtMyTable,
  acting: Acting,
  show: (object: ObjectName) => void,
): Help {
  const advice = useAdvice(scene, mine.link, acting.take);
  const [rewindTo, setRewindTo] = useState<number | undefined>(undefined);
  const { say, seen, eyes } = scene;
  const whyNoUndo = seen.undo
    ? undefined
    : `${say.lack({ lack: 'noUndo' })} ${say.ui('menu.furtherBack', { word: say.ui('menu.rewind') })}`;
  const { undo: takeBack } = acting;
  const undo = useCallback(
    () => (whyNoUndo === undefined ? takeBack() : tell(whyNoUndo)),
    [whyNoUndo, takeBack],
  );
  useTableKey(isUndo, eyes === 0 ? undefined : undo);
  useKeptFocus();
  const askRewind = useCallback((to: number | undefined) => setRewindTo(to), []);
  return useMemo(
    () => ({ advice, undo, whyNoUndo, show, rewindTo, askRewind }),
    [advice, undo, whyNoUndo, show, rewindTo, askRewind],
  );
}
