import { makeBot } from '@charterstone/bots';
import {
  type Aside,
  type Choice,
  choiceOfMove,
  choose,
  deciders,
  type Fact,
  gameOf,
  isAside,
  moves,
  newCampaign,
  replay,
  type Seat,
  type Setting,
  type State,
} from '@charterstone/rules';
import { Recording } from '../../src/history/recording.ts';
import { prepared } from '../../src/journals/index.ts';
import { type Kept, type Standing, standing } from '../../src/tables/standing.ts';
import { box } from '../journals/games.ts';

/** A place as it was when the campaign was played: what had happened, and the table. */
export type Seen = { readonly facts: readonly Fact[]; readonly state: State };

/** A campaign, and what was seen at every place of its journal while it was played. */
export type Played = {
  readonly setting: Setting;
  readonly entries: readonly Kept[];
  readonly seen: readonly Seen[];
};

export const MADE_AT = 1_000_000;

/** When an entry was written: each at a time of its own. */
export function timeOf(seq: number): number {
  return MADE_AT + 1000 * seq;
}

/**
 * So many entries of people who want points: choices, every few of them taken back, also over something that whoever keeps the table
 * has said meanwhile; and at some places everybody goes back further than undo goes.
 */
export function lively(setting: Setting, many: number): Played {
  const beginning = newCampaign(box, setting);
  const table = { setting, entries: [] as Kept[], seen: new Array<Seen>(beginning), state: beginning.state };
  const bot = makeBot('greedy', `lively ${setting.seed}`);
  while (table.entries.length < many) {
    const n = table.entries.length;
    if (n % 90 === 70) rewind(table, n - 7 * (n % 4) - 3 * (n % 9));
    else if (n % 6 === 5 && table.state.past !== undefined)
      take(table, table.state.past.seat, { do: 'undo' });
    else if (n % 30 === 10) take(table, 0, { do: 'tell', what: 40 + (n % 7) });
    else take(table, ...wanted(table.state, bot, n));
  }
  return table;
}

type Table = { setting: Setting; entries: Kept[]; seen: Seen[]; state: State };

function wanted(state: State, bot: ReturnType<typeof makeBot>, n: number): [Seat, Choice] {
  const seats = deciders(state);
  const seat = seats[n % seats.length] ?? 0;
  const game = gameOf(state);
  const count = moves(game, seat);
  return [seat, choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0)];
}

function take(table: Table, seat: Seat, choice: Choice | Aside): void {
  const outcome = choose(table.state, seat, choice);
  if (!outcome.ok) throw new Error(`${choice.do} is refused: ${JSON.stringify(outcome.reasons)}`);
  write(table, seat, choice, outcome);
}

/** Nothing that everybody went back to can be taken back by one of them. */
function rewind(table: Table, to: number): void {
  const entries = standing(table.entries).filter(({ seq }) => seq <= to);
  const found = replay(box, { setting: table.setting, entries });
  if (!found.ok) throw new Error('what stands can be played again');
  write(table, 1, { do: 'rewind', what: to }, { state: { ...found.state, past: undefined }, facts: [] });
}

function write(table: Table, seat: Seat, choice: Kept['choice'], seen: Seen): void {
  const seq = table.entries.length + 1;
  table.entries.push({ seq, seat, choice, message: `message ${seq}`, at: timeOf(seq) });
  table.seen.push(seen);
  table.state = seen.state;
}

/** The places that are left of a journal: what stands, and where everybody went back to unless they went back further later. */
export function placesLeft(entries: readonly Kept[]): number[] {
  let left = [0];
  for (const { seq, choice } of entries) {
    if (choice.do === 'rewind') left = left.filter((place) => place <= choice.what);
    left.push(seq);
  }
  return left;
}

/** The same campaign as if nobody had ever changed their mind: without what was taken back, and without taking it back. */
export function straight(entries: readonly Kept[]): Standing[] {
  const left: Standing[] = [];
  for (const entry of standing(entries)) {
    if (entry.choice.do !== 'undo') left.push(entry);
    else
      left.splice(
        left.findLastIndex(({ choice }) => !isAside(choice)),
        1,
      );
  }
  return left.map((entry, i) => ({ ...entry, seq: i + 1 }));
}

/** A campaign in which nobody ever went back. */
type Straight = { readonly setting: Setting; readonly entries: readonly Standing[] };

/** A campaign of bots up to a later game, as a journal. */
export function long(game: number, seats: number, seed: string, automas = 0): Straight {
  const { setting, entries } = prepared(box, { game, seats, automas, seed, bots: [] });
  return {
    setting,
    entries: entries.map((entry, i) => ({ ...entry, seq: i + 1, message: `m${i}`, at: timeOf(i + 1) })),
  };
}

export function recordingOf({ setting, entries }: Omit<Played, 'seen'>): Recording {
  const recording = new Recording(box, setting, MADE_AT);
  recording.take(entries);
  return recording;
}
