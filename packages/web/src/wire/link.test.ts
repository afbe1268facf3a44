import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.ts';

const page = new EventTarget();

/** A socket on which nothing is ever heard. */
class Silent extends EventTarget {
  close(): void {}
  send(_text: string): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Silent);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('when the browser loses its network, the line is lost at once', () => {
  const link = new Link('table');
  let told = 0;
  link.subscribe(() => told++);
  page.dispatchEvent(new Event('offline'));
  expect(link.line).toEqual({ is: 'lost', why: 'away' });
  expect(told).toBe(1);
  link.close();
});

test('a choice is on its way until it is answered; what is only said is none', () => {
  const link = new Link('table');
  void link.say('hello');
  expect(link.isChoosing).toBe(false);
  void link.choose(1, [{ do: 'retrieve' }]);
  expect(link.isChoosing).toBe(true);
  link.close();
});

test('a choice that was accepted is on its way until the step is there that it speaks of', () => {
  const made: EventTarget[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends Silent {
      constructor() {
        super();
        made.push(this);
      }
      override send(text: string): void {
        said.push(JSON.parse(text));
      }
    },
  );
  const said: { readonly id: string }[] = [];
  const link = new Link('table');
  const tell = (message: object): void => {
    made[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  };
  tell({
    type: 'welcome',
    table: {},
    you: { person: 'a', seats: [1] },
    seq: 4,
    views: [],
    chat: [],
    here: [],
  });
  void link.choose(1, [{ do: 'retrieve' }]);
  tell({ type: 'answer', id: said.at(-1)?.id, answer: 'accepted', seq: 5 });
  expect(link.isChoosing).toBe(true);
  tell({ type: 'step', from: 4, seq: 5, by: 1, at: 0, views: [] });
  expect(link.isChoosing).toBe(false);
  link.close();
});

test('a server that was asked too much at once is not away: it says so, and the line comes back', async () => {
  const made: Silent[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends Silent {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  let status = 429;
  const body = () => JSON.stringify(status === 429 ? { error: 'slow-down' } : {});
  vi.stubGlobal('fetch', async () => new Response(body(), { status }));
  const link = new Link('table');
  // A browser is not told why a socket was refused.
  made[0]?.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(link.line).toEqual({ is: 'lost', why: 'tooMuch' });
  status = 200;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made.length).toBeGreaterThan(1);
  link.close();
});

test('whoever wakes to the network and to the page at once has one line, and leaves none behind', async () => {
  const made: Dialled[] = [];
  class Dialled extends Silent {
    isOpen = true;
    constructor() {
      super();
      made.push(this);
    }
    override close(): void {
      this.isOpen = false;
    }
  }
  vi.stubGlobal('WebSocket', Dialled);
  const asked: { answer: () => void; fail: () => void }[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) => {
        asked.push({
          answer: () => resolve(new Response('{}')),
          fail: () => reject(new TypeError('no line')),
        });
      }),
  );
  const link = new Link('table');
  page.dispatchEvent(new Event('offline'));
  for (const what of [page, document, page])
    what.dispatchEvent(new Event(what === page ? 'online' : 'visibilitychange'));
  expect(asked.length).toBe(3);
  asked[1]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer();
  asked[2]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(made.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  const welcome = {
    type: 'welcome',
    table: {},
    you: { person: 'a', seats: [1] },
    seq: 4,
    views: [],
    chat: [],
    here: [],
  };
  made[1]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(welcome) }));
  expect(link.line.is).toBe('open');
  link.close();
  expect(made.map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

test('what was said and not answered is said again with the same id, also by whoever left the table meanwhile', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const made: Heard[] = [];
  class Heard extends Silent {
    readonly said: { type: string; id: string }[] = [];
    constructor() {
      super();
      made.push(this);
    }
    override send(text = ''): void {
      this.said.push(JSON.parse(text));
    }
    tells(message: object): void {
      this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
    }
  }
  vi.stubGlobal('WebSocket', Heard);
  const you = { person: 'ada', seats: [] };
  const welcome = { type: 'welcome', table: {}, you, seq: 0, views: [], chat: [], here: [] };
  const chats = (socket: Heard | undefined) => socket?.said.filter(({ type }) => type === 'chat') ?? [];
  const before = new Link('table');
  made[0]?.tells(welcome);
  void before.say('hello');
  expect(before.saying).toMatchObject({ begun: '', onItsWay: [{ text: 'hello' }] });
  before.close();

  const link = new Link('table');
  made[1]?.tells(welcome);
  expect(chats(made[1])).toEqual(chats(made[0]));
  expect(chats(made[1])).toHaveLength(1);
  expect(link.saying.onItsWay).toHaveLength(1);
  // Whoever is greeted once more does not say it twice over the same line.
  made[1]?.tells(welcome);
  expect(new Set(chats(made[1]).map(({ id }) => id)).size).toBe(1);
  made[1]?.tells({ type: 'answer', id: chats(made[1])[0]?.id, answer: 'accepted', seq: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(link.saying.onItsWay).toEqual([]);
  expect(kept.size).toBe(0);
  link.close();
});

test('whoever has not looked at the page for two minutes is away until they look again', () => {
  const screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', screen);
  const made: EventTarget[] = [];
  const asked: { readonly type: string; readonly away?: boolean }[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends Silent {
      constructor() {
        super();
        made.push(this);
      }
      override send(text: string): void {
        const said = JSON.parse(text);
        asked.push(said);
        setTimeout(() => tell({ type: 'pong', id: said.id, seq: 0 }));
      }
    },
  );
  const tell = (message: object): void => {
    made[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  };
  const link = new Link('table');
  tell({
    type: 'welcome',
    table: {},
    you: { person: 'a', seats: [1] },
    seq: 0,
    views: [],
    chat: [],
    here: [],
  });
  const turn = (visibilityState: string): void => {
    screen.visibilityState = visibilityState;
    screen.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  vi.advanceTimersByTime(110_000);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.some(({ away }) => away)).toBe(false);
  vi.advanceTimersByTime(40_000);
  expect(asked.at(-1)).toMatchObject({ type: 'ping', away: true });
  turn('visible');
  expect(asked.at(-1)?.away).toBeUndefined();
  link.close();
});
