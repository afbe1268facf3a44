import type { Chapter } from '@charterstone/protocol';
import type { GameAccount } from './account.ts';

/** A place of the slider: the table at the beginning (0), after a game, or in the game that is played. */
export type Stop = {
  readonly game: number;
  readonly over: boolean;
  /** The step to look at; without one, the table as it is now. */
  readonly seq: number | undefined;
};

/** One stop before everything, one for each game. `now` is the last step of the table. */
export function stopsOf(
  games: readonly Pick<GameAccount, 'game' | 'over'>[],
  chapters: readonly Chapter[],
  now: number,
): readonly Stop[] {
  const beginning: Stop = { game: 0, over: true, seq: chapters[0]?.from ?? 0 };
  return [
    beginning,
    ...games.map(({ game, over }): Stop => {
      const end = chapters.find((chapter) => chapter.game === game)?.to;
      return { game, over, seq: over && end !== undefined && end < now ? end : undefined };
    }),
  ];
}

/** Where the book falls open: at the game its address names, else after the last game that is over. */
export function openAt(stops: readonly Stop[], place: number | undefined): number {
  const named = place === undefined ? -1 : stops.findIndex(({ game }) => game === place);
  if (named >= 0) return named;
  const last = stops.findLastIndex(({ game, over }) => game > 0 && over);
  return last >= 0 ? last : stops.length - 1;
}

/** The plots and islands whose building is another than at the stop before. */
export function freshSites(
  before: Readonly<Record<string, number>> | undefined,
  after: Readonly<Record<string, number>>,
): readonly string[] {
  if (before === undefined) return [];
  return Object.keys(after).filter((site) => before[site] !== after[site]);
}
