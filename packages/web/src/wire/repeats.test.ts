import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.ts';

type Said = { readonly type: string; readonly id: string; readonly at: number };
const welcome = {
  type: 'welcome',
  table: {},
  you: { person: 'ada', seats: [1] },
  seq: 4,
  views: [],
  chat: [],
  here: [],
};

/** A server that hears so many messages at once and so many a second; others it puts off, and it hangs up on whoever goes on regardless. */
class Busy extends EventTarget {
  static made: Busy[] = [];
  readonly said: Said[] = [];
  readonly taken: string[] = [];
  isOpen = true;
  #left: number;
  #over = 0;
  readonly #burst: number;
  readonly #perSecond: number;
  #at = Date.now();

  constructor({ burst = 30, perSecond = 10 } = {}) {
    super();
    this.#left = burst;
    this.#burst = burst;
    this.#perSecond = perSecond;
    Busy.made.push(this);
  }

  close(): void {
    this.isOpen = false;
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text);
    this.said.push({ type, id, at: Date.now() });
    this.#left = Math.min(this.#burst, this.#left + ((Date.now() - this.#at) / 1000) * this.#perSecond);
    this.#at = Date.now();
    const isTaken = this.#left >= 1;
    if (isTaken) this.#left--;
    this.#over = Math.max(0, this.#over + (isTaken ? -1 : 1));
    if (this.#over > 3 * this.#burst) this.close();
    if (isTaken && type !== 'ping') this.taken.push(id);
    const answer = { type: 'answer', id, answer: isTaken ? 'accepted' : 'later', seq: 4 };
    queueMicrotask(() => this.tells(isTaken && type === 'resync' ? { ...welcome, seq: 9 } : answer));
  }

  tells(message: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
}

/** A line on which the server has welcomed us. */
function welcomed(limits?: { burst: number; perSecond: number }): { link: Link; server: Busy } {
  vi.stubGlobal(
    'WebSocket',
    class extends Busy {
      constructor() {
        super(limits);
      }
    },
  );
  const link = new Link('table');
  const server = Busy.made.at(-1);
  if (server === undefined) throw new Error('nobody was dialled');
  server.tells(welcome);
  return { link, server };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a choice that the server puts off is said again with the same id, until it is taken', async () => {
  const { link, server } = welcomed({ burst: 1, perSecond: 10 });
  void link.say('hello');
  const answer = link.choose(1, [{ do: 'retrieve' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(link.isChoosing).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toMatchObject({ answer: 'accepted' });
  expect(link.isChoosing).toBe(false);
  const choices = server.said.filter(({ type }) => type === 'choose');
  expect(choices).toHaveLength(2);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(1);
  link.close();
});

test('however much is said at once, all of it is heard once, in its order, and nobody is hung up on', async () => {
  const { link, server } = welcomed();
  const answers = Array.from({ length: 100 }, (_, i) => link.say(`line ${i}`));
  const ids = server.said.map(({ id }) => id);
  expect(ids).toHaveLength(100);
  await vi.advanceTimersByTimeAsync(100_000);
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ answer: 'accepted' });
  expect(server.taken).toEqual(ids);
  expect(server.isOpen).toBe(true);
  expect(link.saying.onItsWay).toEqual([]);
  link.close();
});

test('as long as nothing is taken the pauses grow, and what came meanwhile waits its turn', async () => {
  const { link, server } = welcomed({ burst: 0, perSecond: 0 });
  void link.choose(1, [{ do: 'retrieve' }]);
  void link.say('hello');
  await vi.advanceTimersByTimeAsync(100_000);
  const [first, line, ...again] = server.said;
  expect([first?.type, line?.type]).toEqual(['choose', 'chat']);
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first?.id]));
  const pauses = again.map(({ at }, i) => at - (again[i - 1] ?? line ?? { at: 0 }).at);
  expect(pauses.length).toBeGreaterThan(6);
  expect(pauses.length).toBeLessThan(25);
  for (const [i, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(Math.min(7500, 250 * 2 ** i));
    expect(pause).toBeLessThanOrEqual(15_000);
  }
  link.close();
});

test('on a new line all of it is said again at once, and not a second time for having been put off', async () => {
  const { link, server } = welcomed({ burst: 0, perSecond: 0 });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  void link.choose(1, [{ do: 'retrieve' }]);
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('WebSocket', Busy);
  server.dispatchEvent(Object.assign(new Event('close'), { code: 4408 }));
  await vi.advanceTimersByTimeAsync(600);
  const next = Busy.made.at(-1);
  next?.tells(welcome);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(next?.said.filter(({ type }) => type === 'choose')).toHaveLength(1);
  expect(link.isChoosing).toBe(false);
  link.close();
});

test('whoever missed something asks for everything once, again where that is put off, and says nothing else twice', async () => {
  const { link, server } = welcomed({ burst: 2, perSecond: 8 });
  void link.say('hello');
  void link.say('are you there?');
  for (const seq of [7, 8, 9]) server.tells({ type: 'step', from: seq - 1, seq, by: 2, at: 0, views: [] });
  const resyncs = () => server.said.filter(({ type }) => type === 'resync');
  expect(resyncs()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(resyncs()).toHaveLength(2);
  expect(new Set(resyncs().map(({ id }) => id)).size).toBe(1);
  expect(link.at?.seq).toBe(9);
  expect(link.greetings).toBe(2);
  expect(server.said.filter(({ type }) => type === 'chat')).toHaveLength(2);
  link.close();
});
