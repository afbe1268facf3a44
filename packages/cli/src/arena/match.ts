import {
  type Box,
  CHARTERS,
  copyGame,
  type Fact,
  type Game,
  glance,
  hash,
  moves,
  play,
  seatToMove,
  stateOf,
} from '@charterstone/rules';
import { villageBefore } from '@charterstone/server/journals';
import { winOf } from '../balance/statistics.ts';
import { reasonOf } from '../trouble.ts';
import { GAME_OF, type Plan, type Sitting, sittingOf } from './plan.ts';
import { seatPlayer } from './players.ts';
import { Thinker, type Thinking } from './thinking.ts';

/** What came of a game for one player; `won` is its part of the victory. */
export type PlayerTold = Thinking & { readonly points: number; readonly won: number };

/** One game. The players are told in the order of the plan, wherever they sat; none of them if it was not played to its end. */
export type MatchTold = {
  readonly number: number;
  readonly village: number;
  readonly players: readonly PlayerTold[];
  /** Of the table at its end. */
  readonly hash: string;
  readonly problem: string | undefined;
};

/** More choices than this in one game: somebody is asked the same for ever. */
const MOST_CHOICES = 50_000;

/**
 * Plays the games of a plan by their number. What happens depends on the plan and the number only, as long as nobody thinks by the clock.
 * The last village is kept: games of one village are best played one after the other.
 */
export function matchesOf(box: Box, plan: Plan): (number: number) => MatchTold {
  const wanted = { game: GAME_OF[plan.from], seats: plan.players.length };
  let kept: { readonly village: number; readonly table: Game } | undefined;
  return (number) => {
    const sitting = sittingOf(plan, number);
    const { village, seed } = sitting;
    try {
      if (kept?.village !== village) kept = { village, table: villageBefore(box, { ...wanted, seed }).game };
      return { number, village, ...playMatch(copyGame(kept.table), plan, sitting), problem: undefined };
    } catch (error) {
      return { number, village, players: [], hash: '', problem: reasonOf(error) };
    }
  };
}

/** The players have other thoughts in every rotation, so that equal players do not play one game again and again. */
function playMatch(
  game: Game,
  { players }: Plan,
  { seed, rotation, seats }: Sitting,
): Pick<MatchTold, 'players' | 'hash'> {
  const thinkers = players.map(
    (kind, i) => new Thinker(seatPlayer(kind, `${seed} rotation ${rotation} player ${i + 1}`)),
  );
  const { winners, points } = playToTheEnd(game, (seat) => thinkers[seats.indexOf(seat)]);
  return {
    players: thinkers.map((thinker, i) => {
      const charter = CHARTERS[glance.charterOf(game, seats[i] ?? 0)];
      if (charter === undefined) throw new Error(`seat ${seats[i]} has no charter at the end`);
      return { ...thinker.thought(), points: points[charter] ?? 0, won: winOf(winners, charter) };
    }),
    hash: hash(stateOf(game)),
  };
}

type Ended = Extract<Fact, { fact: 'gameEnded' }>;

/** Plays one game and no further: what comes after its points is not asked of anybody. */
function playToTheEnd(game: Game, sits: (seat: number) => Thinker | undefined): Ended {
  const heard: Fact[] = [];
  game.facts = heard;
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    const count = moves(game);
    const seat = seatToMove(game);
    const thinker = sits(seat);
    if (thinker === undefined) throw new Error(`nobody sits on seat ${seat}`);
    play(game, game.moves[count === 1 ? 0 : thinker.decide(game, count)] ?? 0);
    const end = heard.find((fact) => fact.fact === 'gameEnded');
    if (end !== undefined) return end;
    heard.length = 0;
  }
  throw new Error('it would not end');
}
