import { makeBot } from '@charterstone/bots';
import {
  choiceOfMove,
  choiceText,
  deciders,
  gameOf,
  moves,
  openBox,
  type Seat,
  type State,
} from '@charterstone/rules';
import { allHappened, chance, type Tally, tally } from '@charterstone/testkit';
import { Visitor } from '../../src/client/index.ts';
import { company, inviteFor } from '../house.ts';
import { Line } from './line.ts';
import { looksAround } from './looksAround.ts';
import { demand } from './measure.ts';
import { NOTICE_KINDS, type ReadHouse } from './noticeReaders.ts';
import type { Asked } from './proof.ts';
import { compareTwins, serveTwins } from './twins.ts';
import { Secrets, Witness } from './witness.ts';
import { choosesWrongly, REFUSED, WRONG_KINDS } from './wronglyChosen.ts';

/** Which tables are looked at: how many sit there, which game is prepared, how many choices are made. */
const TABLES = [
  { seats: 4, game: 7, choices: 135 },
  { seats: 6, game: 1, choices: 30 },
  { seats: 1, game: 4, choices: 60 },
  { seats: 2, game: 7, choices: 90 },
  { seats: 3, game: 10, choices: 40 },
  { seats: 2, game: 12, choices: 50 },
  { seats: 5, game: 2, choices: 30 },
] as const;
const MOST_TABLES = 70;
/** Everything is asked once in so many choices. */
const ASKED_EVERY = 12;
/** Twins are compared once in so many choices. */
const TWINS_EVERY = 4;

/** What must have happened. */
const KINDS = [
  ...['messages "welcome"', 'messages "step"', 'views compared', 'twins compared', 'twins served', 'hints'],
  'outcomes told beforehand',
  ...['somebody looked at cards', 'secret cards told to whoever took them', 'secret cards kept from others'],
  ...['secret cards kept from whoever looks back', 'rounds of questions', 'wrong questions'],
  ...WRONG_KINDS,
  ...NOTICE_KINDS,
];

/** So often at least: what is asked and answered wrongly has as many reasons as there are rules, and notices come to nearly every table. */
const LEAST = {
  [REFUSED]: 200,
  'notices by mail': 7,
  'notices by push': 7,
  'notices in a channel': 7,
} as const;

/**
 * Nothing hidden leaks: every seat and a spectator of campaigns in all their games, at each of the servers in turn; at least `count` messages,
 * views and answers are looked at for what they must not hold.
 */
export async function leaks(houses: readonly ReadHouse[], { count, seed, progress }: Asked): Promise<Tally> {
  const counts = tally();
  const isEnough = (tables: number): boolean =>
    tables >= TABLES.length && counts.of('looked at') >= count && counts.missing(KINDS).length === 0;
  // Not every campaign comes to everything.
  for (let i = 0; !isEnough(i) && (i < MOST_TABLES || counts.of('looked at') < count); i++) {
    const [table, house] = [TABLES[i % TABLES.length], houses[i % houses.length]];
    if (table !== undefined && house !== undefined)
      await campaign(house, { ...table, seed: `leak canary ${seed + i}` }, counts);
    progress?.(counts.of('looked at'));
  }
  allHappened(counts, KINDS);
  for (const [kind, least] of Object.entries(LEAST))
    demand(counts.of(kind) >= least, () => `${kind}: ${counts.of(kind)} times, and not ${least}`);
  return counts;
}

type Wanted = {
  readonly seats: number;
  readonly game: number;
  readonly choices: number;
  readonly seed: string;
};

async function campaign(house: ReadHouse, wanted: Wanted, counts: Tally): Promise<void> {
  const { seats, game, choices, seed } = wanted;
  const mind = chance(seed);
  const made = { name: 'A table', seed, games: undefined, ...(game === 1 ? {} : { preparedGame: game }) };
  const { id, people } = await company(house.url, seats, made);
  const [host] = people;
  const watcher = await Visitor.arrive(house.url, 'A spectator');
  if (host === undefined) throw new Error('nobody is there');
  await watcher.ask('join', { body: { token: await inviteFor(host, id) } });
  const witnesses = await Promise.all([...people, watcher].map((one) => Witness.sit(one, id)));
  const table = await house.parts.tables.open(id);
  await house.readers.wantedBy(house, people);
  const offered = new Set<string>();
  const secrets = new Secrets(seed);
  const states = new Map<number, State>();
  const line = new Line(house.url);
  const bot = makeBot('greedy', 'x');
  for (let n = 0; n < choices; n++) {
    const { state, seq } = table;
    states.set(seq, state);
    secrets.at(state, openBox(state).locked?.length ?? 0);
    demand(secrets.size > 100, () => 'nothing is locked any more');
    for (const one of witnesses) {
      one.look(state, secrets, counts);
      for (const { options } of one.at.views.values()) for (const option of options) offered.add(option);
      if (n % TWINS_EVERY === 0) compareTwins(state, one.seat, mind, counts);
    }
    const look = { table: id, state, states, secrets, counts, mind };
    if (n % ASKED_EVERY === ASKED_EVERY - 1) {
      await looksAround(line, mind.pick(witnesses), look);
      for (const one of witnesses) await choosesWrongly(one, look, offered);
    }
    // Whoever only watches has nothing of its own to hide behind.
    if (n === choices - 1) for (const one of witnesses.slice(-2)) await looksAround(line, one, look);
    const [seat, option] = wantedBy(state, bot, n);
    const witness = witnesses.find((one) => one.seat === seat);
    const answer = await witness?.at.choose(seat, option);
    demand(answer?.answer === 'accepted', () => `${option} was answered ${JSON.stringify(answer)}`);
    await Promise.all(witnesses.map(({ at }) => at.until(() => at.seq >= table.seq)));
  }
  for (const seat of [undefined, 1]) await serveTwins(house, host, id, seat, mind, counts);
  for (const { at } of witnesses) at.close();
  line.close();
  secrets.at(table.state, openBox(table.state).locked?.length ?? 0);
  if (deciders(table.state).length > 0) await house.readers.readAbout(house, id, secrets, counts);
}

function wantedBy(state: State, bot: ReturnType<typeof makeBot>, n: number): [Seat, string] {
  const seats = deciders(state);
  const seat = seats[n % seats.length] ?? 0;
  const game = gameOf(state);
  const count = moves(game, seat);
  return [seat, choiceText(choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0))];
}
