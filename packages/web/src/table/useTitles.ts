import { useEffect } from 'react';
import type { Titles } from '../board/titles.ts';
import { ask } from '../wire/ask.ts';
import type { Scene } from './scene.ts';

/** The table says what has a name, its journal which one: that is asked for whenever something else has one. */
export function useTitles(table: string, scene: Scene | undefined, take: (titles: Titles) => void): void {
  const titled = scene?.now.titled ?? [];
  const named = titled.join();
  // Without a line nothing is lost: the next step asks again.
  const seq = titled.some((what) => scene?.titles[what] === undefined) ? scene?.at.seq : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or a later step is the reason to ask
  useEffect(() => {
    if (named === '') return;
    let isWanted = true;
    ask('statistics', { params: { table } }).then(
      ({ titles }) => {
        if (isWanted) take(titles);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table, take, named, seq]);
}
