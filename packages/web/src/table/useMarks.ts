import { useEffect, useMemo, useState } from 'react';
import { type Mark, type Marks, NO_MARKS, type ObjectName } from '../board/objects.ts';
import type { Acting } from './acting.ts';
import { impossibleNow } from './reasons.ts';
import type { Scene } from './scene.ts';

/** So long after a step why not is worked out: those who only look see the step first. */
const LATER_MS = 120;

/** What can be chosen now, what is chosen or being used, and of what is of use and can't be, why not: it is said to those who can't see what glows. */
export function useMarks(
  scene: Scene,
  { next, picked }: Acting['decision'],
  about: readonly ObjectName[],
  asking: ObjectName | undefined,
): Marks {
  const [impossible, setImpossible] = useState<{ readonly scene: Scene; readonly marks: Marks }>();
  useEffect(() => {
    const timer = setTimeout(
      () => setImpossible({ scene, marks: impossibleNow(scene, new Set(next.keys())) }),
      LATER_MS,
    );
    return () => clearTimeout(timer);
  }, [scene, next]);
  const against = impossible?.scene === scene ? impossible.marks : NO_MARKS;
  return useMemo(() => {
    const marked = new Map<ObjectName, Mark>(against);
    // What the question is for is no answer to it, unless it is.
    if (asking !== undefined) marked.set(asking, { state: 'chosen' });
    for (const object of next.keys()) marked.set(object, { state: 'possible' });
    for (const object of [...picked, ...about]) marked.set(object, { state: 'chosen' });
    return marked;
  }, [against, next, picked, about, asking]);
}
