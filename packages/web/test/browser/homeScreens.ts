import type { BrowserContext, Page } from 'playwright-core';

/** What people are called, and call their tables, who mean no good; and those whose letters run the other way. */
export const HOSTILE = {
  markup: '<b>Bo</b><img src=x onerror=alert(1)>',
  wide: 'W'.repeat(40),
  rightToLeft: 'مرحبا بالعالم',
} as const;

type Made = { readonly id: string };

async function post<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** As whoever has played in this browser before. */
export async function arrive(context: BrowserContext, name: string): Promise<void> {
  await post(context, '/api/session', { name, language: 'en' });
  await context.addInitScript(`localStorage.setItem('charterstone.played', '1')`);
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

/** Somebody with tables in every state, among people with difficult names. */
export async function furnish(me: BrowserContext, friend: BrowserContext): Promise<string> {
  await arrive(me, 'Maria');
  await arrive(friend, HOSTILE.markup);
  await makeTable(me, HOSTILE.rightToLeft);
  await makeTable(me, HOSTILE.wide, { automas: 2, options: { threeOpenCards: true } });
  const shared = await makeTable(me, HOSTILE.markup, { seats: 4, mine: [2], bots: { 3: 'hard' } });
  await post(friend, '/api/invites/accept', { token: await invite(me, shared, 1) });
  const away = await makeTable(me, 'Put away');
  await post(me, `/api/tables/${away}/hidden`, { hidden: true });
  const left = await makeTable(me, 'Left');
  await post(me, `/api/tables/${left}/leave`, {});
  return shared;
}

export type Screen = {
  readonly name: string;
  /** A stranger, or somebody with tables. */
  readonly as: 'stranger' | 'player';
  readonly hash: string;
  /** What has to be there before one looks. */
  readonly ready: string;
  readonly then?: (page: Page) => Promise<void>;
};

async function unfold(page: Page): Promise<void> {
  for (const fold of await page.locator('summary').all()) await fold.click();
}

/** Every screen before and beside the tables. `seat` is a link that is free, from the table above. */
export function homeScreens(seat: string): readonly Screen[] {
  const nothing = 'x'.repeat(22);
  return [
    { name: 'home-first', as: 'stranger', hash: '', ready: '.tables-none' },
    { name: 'home', as: 'player', hash: '', ready: '.tables', then: unfold },
    {
      name: 'home-wrong-link',
      as: 'stranger',
      hash: '',
      ready: '.join',
      then: async (page) => {
        await page.locator('.join input').fill('no link');
        await page.locator('.join button').click();
        await page.locator('.join .field-error').waitFor();
      },
    },
    {
      name: 'new',
      as: 'player',
      hash: 'new',
      ready: '.seats',
      then: async (page) => {
        await unfold(page);
        await page.locator('.start-at select').selectOption('4');
      },
    },
    {
      name: 'invites',
      as: 'player',
      hash: 'new',
      ready: '.seats',
      then: async (page) => {
        await page.locator('form.plan .button-gold').click();
        await page.locator('.copy-link').first().waitFor();
      },
    },
    { name: 'join', as: 'stranger', hash: `join/${seat}`, ready: '.join-form' },
    { name: 'join-spent', as: 'stranger', hash: `join/${nothing}`, ready: '.trouble' },
    { name: 'recover', as: 'stranger', hash: `recover/${nothing}`, ready: '.button-gold' },
    { name: 'confirm', as: 'stranger', hash: `confirm/${nothing}`, ready: '.button-gold' },
    { name: 'settings-first', as: 'stranger', hash: 'settings', ready: '.settings-part' },
    { name: 'settings', as: 'player', hash: 'settings', ready: '.button-danger' },
    {
      name: 'settings-forget',
      as: 'player',
      hash: 'settings',
      ready: '.button-danger',
      then: async (page) => {
        await page.locator('.button-danger').click();
        await page.locator('.dialog').waitFor();
      },
    },
    { name: 'credits', as: 'stranger', hash: 'credits', ready: '.credits' },
  ];
}
