import { playerFrom } from '@charterstone/bots';
import {
  type Box,
  choiceOfMove,
  type Entry,
  type Game,
  glance,
  hash,
  moves,
  type Options,
  play,
  type Seat,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { type JournalFile, RULES } from './format.ts';
import { plainSetting } from './setting.ts';

/** A campaign that others begin to play later: at the first decision of this game. */
export type Wanted = {
  readonly game: number;
  readonly seats: number;
  /** Automas beside them. */
  readonly automas?: number;
  readonly seed: string;
  /** The table closes after so many games. */
  readonly games?: number;
  readonly options?: Options;
};

/** A game of six seats has some two hundred choices: with more somebody is asked the same for ever. */
const MOST_CHOICES_A_GAME = 20_000;

/**
 * A village at the set-up of a game, and the choices that led there: the same for the same wish, whoever plays in it then. It is built by
 * greedy bots, who build and open crates for the points in it.
 */
export function villageBefore(
  box: Box,
  { game: wanted, ...setting }: Wanted,
): { readonly game: Game; readonly entries: readonly Entry[] } {
  const game = startGame(box, setting);
  const entries: Entry[] = [];
  if (wanted === 1) return { game, entries };
  const bots = new Map<Seat, ReturnType<typeof playerFrom>>();
  // What comes after a game belongs to it still: stars, circles, what is kept.
  while (glance.gameNumber(game) < wanted) {
    const count = moves(game);
    if (count === 0 || entries.length > wanted * MOST_CHOICES_A_GAME)
      throw new Error(`the campaign does not come to game ${wanted}`);
    const seat = seatToMove(game);
    const bot = bots.get(seat) ?? playerFrom('greedy', `${setting.seed} seat ${seat}`);
    bots.set(seat, bot);
    const move = game.moves[bot(game, count)] ?? 0;
    entries.push({ seat, choice: choiceOfMove(game, move) });
    play(game, move);
  }
  return { game, entries };
}

/** The journal of such a village, in which the program goes on to play some seats. */
export function prepared(
  box: Box,
  { bots, ...wanted }: Wanted & { readonly bots: readonly Seat[] },
): JournalFile {
  const { game, entries } = villageBefore(box, wanted);
  const { game: _number, ...setting } = wanted;
  const found = { setting: plainSetting(setting), bots, entries, hash: hash(stateOf(game)) };
  return { rules: RULES, box: box.data.version, ...found };
}
