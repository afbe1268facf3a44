import { playerFrom } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import {
  type Choice,
  choiceOfMove,
  choose,
  compile,
  type Entry,
  type Fact,
  glance,
  hash,
  type Inspection,
  inspect,
  moves,
  newCampaign,
  options,
  play,
  type Seat,
  type Setting,
  type State,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { RULES, writeJournal } from '@charterstone/server/journals';
import { storedFixtures } from '../../../testkit/test/campaigns/stored.ts';

const box = compile(data);
const MOST_CHOICES = 60_000;

/** What is asked at a moment of a campaign, and of whom. What costs something to know is known when it is asked for. */
export type Moment = {
  readonly seat: Seat;
  readonly game: number;
  readonly turn: number;
  readonly choices: () => readonly Choice[];
  /** The whole table, with what is hidden. */
  readonly now: () => Inspection;
};

export type Campaign = Setting & {
  /** Seats that bots play when it goes on; all but the first where nothing is said. */
  readonly bots?: readonly Seat[];
};

/**
 * The text of a campaign that greedy bots have played up to a moment: the same for the same wish. A table that is made of it (`bring`)
 * stands at that moment. Throws where the moment never comes. A game takes half a second.
 */
export function journalUntil({ bots, ...setting }: Campaign, isThere: (moment: Moment) => boolean): string {
  const game = startGame(box, setting);
  const players = new Map<Seat, ReturnType<typeof playerFrom>>();
  const entries: Entry[] = [];
  for (;;) {
    const count = moves(game);
    const seat = seatToMove(game);
    const moment: Moment = {
      seat,
      game: glance.gameNumber(game),
      turn: glance.turnNumber(game),
      choices: () => Array.from(game.moves.subarray(0, count), (move) => choiceOfMove(game, move)),
      now: () => inspect(stateOf(game)),
    };
    if (isThere(moment)) return written(setting, bots, entries, stateOf(game));
    if (count === 0 || entries.length > MOST_CHOICES) throw new Error('the moment never came');
    const player = players.get(seat) ?? playerFrom('greedy', `${setting.seed} seat ${seat}`);
    players.set(seat, player);
    const move = game.moves[player(game, count)] ?? 0;
    entries.push({ seat, choice: choiceOfMove(game, move) });
    play(game, move);
  }
}

/** What a choice of a stored campaign is about to bring, beside the moment itself. */
export type Ahead = Moment & { readonly choice: Entry['choice']; readonly facts: readonly Fact[] };

/**
 * The same from one of the stored campaigns, which take every turning of the story among them (packages/testkit/fixtures): up to just before
 * a choice. `next` is that choice, as a line of the campaign.
 */
export function storedUntil(
  seats: number,
  isNext: (ahead: Ahead) => boolean,
  bots?: readonly Seat[],
): { readonly journal: string; readonly next: Entry } {
  const { fixture } = storedFixtures().find((one) => one.fixture.setting.seats === seats) ?? {};
  if (fixture === undefined) throw new Error(`no campaign of ${seats} seats is stored`);
  const { setting, games } = fixture;
  let { state } = newCampaign(box, setting);
  const entries: Entry[] = [];
  for (const entry of games.flatMap(({ lines }) => lines)) {
    const outcome = choose(state, entry.seat, entry.choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(entry)} was refused`);
    if (isNext({ ...momentIn(state, entry.seat), choice: entry.choice, facts: outcome.facts }))
      return { journal: written(setting, bots, entries, state), next: entry };
    entries.push(entry);
    state = outcome.state;
  }
  throw new Error('the moment never came');
}

function momentIn(state: State, seat: Seat): Moment {
  const now = (): Inspection => inspect(state);
  return {
    seat,
    get game() {
      return now().game;
    },
    get turn() {
      return now().round;
    },
    choices: () => options(state, seat),
    now,
  };
}

function written(
  setting: Setting,
  bots: readonly Seat[] = Array.from({ length: setting.seats - 1 }, (_, i) => i + 2),
  entries: readonly Entry[],
  state: State,
): string {
  return writeJournal({
    rules: RULES,
    box: data.version,
    setting,
    bots,
    levels: bots.map(() => 'easy'),
    entries,
    hash: hash(state),
  });
}
