import type { Statistics } from '@charterstone/protocol';
import { CHARTERS, type Charter } from '@charterstone/rules';
import { useEffect, useState } from 'react';
import { ask } from '../wire/ask.ts';

/** What only the past can tell: when a crate came open and by whom, and what people called each other. */
export type Past = {
  readonly opened: ReadonlyMap<number, { readonly game: number; readonly by: Charter | undefined }>;
  /** Names that were given to cards, by number. */
  readonly names: ReadonlyMap<number, string>;
};

export const NO_PAST: Past = { opened: new Map(), names: new Map() };

function pastIn({ games, names }: Pick<Statistics, 'games' | 'names'>): Past {
  return {
    opened: new Map(
      games.flatMap(({ game, page }) =>
        page.opened.map(
          ({ crate, charter }) => [crate, { game, by: CHARTERS.find((one) => one === charter) }] as const,
        ),
      ),
    ),
    names: new Map(Object.entries(names).map(([card, name]) => [Number(card), name])),
  };
}

/** Asked for when the book is opened, and again when more is in it. The book can be read without. */
export function usePast(table: string, found: number): Past {
  const [past, setPast] = useState(NO_PAST);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been found since has a past of its own
  useEffect(() => {
    let isWanted = true;
    ask('statistics', { params: { table } }).then(
      (statistics) => {
        if (isWanted) setPast(pastIn(statistics));
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table, found]);
  return past;
}
