import type { Catalogue } from '../messages.ts';
import { annals } from './annals.ts';
import { book } from './book.ts';
import { chronicle } from './chronicle.ts';
import { closing } from './closing.ts';
import { common } from './common.ts';
import { elsewhere } from './elsewhere.ts';
import { replay } from './replay.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { terminal } from './terminal.ts';

/** Every message there is. */
export const catalogue: Catalogue = {
  ...common,
  ...chronicle,
  ...annals,
  ...replay,
  ...closing,
  ...elsewhere,
  ...settings,
  ...terminal,
  ...book,
  ...server,
};
