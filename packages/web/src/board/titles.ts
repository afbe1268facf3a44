import type { Charter, Inspection } from '@charterstone/rules';

/** What people called their charters, and the village. */
export type Titles = Readonly<Partial<Record<Charter | 'village', string>>>;

export const NO_TITLES: Titles = {};

/** Those of the names that were written by the time of a table. */
export function titlesAt({ titled }: Pick<Inspection, 'titled'>, titles: Titles): Titles {
  return Object.fromEntries(
    titled.flatMap((what) => {
      const text = titles[what];
      return text === undefined ? [] : [[what, text]];
    }),
  );
}
