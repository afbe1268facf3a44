import { equal, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@charterstone/rules';
import { type AtTable, Visitor } from '../../src/client/index.ts';
import type { Store } from '../../src/store/store.ts';
import { chanceFrom, company, inviteFor, type ServerProcess, spawnServer } from '../house.ts';
import { ground } from '../stores.ts';
import { type Asked, Fired } from './proof.ts';
import { told } from './told.ts';
import { isSight, type Truth, truthOf } from './truth.ts';

const TABLES = 10;
const SEATS = 2;
/** How long a server is stopped, and how long both run before that, at most. */
const STOPPED_MS = 250;
const RUNNING_MS = 250;
const AGAIN_MS = 250;

const KINDS = ['accepted', 'stale', 'stopped', 'stoppedWhileAsked'] as const;
type Kind = (typeof KINDS)[number];

/** A choice that was asked for, and its place if it was accepted. */
type Choice = { readonly user: string; readonly id: string; seq: number | undefined };
/** Somebody at a table on one of the servers. Whoever watches has no seats and chooses nothing. */
type Hand = {
  readonly at: AtTable;
  readonly user: string;
  readonly server: ServerProcess;
  /** Whether an answer is awaited. */
  isAsking: boolean;
};
type Contended = { readonly id: string; readonly hands: readonly Hand[]; readonly choices: Choice[] };

/**
 * No fork: everybody plays the same campaigns on two servers at once, each server with an opinion of its own, and one of them is stopped
 * in mid-work again and again. In the end there is one journal, both servers agree with it, and everything they accepted is in it.
 */
export async function noFork(asked: Asked) {
  const place = await ground('postgres');
  const servers: ServerProcess[] = [];
  try {
    servers.push(...(await Promise.all([spawnServer(place.where), spawnServer(place.where)])));
    return await contending(servers, await place.open(), asked);
  } finally {
    for (const server of servers) await server.kill();
    await place.dispose();
  }
}

async function contending(servers: readonly ServerProcess[], store: Store, { count, seed, progress }: Asked) {
  const fired = new Fired<Kind>(KINDS);
  const chance = chanceFrom(seed);
  const tables: Contended[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await gathered(servers, `fork ${seed} ${i}`));
  const hands = tables.flatMap((table) => table.hands);
  let asked = 0;
  const isEnough = () => asked >= count;

  const playOn = async (hand: Hand, choices: Choice[]): Promise<void> => {
    for (;;) {
      const seat = await decider(hand.at, isEnough);
      if (seat === undefined) return;
      const options = hand.at.views.get(seat)?.options ?? [];
      const choice: Choice = { user: hand.user, id: randomUUID(), seq: undefined };
      choices.push(choice);
      asked++;
      progress?.(asked);
      // Whoever waits for their turn hears something, and sees that it is enough.
      if (asked === count) for (const { at } of hands) at.say({ type: 'ping', id: randomUUID() });
      hand.isAsking = true;
      const { answer, seq } = await answered(hand.at, seat, options[chance(options.length)] ?? '', choice.id);
      hand.isAsking = false;
      if (answer !== 'accepted' && answer !== 'stale')
        throw new Error(`a choice from the options was answered with ${answer}`);
      fired.add(answer);
      if (answer === 'accepted') choice.seq = seq;
    }
  };
  const stopping = new AbortController();
  const stopped = stopAndGo(servers, hands, chance, fired, stopping.signal);
  try {
    await Promise.all(tables.flatMap(({ hands, choices }) => hands.map((hand) => playOn(hand, choices))));
  } finally {
    stopping.abort();
    await stopped;
  }
  for (const { id, hands, choices } of tables) {
    const truth = await truthOf(store, id);
    compare(choices, truth);
    for (const { at } of hands) await agrees(at, truth);
  }
  return fired.all({ asked });
}

/** What comes of a choice. Where the database was too busy to say, it is asked again, as the app does it: the same choice by the same name. */
async function answered(at: AtTable, seat: Seat, option: string, id: string) {
  const base = at.seq;
  for (;;) {
    const said = await at.choose(seat, option, { id, base });
    if (said.answer !== 'later') return said;
    await sleep(AGAIN_MS);
  }
}

/** A table whose players, and one who watches, are at both servers. */
async function gathered(servers: readonly ServerProcess[], seed: string): Promise<Contended> {
  const { id, people } = await company(servers[0]?.url ?? '', SEATS, { seed, games: 9999 });
  const [host] = people;
  if (host === undefined) throw new Error('nobody is there');
  const watcher = await Visitor.arrive(host.url, 'Watcher');
  await watcher.ask('join', { body: { token: await inviteFor(host, id) } });
  const hands = [...people, watcher].flatMap((one) =>
    servers.map(async (server): Promise<Hand> => {
      const { id: user } = await one.ask('whoAmI');
      return { at: await one.sit(id, server.url), user, server, isAsking: false };
    }),
  );
  return { id, hands: await Promise.all(hands), choices: [] };
}

/** The seat that has to decide, when one has; none when it is enough. */
async function decider(at: AtTable, isEnough: () => boolean): Promise<Seat | undefined> {
  const found = () => at.seats.find((seat) => (at.views.get(seat)?.options.length ?? 0) > 0);
  await at.until(() => isEnough() || found() !== undefined);
  return isEnough() ? undefined : found();
}

/** Stops any one of the servers in whatever it is doing, and lets it go on, again and again. */
async function stopAndGo(
  servers: readonly ServerProcess[],
  hands: readonly Hand[],
  chance: (n: number) => number,
  fired: Fired<Kind>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(chance(RUNNING_MS));
    const server = servers[chance(servers.length)];
    server?.child.kill('SIGSTOP');
    fired.add('stopped');
    await sleep(chance(STOPPED_MS));
    if (hands.some((hand) => hand.server === server && hand.isAsking)) fired.add('stoppedWhileAsked');
    server?.child.kill('SIGCONT');
  }
}

/** The journal holds what was accepted, where it was said to be, and nothing else. */
function compare(choices: readonly Choice[], { entries }: Truth): void {
  const places = new Map(entries.map(({ message, seq }) => [message, seq]));
  equal(places.size, entries.length, 'no message is in the journal twice');
  for (const { user, id, seq } of choices)
    equal(places.get(`${user} ${id}`), seq, 'a choice is where its answer says, or nowhere');
  equal(
    choices.filter(({ seq }) => seq !== undefined).length,
    entries.length,
    'nothing else is in the journal',
  );
  ok(entries.length > 0, 'something was played');
}

/** What was told step by step is in the end what the rules make of the whole journal. */
async function agrees(at: AtTable, { entries, last }: Truth): Promise<void> {
  await told(at, entries.length);
  equal(at.seq, entries.length);
  for (const [seat, seen] of at.views) isSight(seen, last, seat, 'at the end');
  at.close();
}
