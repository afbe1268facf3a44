import { BOOK } from './book.ts';
import { CHRONICLE } from './chronicle.ts';
import { CLOSING } from './closing.ts';
import { DEVICE } from './device.ts';
import { HOME } from './home.ts';
import { REPLAY } from './replay.ts';
import { RITES } from './rites.ts';
import type { Screen } from './screen.ts';
import { TABLE } from './table.ts';

/** Everything there is to see, one topic a file. What is added here is checked by the tests and photographed by `npm run screenshots`. */
export const SCREENS: readonly Screen[] = [
  ...HOME,
  ...DEVICE,
  ...TABLE,
  ...RITES,
  ...CLOSING,
  ...BOOK,
  ...REPLAY,
  ...CHRONICLE,
];
