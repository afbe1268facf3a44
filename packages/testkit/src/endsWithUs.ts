/** Threads have an input of their own, which has ended when they begin. */
const WATCH = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.stdin.on('end', () => process.exit()).resume().unref();`;

/**
 * For Node, before a program of ours that a test starts with a pipe for its input: the program ends when that pipe does, so with the test's own
 * process, however that one ended. One that lived on would keep Vitest waiting for its output for ever.
 */
export const ENDS_WITH_US = ['--import', `data:text/javascript,${encodeURIComponent(WATCH)}`] as const;
