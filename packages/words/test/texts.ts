import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import type { BoxText, Lang } from '../src/index.ts';

/** The words of the box, for tests. */
export const TEXTS: { readonly [L in Lang]: BoxText } = { en, de, pl };
