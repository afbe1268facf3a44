import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import type { AtMyTable } from '../table/useTable.ts';

/** Pieces are still on their way: whoever moved them sees them arrive. */
const ARRIVING_MS = 1100;

/** On a shared device the curtain falls when whoever played has seen what came of it, moments and all. */
export function useHandOver({ next, handOver }: AtMyTable, isSeen: boolean): void {
  const { speed } = useSettings();
  useEffect(() => {
    if (next === undefined || !isSeen) return;
    const timer = setTimeout(handOver, speed === 0 ? 0 : ARRIVING_MS / speed);
    return () => clearTimeout(timer);
  }, [next, isSeen, handOver, speed]);
}
