import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import type { BoxText, Lang } from '@charterstone/words';

/** The words on the cards, in every language. */
export const TEXTS: { readonly [L in Lang]: BoxText } = { en, de, pl };
