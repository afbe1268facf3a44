import { barredIn } from '@charterstone/rules';
import { GAMES } from '../parts/gameText.ts';
import { SCORE_PARTS } from '../rites/closing/scoreParts.ts';
import type { Teller } from './teller.ts';

export type EndingRow = {
  readonly charter: string;
  readonly name: string;
  readonly isChampion: boolean;
  readonly cells: readonly string[];
};
export type Ending = {
  readonly verdict: string;
  /** Why somebody with more points has not won. */
  readonly barred: string | undefined;
  readonly head: readonly string[];
  readonly rows: readonly EndingRow[];
};

/** What the columns count, after that of the names. */
export const COLUMNS = [...SCORE_PARTS, 'total'] as const;

/** How the campaign was counted in the end, the best first. */
export function endingOf({ account, say, whoIn }: Teller): Ending | undefined {
  const { ending } = account;
  if (ending === undefined) return undefined;
  const { champions, scores } = ending;
  const best = scores.find(({ charter }) => champions.includes(charter));
  const named = (charters: readonly string[]): string =>
    say.list(charters.map((charter) => whoIn(GAMES, charter)));
  const over = barredIn(champions, scores);
  return {
    verdict:
      best === undefined
        ? say.ui('campaign.nobody')
        : say.ui(champions.length > 1 ? 'campaign.tie' : 'campaign.winner', {
            who: named(champions),
            points: best.total,
          }),
    barred:
      over.length === 0
        ? undefined
        : say.ui('campaign.barred', { who: named(over.map(({ charter }) => charter)) }),
    head: [say.ui('annals.player'), ...COLUMNS.map((part) => say.ui(`score.${part}`))],
    rows: scores
      .toSorted(
        (a, b) =>
          Number(champions.includes(b.charter)) - Number(champions.includes(a.charter)) || b.total - a.total,
      )
      .map((score) => ({
        charter: score.charter,
        name: whoIn(GAMES, score.charter),
        isChampion: champions.includes(score.charter),
        cells: COLUMNS.map((part) => String(score[part])),
      })),
  };
}
