import {
  type Box,
  choiceOfMove,
  type Entry,
  type Fact,
  gameOf,
  hash,
  inspect,
  moves,
  newCampaign,
  play,
  seatToMove,
  stateOf,
} from '@charterstone/rules';
import { randomOf } from '../random.ts';
import { Seeker } from '../uses/seeker.ts';
import { thingsOf } from '../uses/things.ts';
import { Worth } from '../uses/worth.ts';
import { plainSetting } from './content.ts';
import { type JournalFile, RULES } from './format.ts';

/** A campaign that others begin to play later: at the first decision of this game. */
export type Wanted = {
  readonly game: number;
  readonly seats: number;
  /** Automas beside them. */
  readonly automas?: number;
  readonly seed: string;
  /** The seats that the program goes on to play. */
  readonly bots: readonly number[];
};

/**
 * Plays a campaign up to the set-up of a game. The players are those of the coverage, who build and open what they can: their
 * villages have something in them. The same wish gives the same journal.
 */
export function prepared(box: Box, { game: wanted, seats, automas = 0, seed, bots }: Wanted): JournalFile {
  const setting = plainSetting({ seats, automas, seed });
  const { state, facts } = newCampaign(box, setting);
  const game = gameOf(state);
  const things = thingsOf(box.data);
  const worth = new Worth(box.data, things, new Int32Array(things.names.length));
  const seeker = new Seeker(box, worth, randomOf(`prepare ${seed}`));
  const told: Fact[] = [...facts];
  const entries: Entry[] = [];
  let ended = 0;
  game.facts = told;
  for (;;) {
    seeker.note(told, game);
    ended += told.filter(({ fact }) => fact === 'gameEnded').length;
    told.length = 0;
    // What comes after a game belongs to it still: stars, circles, what is kept.
    if (ended >= wanted - 1 && (wanted === 1 || inspect(stateOf(game)).game === wanted)) break;
    const count = moves(game);
    if (count === 0) throw new Error(`the campaign is over before game ${wanted}`);
    const move = game.moves[seeker.choose(game, count)] ?? 0;
    entries.push({ seat: seatToMove(game), choice: choiceOfMove(game, move) });
    play(game, move);
  }
  return { rules: RULES, box: box.data.version, setting, bots, entries, hash: hash(stateOf(game)) };
}
