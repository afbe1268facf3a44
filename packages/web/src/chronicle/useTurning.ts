import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { SECTIONS, type Section } from './book.ts';
import { partId } from './Part.tsx';
import { entryId } from './reading.ts';

/** Turns to an entry: what it is folded into opens, and whoever uses the keyboard goes on from there. */
function show(place: number): void {
  const entry = document.getElementById(entryId(place));
  const fold = entry?.closest('details');
  if (fold != null) fold.open = true;
  entry?.scrollIntoView({ block: 'start' });
  entry?.focus({ preventScroll: true });
}

export function showPart(section: Section): void {
  document.getElementById(partId(section))?.scrollIntoView({ block: 'start' });
  document.getElementById(`${partId(section)}-title`)?.focus({ preventScroll: true });
}

/** The entry that is turned to, by the address or by a link that names it again. */
export function useTurning(
  place: number | undefined,
  book: unknown,
): {
  readonly marked: number | undefined;
  readonly turnTo: (place: number) => void;
} {
  const [turned, setTurned] = useState({ to: place, times: 0 });
  const turnTo = useCallback((to: number) => setTurned(({ times }) => ({ to, times: times + 1 })), []);
  // Back and forward change the address alone.
  useEffect(() => setTurned(({ times }) => ({ to: place, times: times + 1 })), [place]);
  useEffect(() => {
    if (turned.to !== undefined) show(turned.to);
  }, [turned]);
  // The page is longer when the past is told: whoever still is where they were led stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book, other lengths
  useEffect(() => {
    const { to } = turned;
    if (to !== undefined && document.activeElement?.id === entryId(to)) show(to);
  }, [book]);
  return { marked: turned.to, turnTo };
}

/** In which part of the book somebody reads. */
export function useWhere(): Section {
  const [here, setHere] = useState<Section>('rules');
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  useEffect(() => {
    const parts = SECTIONS.flatMap((section) => document.getElementById(partId(section)) ?? []);
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) {
          const section = SECTIONS.find((one) => partId(one) === target.id);
          if (isIntersecting && section !== undefined) setHere(section);
        }
      },
      { rootMargin: lineAt(parts[0], height) },
    );
    for (const part of parts) watch.observe(part);
    return () => watch.disconnect();
  }, [height]);
  return here;
}

/** A line a third down the screen; on a low one, where a part begins that was turned to: below the head of the book. */
function lineAt(part: Element | undefined, height: number): string {
  const begins = part === undefined ? 0 : Number.parseFloat(getComputedStyle(part).scrollMarginBlockStart);
  const line = Math.round(Math.max(height / 3, (begins || 0) + 8));
  return `-${line}px 0px -${Math.max(0, height - line - 1)}px 0px`;
}

function onResize(heard: () => void): () => void {
  window.addEventListener('resize', heard);
  return () => window.removeEventListener('resize', heard);
}
