import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passing } from './brief.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what nobody touches passes', () => {
  const end = vi.fn();
  passing(new EventTarget(), 5000, end);
  vi.advanceTimersByTime(4999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'wheel'])('whoever takes an interest in it keeps it (%s)', (sign) => {
  const stage = new EventTarget();
  const end = vi.fn();
  passing(stage, 5000, end);
  vi.advanceTimersByTime(4000);
  stage.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
