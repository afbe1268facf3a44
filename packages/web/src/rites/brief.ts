import { type RefObject, useEffect, useRef } from 'react';
import type { StageProps } from './moment.ts';
import { paced, readingMs } from './pace.ts';

/** What shows that somebody looks at it. */
const INTEREST = ['pointerdown', 'keydown', 'wheel'] as const;

/** Ends something after a while, unless somebody takes an interest in it first. Returns how to give that up. */
export function passing(stage: EventTarget, ms: number, end: () => void): () => void {
  const timer = setTimeout(end, ms);
  const stay = (): void => {
    clearTimeout(timer);
    for (const sign of INTEREST) stage.removeEventListener(sign, stay);
  };
  for (const sign of INTEREST) stage.addEventListener(sign, stay, { passive: true });
  return stay;
}

/** Somebody else's moment passes by itself, where it `isStory` not before it can have been read. */
export function useBrief(
  place: RefObject<HTMLElement | null>,
  { isBrief, speed, done }: Pick<StageProps, 'isBrief' | 'speed' | 'done'>,
  ms: number,
  isStory = false,
): void {
  const end = useRef(done);
  end.current = done;
  useEffect(() => {
    // The keys are pressed on what lies round it.
    const stage = place.current?.closest<HTMLElement>('.rite') ?? place.current;
    if (!isBrief || stage === null) return;
    const least = isStory ? readingMs(stage.textContent) : 0;
    return passing(stage, Math.max(paced(ms, speed), least), () => end.current());
  }, [place, isBrief, speed, ms, isStory]);
}
