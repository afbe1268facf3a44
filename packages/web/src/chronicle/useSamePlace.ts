import { useEffect } from 'react';
import { partId } from './Part.tsx';

/** What somebody reads: an element of the book, and where it stands. */
export type Reading = {
  readonly element: Element;
  /** How far its top is below the head of the book; less than nothing where it has been scrolled past. */
  readonly below: number;
  readonly height: number;
};

/** So far down what is seen of the book lies what is being read. */
const READ_AT = 1 / 3;
/** Nobody has begun to read yet. */
const AT_THE_TOP = 8;
/** In the first column, however many there are. */
const WITHIN = 0.15;
/** Nothing in the book is lower than this. */
const STEP = 24;

/** Where the top of what is read belongs in another shape of the page: what was at its beginning begins there, else one reads on in its midst. */
export function belowIn(
  { below, height }: Omit<Reading, 'element'>,
  newHeight: number,
  room: number,
): number {
  if (below >= 0) return Math.min(below, room * READ_AT);
  return height === 0 ? 0 : (below / height) * newHeight;
}

/** Whoever turns a phone, or makes a window wider, goes on reading where they were: pages of another width are of another length. */
export function useSamePlace(): void {
  useEffect(() => {
    let width = innerWidth;
    let read: Reading | undefined;
    const onScroll = (): void => {
      // A page of another width has moved by itself: that is no place that somebody went to.
      if (innerWidth === width) read = readNow();
    };
    const onResize = (): void => {
      if (innerWidth === width) return;
      if (read !== undefined) putBack(read);
      width = innerWidth;
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, []);
}

/** Below the head of the book, which stays where it is. */
function headOf(): number {
  const part = document.getElementById(partId('rules'));
  return part === null ? 0 : Number.parseFloat(getComputedStyle(part).scrollMarginBlockStart) || 0;
}

/** What one was led to as long as it is in sight, else what lies where one reads. */
function readNow(): Reading | undefined {
  if (scrollY < AT_THE_TOP) return undefined;
  const head = headOf();
  const led = document.querySelector('.tome-text [data-marked]');
  const element = led !== null && isSeen(led, head) ? led : elementAt(head + (innerHeight - head) * READ_AT);
  if (element === undefined) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { element, below: top - head, height };
}

function isSeen(element: Element, head: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > head && top < innerHeight;
}

/** The innermost thing of the book at this height of the screen, or the next below it. */
function elementAt(line: number): Element | undefined {
  const text = document.querySelector('.tome-text')?.getBoundingClientRect();
  if (text === undefined) return undefined;
  for (let y = line; y < innerHeight; y += STEP)
    for (const one of document.elementsFromPoint(text.left + text.width * WITHIN, y)) {
      const found = one.closest('.tome-text :is(.entry, .part-head, li)');
      if (found !== null) return found;
    }
  return undefined;
}

function putBack({ element, ...read }: Reading): void {
  if (!element.isConnected) return;
  const head = headOf();
  const { top, height } = element.getBoundingClientRect();
  if (height === 0) return;
  scrollBy({ top: top - head - belowIn(read, height, innerHeight - head), behavior: 'instant' });
}
