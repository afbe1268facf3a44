/**
 * The rules are many small functions: with three times the usual room to lay them into each other they are a tenth faster. What Node keeps of
 * the sources belongs to this setting: programs that share it must have the same.
 */
export const MORE_INLINING = '--max-inlined-bytecode-size-cumulative=2760';
