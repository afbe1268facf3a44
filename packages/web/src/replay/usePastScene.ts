import { useMemo, useRef } from 'react';
import { useSpoken } from '../app/language.tsx';
import { type Scene, sceneOf } from '../table/scene.ts';
import type { Shown } from './passages.ts';

/** The table after a step, as all screens of a table are shown it. While the next one is on its way, the last one stays. */
export function usePastScene(live: Scene, eyes: number, step: Shown | undefined): Scene | undefined {
  const { tongueOf } = useSpoken();
  const { at, content, titles } = live;
  const { table, person, seats } = at;
  const scene = useMemo(() => {
    if (step === undefined) return undefined;
    // Nobody chooses in the past.
    const seen = { cells: step.cells, options: [], undo: false };
    const then = {
      table,
      person,
      seats,
      seq: step.seq,
      views: new Map([[eyes, seen]]),
      chat: [],
      earlier: [],
      hasEarlier: false,
      here: [],
      rewind: undefined,
      rewindOver: undefined,
    };
    return sceneOf(then, content, eyes, tongueOf, titles);
  }, [table, person, seats, content, eyes, step, tongueOf, titles]);
  const last = useRef(scene);
  if (scene !== undefined) last.current = scene;
  return last.current;
}
