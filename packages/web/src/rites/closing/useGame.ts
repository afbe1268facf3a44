import type { Statistics } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { useEffect, useState } from 'react';
import type { Scene } from '../../table/scene.ts';
import { ask } from '../../wire/ask.ts';

export type CountedGame = Statistics['games'][number];

/** What was counted of the campaign; undefined until it is told. */
export function useStatistics({ at }: Scene): Statistics | undefined {
  const [counted, setCounted] = useState<Statistics | undefined>(undefined);
  const table = at.table.id;
  useEffect(() => {
    let isWanted = true;
    ask('statistics', { params: { table } }).then(
      (told) => {
        if (isWanted) setCounted(told);
      },
      // Points and ranks are known without it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return counted;
}

/** The game that ended with these points: the last one of that kind. */
export function useGame(
  scene: Scene,
  points: Readonly<Partial<Record<Charter, number>>>,
): CountedGame | undefined {
  return useStatistics(scene)?.games.findLast((game) =>
    Object.entries(points).every(([charter, n]) => game.points[charter] === n),
  );
}
