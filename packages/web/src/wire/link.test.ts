import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.ts';

const page = new EventTarget();

/** A socket on which nothing is ever heard. */
class Silent extends EventTarget {
  close(): void {}
  send(): void {}
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
