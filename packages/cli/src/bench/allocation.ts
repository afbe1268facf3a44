import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

export const ALLOCATION_METHOD =
  'growth of the used V8 heap from one garbage collection to the next, summed over all (v8.GCProfiler), after a full collection';

/**
 * The bytes a piece of work allocates on the heap, whether or not they are collected meanwhile: the profiler notes the
 * heap before and after each collection, and what was allocated is the sum of the growths between them.
 */
export function allocatedBy(work: () => void): number {
  collectGarbage();
  const profiler = new v8.GCProfiler();
  profiler.start();
  const before = v8.getHeapStatistics().used_heap_size;
  work();
  const after = v8.getHeapStatistics().used_heap_size;
  const collections = profiler.stop()?.statistics ?? [];
  const collected = collections.map(
    ({ beforeGC, afterGC }) => beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize,
  );
  return after - before + collected.reduce((sum, bytes) => sum + bytes, 0);
}

/** A full collection; the function for it has to be asked for. */
function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
