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
import { type Stored, storedFixtures } from '../../../testkit/test/campaigns/stored.ts';

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
  const { entries, state } = playedBy(setting, isThere);
  return written(setting, bots, entries, state);
}

function playedBy(
  setting: Setting,
  isThere: (moment: Moment & { readonly count: number }) => boolean,
): { readonly entries: readonly Entry[]; readonly state: State } {
  const game = startGame(box, setting);
  const players = new Map<Seat, ReturnType<typeof playerFrom>>();
  const entries: Entry[] = [];
  for (;;) {
    const count = moves(game);
    const seat = seatToMove(game);
    const moment = {
      count: entries.length,
      seat,
      game: glance.gameNumber(game),
      turn: glance.turnNumber(game),
      choices: (): readonly Choice[] =>
        Array.from(game.moves.subarray(0, count), (move) => choiceOfMove(game, move)),
      now: () => inspect(stateOf(game)),
    };
    if (isThere(moment)) return { entries, state: stateOf(game) };
    if (count === 0 || entries.length > MOST_CHOICES) throw new Error('the moment never came');
    const player = players.get(seat) ?? playerFrom('greedy', `${setting.seed} seat ${seat}`);
    players.set(seat, player);
    const move = game.moves[player(game, count)] ?? 0;
    entries.push({ seat, choice: choiceOfMove(game, move) });
    play(game, move);
  }
}

/** The same, for each of these games just before the last of the turns that the first seat has in it. */
export function journalsAtLastTurns(campaign: Campaign, games: readonly number[]): readonly string[] {
  const lastTurns = new Map<number, number>();
  const { bots, ...setting } = campaign;
  const most = Math.max(...games);
  const whole = playedBy(setting, ({ seat, game, choices, count }) => {
    if (seat === 1 && choices()[0]?.do === 'place') lastTurns.set(game, count);
    return game > most;
  });
  return games.map((game) => {
    const entries = whole.entries.slice(0, lastTurns.get(game) ?? 0);
    const state = entries.reduce((before, { seat, choice }) => {
      const outcome = choose(before, seat, choice);
      if (!outcome.ok) throw new Error(`${JSON.stringify(choice)} was refused`);
      return outcome.state;
    }, newCampaign(box, setting).state);
    return written(setting, bots, entries, state);
  });
}

/** What a choice of a stored campaign is about to bring, beside the moment itself. */
export type Ahead = Moment & { readonly choice: Entry['choice']; readonly facts: readonly Fact[] };

/**
 * The same from one of the stored campaigns, which take every turning of the story among them (packages/testkit/fixtures): up to just before
 * a choice. `next` is that choice, as a line of the campaign; who plays the other seats may depend on it. Their tables are closed after so many
 * games, unless they are `endless` as those that people make.
 */
export function storedUntil(
  seats: number,
  isNext: (ahead: Ahead) => boolean,
  bots?: readonly Seat[] | ((next: Entry) => readonly Seat[]),
  how?: 'endless',
): { readonly journal: string; readonly next: Entry } {
  const { setting, entries, state, next } = playedUntil(seats, isNext, how);
  if (next === undefined) throw new Error('the moment never came');
  const journal = written(setting, typeof bots === 'function' ? bots(next) : bots, entries, state);
  return { journal, next };
}

/** One of the stored campaigns as it stands when it is over. */
export function storedWhole(seats: number, bots?: readonly Seat[]): string {
  const { setting, entries, state } = playedUntil(seats, () => false);
  return written(setting, bots, entries, state);
}

type Played = {
  readonly setting: Setting;
  readonly entries: readonly Entry[];
  readonly state: State;
  readonly next: Entry | undefined;
};

function playedUntil(seats: number, isNext: (ahead: Ahead) => boolean, how?: 'endless'): Played {
  const { fixture } = fixtures().find((one) => one.fixture.setting.seats === seats) ?? {};
  if (fixture === undefined) throw new Error(`no campaign of ${seats} seats is stored`);
  const { games } = fixture;
  const { games: last, ...endless } = fixture.setting;
  const setting: Setting = how === 'endless' ? endless : fixture.setting;
  let { state } = newCampaign(box, setting);
  const entries: Entry[] = [];
  const lines = games.flatMap((game, i) => game.lines.map((entry) => ({ entry, game: i + 1 })));
  for (const { entry, game } of lines) {
    const outcome = choose(state, entry.seat, entry.choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(entry)} was refused`);
    if (isNext(aheadIn(state, entry, game, outcome.facts))) return { setting, entries, state, next: entry };
    entries.push(entry);
    state = outcome.state;
  }
  return { setting, entries, state, next: undefined };
}

let stored: readonly Stored[] | undefined;

function fixtures(): readonly Stored[] {
  stored ??= storedFixtures();
  return stored;
}

function aheadIn(state: State, { seat, choice }: Entry, game: number, facts: readonly Fact[]): Ahead {
  const now = (): Inspection => inspect(state);
  return {
    seat,
    game,
    get turn() {
      return now().round;
    },
    choices: () => options(state, seat),
    now,
    choice,
    facts,
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
