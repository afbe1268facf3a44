import { pictures } from '@charterstone/box/pictures';
import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import type { Box } from '@charterstone/rules';
import type { OwnBox } from './ownBox.ts';
import { ownOf } from './shelved.ts';

/** What a box says and shows beside its rules. Threads need nothing of it. */
export type Content = Pick<OwnBox, 'texts' | 'pictures'>;

/** Of the box that comes with the program. */
export const SHIPPED: Content = { texts: { en, de, pl }, pictures };

/** The words and pictures of the box that a campaign is played with. */
export function contentOf(box: Box): Content {
  return ownOf(box) ?? SHIPPED;
}
