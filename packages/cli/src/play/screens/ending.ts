import { type Inspection, PRINTED_RULE } from '@charterstone/rules';
import { capital, columns } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Told } from '../session.ts';

/** Where the reputation points come from (rule 23). */
const REPUTATION_RULE = PRINTED_RULE + 23;

/** Who won, and with what. */
export function endingLines(desk: Desk, seen: Inspection, told: readonly Told[]): string[] {
  const { say, paint } = desk;
  const best = Math.max(...seen.charters.map(({ points }) => points));
  const winners = say.list(seen.winners.map(say.who));
  const facts = told.flatMap((choice) => choice.facts);
  const rows = [...seen.charters]
    .sort((a, b) => b.points - a.points)
    .map(({ charter, points }) => {
      const reputation = facts.flatMap((fact) =>
        fact.fact === 'points' && fact.charter === charter && fact.why === REPUTATION_RULE ? [fact.n] : [],
      );
      const extra = reputation.reduce((sum, n) => sum + n, 0);
      return [
        `  ${paint.sign(charter)} ${paint.charter(charter, capital(say.who(charter)))}`,
        paint.bold(say.ui('table.points', { n: points })),
        extra === 0
          ? ''
          : paint.dim(`${say.ui('heading.reputation')}: ${say.ui('table.points', { n: extra })}`),
      ];
    });
  return [
    '',
    paint.bold(say.ui('game.over')),
    say.ui(seen.winners.length > 1 ? 'game.tie' : 'game.winner', { who: winners, points: best }),
    ...columns(rows, [false, true]).split('\n'),
    say.ui('game.turns', { n: seen.turn }),
  ];
}
