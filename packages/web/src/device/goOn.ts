import type { ListedTable } from '@charterstone/protocol';
import { useEffect } from 'react';
import { go } from '../app/route.ts';
import { toGoOn } from '../screens/home/standing.ts';

/** The address of the app's own shortcut (scripts/manifest.ts): on with the table that comes first. */
const WANTED = '?go-on';

export function useGoOn(tables: readonly ListedTable[] | undefined): void {
  useEffect(() => {
    if (tables === undefined || location.search !== WANTED) return;
    history.replaceState(undefined, '', `/${location.hash}`);
    const found = toGoOn(tables);
    if (found !== undefined) go({ at: 'table', table: found.table.id });
  }, [tables]);
}
