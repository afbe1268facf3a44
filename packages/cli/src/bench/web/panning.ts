import type { Page } from 'playwright-core';
import { Trouble } from '../../trouble.ts';
import { WINDOW } from './browser.ts';
import { type Frames, framesIn, type TraceEvent } from './frames.ts';

const CATEGORIES = [
  '__metadata',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
];
const STEP_MS = 16;
/** Where what is dragged lies. */
const WHERE = "document.querySelector('.board-village, #b')?.style.transform ?? ''";

/** What the frames cost while somebody drags what lies in the middle of the window to and fro. */
export async function panning(page: Page, seconds: number): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the shape of an event open; what is missing in one is looked at as nothing.
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  const over = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  const [x, y] = [WINDOW.width / 2, WINDOW.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The first step is when it becomes a drag.
  await page.mouse.move(x + 20, y + 20);
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  const here = await page.evaluate<string>(WHERE);
  const until = performance.now() + seconds * 1000;
  for (let step = 0; performance.now() < until; step++) {
    const angle = step / 12;
    await page.mouse.move(x + 180 * Math.cos(angle), y + 120 * Math.sin(angle));
    await page.waitForTimeout(STEP_MS);
  }
  await session.send('Tracing.end');
  await over;
  const there = await page.evaluate<string>(WHERE);
  await page.mouse.up();
  await session.detach();
  if (here === there) throw new Trouble('Nothing has moved: what was dragged was not the village.');
  return framesIn(events);
}

/** A page with one box to drag: what such a machine does at best. */
export const BARE_PAGE = `<!doctype html><style>html,body{margin:0;height:100%}#b{width:600px;height:400px;background:teal;will-change:transform}</style><div id=b></div>
<script>addEventListener('pointermove',({clientX:x,clientY:y})=>{document.getElementById('b').style.transform='translate('+x/4+'px,'+y/4+'px)'})</script>`;
