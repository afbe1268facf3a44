import { BOOK } from './book.ts';
import { CHRONICLE } from './chronicle.ts';
import { CLOSING } from './closing.ts';
import { DEVICE } from './device.ts';
import { HOME } from './home.ts';
import { PASSING } from './passing.ts';
import { REPLAY } from './replay.ts';
import { RITES } from './rites.ts';
import type { Screen } from './screen.ts';
import { TABLE } from './table.ts';

/** What is seen on the way to a table, and there. */
export const NEAR: readonly Screen[] = [...HOME, ...DEVICE, ...TABLE];

/** What is seen in later games. */
export const LATER: readonly Screen[] = [...RITES, ...PASSING, ...CLOSING];

/** What is seen of what has been. */
export const BACK: readonly Screen[] = [...BOOK, ...REPLAY, ...CHRONICLE];

/** Everything there is to see, one topic a file. What is added here is checked by the tests and photographed by `npm run screenshots`. */
export const SCREENS: readonly Screen[] = [...NEAR, ...LATER, ...BACK];
