import type { Store } from '../store/store.ts';
import { seeing } from '../tables/hosting.ts';
import { Turns } from '../turns.ts';

/**
 * On this topic servers tell each other who is at which table: `server campaign user,user`. Where that is too much for one message of
 * PostgreSQL (8000 bytes), it comes in parts, one after the other: `server campaign user,user 1/3`.
 */
const HERE_TOPIC = 'here';
/** Names are of 16 signs, with a comma each: less than 7000 bytes. */
const USERS_A_PART = 400;
const AGAIN_MS = 15_000;
/** A server that was silent for so long is gone, and everybody with it. */
const SILENT_MS = 45_000;
/** So often it is written down who is still here: after a crash, nobody counts as away for longer than they were. */
const NOTED_MS = 3_600_000;

type Elsewhere = { readonly users: readonly string[]; readonly at: number };

/** Who is at which table now, on any server. */
export class Presence {
  readonly #store: Store;
  readonly #server: string;
  readonly #here = new Map<string, Map<string, number>>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** What was heard of a server and campaign, when not all of it was yet. */
  readonly #parts = new Map<string, readonly string[]>();
  readonly #timer: NodeJS.Timeout;
  readonly #telling = new Turns();
  #notedAt = Date.now();
  #changed: (campaign: string) => void = () => {};

  constructor(store: Store, server: string) {
    this.#store = store;
    this.#server = server;
    store.engine.hear(HERE_TOPIC, (text) => this.#heard(text));
    this.#timer = setInterval(() => this.#again(), AGAIN_MS);
    this.#timer.unref();
  }

  onChange(changed: (campaign: string) => void): void {
    this.#changed = changed;
  }

  come(campaign: string, user: string): void {
    const users = this.#here.get(campaign) ?? new Map<string, number>();
    this.#here.set(campaign, users);
    users.set(user, (users.get(user) ?? 0) + 1);
    this.#note(campaign, [user]);
    this.#changes(campaign);
  }

  go(campaign: string, user: string): void {
    const users = this.#here.get(campaign);
    const left = (users?.get(user) ?? 0) - 1;
    if (left > 0) users?.set(user, left);
    else users?.delete(user);
    if (users?.size === 0) this.#here.delete(campaign);
    this.#note(campaign, [user]);
    this.#changes(campaign);
  }

  /** The users at a table, on all servers. */
  at(campaign: string): string[] {
    const users = new Set(this.#here.get(campaign)?.keys());
    for (const { users: others, at } of this.#elsewhere.get(campaign)?.values() ?? [])
      if (at > Date.now() - SILENT_MS) for (const user of others) users.add(user);
    return [...users];
  }

  isHere(campaign: string, user: string): boolean {
    return this.at(campaign).includes(user);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** When they were last here. It decides nothing but courtesy, and may fail: whoever is here comes or goes again. */
  #note(campaign: string, users: readonly string[]): void {
    const { db, engine } = this.#store;
    engine.run([seeing(db, campaign, users, Date.now())]).catch(() => {});
  }

  #changes(campaign: string): void {
    this.#changed(campaign);
    this.#tell(campaign);
  }

  /** Only the other servers: everybody at the table knows it already, and a thousand sockets would be told every quarter of a minute. */
  #tell(campaign: string): void {
    // In turn, so that what is told last is what is so. Courtesy only: who misses it hears it again.
    this.#telling
      .take(async () => {
        const users = [...(this.#here.get(campaign)?.keys() ?? [])];
        for (const part of partsOf(users))
          await this.#store.engine.tell(HERE_TOPIC, `${this.#server} ${campaign} ${part}`);
      })
      .catch(() => {});
  }

  #heard(text: string): void {
    const [server = '', campaign = '', names = '', part = '1/1'] = text.split(' ');
    if (server === this.#server) return;
    const users = this.#gathered(`${server} ${campaign}`, names === '' ? [] : names.split(','), part);
    if (users === undefined) return;
    const servers = this.#elsewhere.get(campaign) ?? new Map<string, Elsewhere>();
    const before = servers.get(server)?.users.join() ?? '';
    const isNew = !servers.has(server);
    if (users.length === 0) servers.delete(server);
    else servers.set(server, { users, at: Date.now() });
    if (servers.size === 0) this.#elsewhere.delete(campaign);
    else this.#elsewhere.set(campaign, servers);
    if (users.join() !== before) this.#changed(campaign);
    // Whoever has just come does not know who is here already.
    if (isNew && users.length > 0 && this.#here.has(campaign)) this.#tell(campaign);
  }

  /** All users, once the last part is heard. Where one was missed all are told again soon, as everything is. */
  #gathered(from: string, users: readonly string[], part: string): readonly string[] | undefined {
    const [n, of] = part.split('/').map(Number);
    const known = n === 1 ? [] : this.#parts.get(from);
    this.#parts.delete(from);
    if (known === undefined || n === undefined || known.length !== (n - 1) * USERS_A_PART) return undefined;
    const all = [...known, ...users];
    if (n === of) return all;
    this.#parts.set(from, all);
    return undefined;
  }

  #again(): void {
    for (const campaign of this.#here.keys()) this.#tell(campaign);
    if (Date.now() - this.#notedAt > NOTED_MS) {
      this.#notedAt = Date.now();
      for (const [campaign, users] of this.#here) this.#note(campaign, [...users.keys()]);
    }
    const before = Date.now() - SILENT_MS;
    for (const [campaign, servers] of this.#elsewhere) {
      for (const [server, { at }] of servers)
        if (at < before) {
          servers.delete(server);
          this.#changed(campaign);
        }
      if (servers.size === 0) this.#elsewhere.delete(campaign);
    }
  }
}

/** As many users at a time as one message holds; nobody is a message too. */
function partsOf(users: readonly string[]): string[] {
  const count = Math.max(1, Math.ceil(users.length / USERS_A_PART));
  if (count === 1) return [users.join(',')];
  return Array.from({ length: count }, (_, i) => {
    const some = users.slice(i * USERS_A_PART, (i + 1) * USERS_A_PART).join(',');
    return `${some} ${i + 1}/${count}`;
  });
}
