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
  expect(link.line).toEqual({ is: 'lost', restarting: false });
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
