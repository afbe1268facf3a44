import type { Teller } from './teller.ts';

export type EndingRow = {
  readonly charter: string;
  readonly name: string;
  readonly isChampion: boolean;
  readonly cells: readonly string[];
};
export type Ending = {
  readonly verdict: string;
  readonly head: readonly string[];
  readonly rows: readonly EndingRow[];
};

const LAST_GAME = 12;

/** How the campaign was counted in the end, the best first. */
export function endingOf({ account, say, whoIn }: Teller): Ending | undefined {
  const { ending } = account;
  if (ending === undefined) return undefined;
  const { champions, scores } = ending;
  const best = scores.find(({ charter }) => champions.includes(charter));
  const who = say.list(champions.map((charter) => whoIn(LAST_GAME, charter)));
  return {
    verdict:
      best === undefined
        ? say.ui('campaign.nobody')
        : say.ui(champions.length > 1 ? 'campaign.tie' : 'campaign.winner', { who, points: best.total }),
    head: [
      say.ui('annals.player'),
      say.ui('score.capacity'),
      say.ui('score.personas'),
      say.ui('score.victories'),
      say.ui('score.glory'),
      say.ui('score.buildings'),
      say.ui('score.total'),
    ],
    rows: scores
      .toSorted(
        (a, b) =>
          Number(champions.includes(b.charter)) - Number(champions.includes(a.charter)) || b.total - a.total,
      )
      .map(({ charter, capacity, personas, victories, glory, buildings, total }) => ({
        charter,
        name: whoIn(LAST_GAME, charter),
        isChampion: champions.includes(charter),
        cells: [capacity, personas, victories, glory, buildings, total].map(String),
      })),
  };
}
