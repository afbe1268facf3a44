import type { Statistics } from '@charterstone/protocol';
import type { Charter } from '@charterstone/rules';
import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../../table/scene.ts';
import { ask } from '../../wire/ask.ts';

type Game = Statistics['games'][number];

/** A game, and how often each charter had won when it ended. */
export type CountedGame<G extends Counts = Game> = G & { readonly won: Readonly<Record<string, number>> };
type Counts = Pick<Game, 'game' | 'points' | 'winners'>;

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

/** The game that ended with these points. */
export function useGame(scene: Scene, points: Points): CountedGame | undefined {
  const games = useStatistics(scene)?.games;
  return useMemo(() => games && gameWith(games, points), [games, points]);
}

type Points = Readonly<Partial<Record<Charter, number>>>;

/** The last one of that kind. */
export function gameWith<G extends Counts>(games: readonly G[], points: Points): CountedGame<G> | undefined {
  return withWins(
    games,
    games.findLast((game) => Object.entries(points).every(([charter, n]) => game.points[charter] === n)),
  );
}

/** The table marks the victory of a game only later, and when it is looked at, perhaps those of others already. */
export function withWins<G extends Counts>(
  games: readonly G[],
  found: G | undefined,
): CountedGame<G> | undefined {
  if (found === undefined) return undefined;
  const won: Record<string, number> = {};
  for (const { game, winners } of games)
    if (game <= found.game) for (const charter of winners) won[charter] = (won[charter] ?? 0) + 1;
  return { ...found, won };
}
