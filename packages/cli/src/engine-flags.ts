/** The rules are many small functions: with three times the usual room to lay them into each other they are a tenth faster. */
const MORE_INLINING = '--max-inlined-bytecode-size-cumulative=2760';

/**
 * Tables lie outside the heap. Counted apart from it, a few thousand choices make V8 go through the whole heap, however little of it is new
 * (twice a second on a full server); counted with it, half as often. A full server answers a tenth more choices.
 */
const TABLES_WITH_THE_HEAP = '--external-memory-accounted-in-global-limit';

/** What we ask of V8. What Node keeps of the sources belongs to these settings: programs that share it must have the same. */
export const ENGINE_FLAGS = [MORE_INLINING, TABLES_WITH_THE_HEAP] as const;
