import { equal, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@charterstone/rules';
import type { AtTable } from '../../src/client/index.ts';
import type { Store } from '../../src/store/store.ts';
import { chanceFrom, company, type ServerProcess } from '../house.ts';
import { type Asked, Fired } from './proof.ts';
import { isSight, type Truth, truthOf } from './truth.ts';

const TABLES = 10;
const SEATS = 2;
/** How long a server is stopped, and how long it runs before that, at most. */
const STOPPED_MS = 250;
const RUNNING_MS = 250;

const KINDS = ['accepted', 'stale', 'stopped', 'stoppedWhileAsked'] as const;
type Kind = (typeof KINDS)[number];

type Choice = { readonly user: string; readonly id: string; seq: number | undefined };

/**
 * No fork: everybody plays the same campaigns on two servers at once, each server with an opinion of its own, and one of them is stopped
 * in mid-work again and again. In the end there is one journal, both servers agree with it, and everything they accepted is in it.
 */
export async function noFork(
  servers: readonly [ServerProcess, ServerProcess],
  store: Store,
  { count, seed, progress }: Asked,
) {
  const fired = new Fired<Kind>(KINDS);
  const chance = chanceFrom(seed);
  let asked = 0;
  const isEnough = () => asked >= count;
  const all: AtTable[] = [];
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const { id, people } = await company(servers[0].url, SEATS, { seed: `fork ${seed} ${i}`, games: 12 });
      const hands = await Promise.all(
        people.map(async (one) => {
          const { id: user } = await one.ask('whoAmI');
          const at = await Promise.all(servers.map(({ url }) => one.sit(id, url)));
          all.push(...at);
          return { one, user, at };
        }),
      );
      return { id, hands, choices: [] as Choice[] };
    }),
  );
  const stopping = stopAndGo(servers, chance, fired, isEnough, () => all.some((at) => waiting.has(at)));
  const waiting = new Set<AtTable>();

  const playOn = async (at: AtTable, user: string, choices: Choice[]): Promise<void> => {
    while (!isEnough()) {
      const seat = await decider(at, isEnough);
      if (seat === undefined) continue;
      const options = at.views.get(seat)?.options ?? [];
      const choice: Choice = { user, id: randomUUID(), seq: undefined };
      choices.push(choice);
      asked++;
      progress?.(asked);
      if (asked === count) for (const one of all) one.say({ type: 'ping', id: randomUUID() });
      waiting.add(at);
      const { answer, seq } = await at.choose(seat, options[chance(options.length)] ?? '', { id: choice.id });
      waiting.delete(at);
      if (answer === 'accepted') {
        choice.seq = seq;
        fired.add('accepted');
      } else if (answer === 'stale') fired.add('stale');
      else throw new Error(`a choice from the options was answered with ${answer}`);
    }
  };
  await Promise.all(
    tables.flatMap(({ hands, choices }) =>
      hands.flatMap(({ user, at }) => at.map((one) => playOn(one, user, choices))),
    ),
  );
  await stopping;

  for (const { id, hands, choices } of tables) {
    const truth = await truthOf(store, id);
    compare(choices, truth);
    for (const { one, at } of hands)
      for (const [i, live] of at.entries()) {
        const fresh = await one.sit(id, servers[i]?.url);
        for (const [how, seen] of [
          ['live', live],
          ['fresh', fresh],
        ] as const)
          await agrees(seen, truth, `${how} on server ${i}`);
        fresh.close();
        live.close();
      }
  }
  return { asked, ...fired.all() };
}

/** The seat that has to decide, when one has. */
async function decider(at: AtTable, isEnough: () => boolean): Promise<Seat | undefined> {
  const found = () => at.seats.find((seat) => (at.views.get(seat)?.options.length ?? 0) > 0);
  await at.until(() => isEnough() || found() !== undefined);
  return found();
}

/** Stops any one of the servers in whatever it is doing, and lets it go on, again and again. */
async function stopAndGo(
  servers: readonly ServerProcess[],
  chance: (n: number) => number,
  fired: Fired<Kind>,
  isEnough: () => boolean,
  isAsked: () => boolean,
): Promise<void> {
  while (!isEnough()) {
    await sleep(chance(RUNNING_MS));
    const child = servers[chance(servers.length)]?.child;
    child?.kill('SIGSTOP');
    fired.add('stopped');
    await sleep(chance(STOPPED_MS));
    if (isAsked()) fired.add('stoppedWhileAsked');
    child?.kill('SIGCONT');
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

async function agrees(at: AtTable, { states, last }: Truth, where: string): Promise<void> {
  await at.until(() => at.seq >= states.length - 1);
  equal(at.seq, states.length - 1, where);
  for (const seat of at.seats) isSight(at.views.get(seat), last, seat, where);
}
