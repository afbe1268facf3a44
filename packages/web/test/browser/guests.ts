import type { BrowserContext, Page } from 'playwright-core';

/** What people are called, and call their tables, who mean no good; and those whose letters run the other way. */
export const HOSTILE = {
  markup: '<b>Bo</b><img src=x onerror=alert(1)>',
  wide: 'W'.repeat(40),
  rightToLeft: 'مرحبا بالعالم',
} as const;

/** For an init script: nothing moves, nothing is to be heard, and no hint lies on the village. */
export const STILL = `localStorage.getItem('charterstone') ??
  localStorage.setItem('charterstone', '{"speed":0,"sound":false,"hints":false}')`;

/** For an init script: the lines of a page to the server, to be cut by `lines.at(-1).close()`. */
export const LINES = `lines = []; WebSocket = class extends WebSocket {
  constructor(url) { super(url); lines.push(this); }
}`;

/** For an init script: a browser with a voice, which writes down what it is told to say, and how often to be silent. */
export const VOICE = `spoken = []; silenced = 0;
  SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: {
    getVoices: () => [{ lang: 'en-GB', name: 'Test', localService: true, default: true }],
    speak: ({ text }) => spoken.push(text),
    cancel: () => { silenced++; },
  } })`;

type Made = { readonly id: string };

/** Asks the server with the cookie of a browser, without a page. */
export async function post<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** As whoever has played in this browser before. */
export async function arrive(context: BrowserContext, name: string): Promise<void> {
  await post(context, '/api/session', { name, language: 'en' });
}

export async function makeTable(context: BrowserContext, name: string, some: object = {}): Promise<string> {
  const table = { name, seats: 2, mine: [1], bots: { 2: 'easy' }, ...some };
  return (await post<Made>(context, '/api/tables', table)).id;
}

/** The token of a link to a seat; without one, to watch. */
export async function invite(context: BrowserContext, table: string, seat?: number): Promise<string> {
  const wanted = seat === undefined ? {} : { seat };
  const { link } = await post<{ link: string }>(context, `/api/tables/${table}/invites`, wanted);
  return link.split('/').at(-1) ?? '';
}

export async function accept(context: BrowserContext, token: string): Promise<void> {
  await post(context, '/api/invites/accept', { token });
}

/** A table that stands where a journal ends. Its bots sit where they sat; these seats are mine. */
export async function bring(
  context: BrowserContext,
  name: string,
  journal: string,
  mine: readonly number[] = [1],
): Promise<string> {
  return (await post<Made>(context, '/api/tables/import', { name, mine, journal })).id;
}

/** Whether a table of mine has been played to its end. */
export async function isOver(context: BrowserContext, id: string): Promise<boolean> {
  const answer = await context.request.get('/api/tables');
  const { tables }: { tables: readonly { table: Made; over: boolean }[] } = await answer.json();
  return tables.find(({ table }) => table.id === id)?.over ?? false;
}

/** A page at that table, where something has happened already. */
export async function atTable(context: BrowserContext, table: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/#/table/${table}`);
  await page.locator('.village:has(.log li)').waitFor();
  return page;
}

/** A page of somebody with that name, before they go anywhere. */
export async function arrived(context: BrowserContext, name: string): Promise<Page> {
  await arrive(context, name);
  // Nothing moves, and a line can be cut.
  await context.addInitScript(STILL);
  await context.addInitScript(LINES);
  return context.newPage();
}

/** Somebody comes to that table, or to the curtain before it. */
export async function sat(page: Page, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`);
  await page.locator('.tray, .curtain').first().waitFor();
}
