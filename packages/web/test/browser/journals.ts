import { playerFrom } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import {
  type Charter,
  type Choice,
  choiceOfMove,
  choose,
  compile,
  type Entry,
  type Fact,
  gameOf,
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
import {
  campaignsOf,
  type Campaign as Lines,
  storedCampaign,
} from '../../../testkit/test/campaigns/seedBySeed.ts';

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
 * games, unless they are `endless` as those that people make. Where the stored one does not come to it, others of as many seats are played.
 */
export function storedUntil(
  seats: number,
  isNext: (ahead: Ahead) => boolean,
  bots?: readonly Seat[] | ((next: Entry) => readonly Seat[]),
  how?: 'endless',
): { readonly journal: string; readonly next: Entry } {
  for (const campaign of campaignsOf(box, seats)) {
    const { setting, entries, state, next } = playedUntil(campaign, isNext, how);
    if (next === undefined) continue;
    const journal = written(setting, typeof bots === 'function' ? bots(next) : bots, entries, state);
    return { journal, next };
  }
  throw new Error('the moment never came');
}

/** One of the stored campaigns as it stands when it is over. */
export function storedWhole(seats: number, bots?: readonly Seat[]): string {
  const { setting, entries, state } = playedUntil(storedCampaign(seats), () => false);
  return written(setting, bots, entries, state);
}

type Charters = ReadonlyMap<Seat, Charter>;

/**
 * A campaign of so many seats that was played on after its end, as it stands when it is over; and which charters people `had` before those were
 * dealt anew, and `have` in the end. The one in this seat has another then.
 */
export function playedOn(
  seats: number,
  seat: Seat,
): { readonly journal: string; readonly had: Charters; readonly have: Charters } {
  for (const campaign of campaignsOf(box, seats)) {
    let ended: Inspection | undefined;
    const { setting, entries, state } = playedUntil(campaign, ({ facts, now }) => {
      if (facts.some(({ fact }) => fact === 'campaignEnded')) ended = now();
      return false;
    });
    if (ended === undefined) continue;
    const [had, have] = [chartersIn(ended), chartersIn(inspect(state))];
    if (had.get(seat) !== have.get(seat)) return { journal: written(setting, [], entries, state), had, have };
  }
  throw new Error('everybody gets their own charter again');
}

function chartersIn({ charters }: Inspection): Charters {
  return new Map(charters.map(({ seat, charter }) => [seat, charter]));
}

type Played = {
  readonly setting: Setting;
  readonly entries: readonly Entry[];
  readonly state: State;
  readonly next: Entry | undefined;
};

function playedUntil(campaign: Lines, isNext: (ahead: Ahead) => boolean, how?: 'endless'): Played {
  const { games: last, ...endless } = campaign.setting;
  const setting: Setting = how === 'endless' ? endless : campaign.setting;
  let { state } = newCampaign(box, setting);
  const entries: Entry[] = [];
  for (const entry of campaign.lines) {
    const outcome = choose(state, entry.seat, entry.choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(entry)} was refused`);
    const game = Math.max(1, glance.gameNumber(gameOf(state)));
    if (isNext(aheadIn(state, entry, game, outcome.facts))) return { setting, entries, state, next: entry };
    entries.push(entry);
    state = outcome.state;
  }
  return { setting, entries, state, next: undefined };
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
