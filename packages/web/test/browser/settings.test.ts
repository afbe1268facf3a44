import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, makeTable } from './guests.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { closeDialog } from './player.ts';

/** A device that makes passkeys and shows them without asking anybody's finger. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

describe.skipIf(NO_BROWSER)('settings', () => {
  let house: BrowserHouse;

  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });

  afterAll(() => house?.close());

  async function visit(hash: string, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await house.visitor())).newPage();
    await page.goto(`/#/${hash}`);
    await page.locator('h1').waitFor();
    return page;
  }

  async function asMaria(): Promise<BrowserContext> {
    const me = await house.visitor();
    await arrive(me, 'Maria');
    return me;
  }

  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).first().click();

  test('are kept', async () => {
    const page = await visit('settings');
    await page.getByLabel('Your name').fill('Maria');
    await press(page, 'Keep');
    await page.getByText('Your name is kept.').waitFor();
    await page.getByText('4×').click();
    await page.getByText('Sound', { exact: true }).click();
    await page.reload();
    await page.locator('.button-danger').waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Maria');
    expect(await page.getByRole('radio', { name: '4×' }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(true);
  });

  test('a recovery link brings somebody back elsewhere, once', async () => {
    const me = await asMaria();
    await makeTable(me, 'Harbour');
    const page = await visit('settings', me);
    await press(page, 'Make a recovery link');
    const link = await page.getByRole('textbox', { name: 'Recovery link' }).inputValue();
    const hash = link.split('#/')[1] ?? '';
    const elsewhere = await visit(hash);
    await press(elsewhere, 'Back to my seats');
    await elsewhere.getByText('Welcome back, \u2068Maria\u2069!').waitFor();
    await elsewhere.getByRole('link', { name: 'Harbour' }).waitFor();
    const late = await visit(hash);
    await press(late, 'Back to my seats');
    await late.getByText('This link has been used already').waitFor();
  });

  test('a device that was lost is signed out from another', async () => {
    const me = await asMaria();
    const [lost, lent] = [await house.visitor(), await house.visitor()];
    for (const device of [lost, lent]) {
      const { link } = await (await me.request.post('/api/recovery')).json();
      await device.request.post('/api/recovery/redeem', { data: { token: link.split('/').at(-1) } });
      expect((await device.request.get('/api/session')).status()).toBe(200);
    }
    const page = await visit('settings', me);
    await page.getByText(/^This device, since /).waitFor();
    const others = page.getByRole('button', { name: /^Sign it out: A device, since / });
    await expect.poll(() => others.count()).toBe(2);
    await others.first().click();
    await expect.poll(() => others.count()).toBe(1);
    await press(page, 'Sign out everywhere else');
    await page.getByText('You are signed out everywhere else.').waitFor();
    await expect.poll(() => others.count()).toBe(0);
    for (const device of [lost, lent]) expect((await device.request.get('/api/session')).status()).toBe(401);
    expect((await me.request.get('/api/session')).status()).toBe(200);
  });

  test('a passkey is made, brings somebody back, and goes', async () => {
    // A passkey belongs to a name: at an address of numbers there is none, with the reason.
    const numbered = await visit('settings');
    await numbered.getByText('A passkey belongs to an address with a name').waitFor();
    const me = await house.visitor({ baseURL: house.url.replace('127.0.0.1', 'localhost') });
    const page = await visit('settings', me);
    const device = await me.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
    await page.getByLabel('Your name').fill('Maria');
    await press(page, 'Keep');
    await press(page, 'Add a passkey');
    await page.getByText(/^Passkey of /).waitFor();
    await press(page, 'Sign out');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    await page.goto('/#/settings');
    await press(page, 'Come back with a passkey');
    await page.getByText('Welcome back, \u2068Maria\u2069!').waitFor();
    await press(page, /^Remove: Passkey of /);
    await page.getByText(/^Passkey of /).waitFor({ state: 'detached' });
  });

  test('a server without mail says so in a sentence', async () => {
    const page = await visit('settings', await asMaria());
    await page.getByLabel('E-mail address').fill('nobody');
    await press(page, 'Send the link');
    await page.getByText('This does not look like an e-mail address.').waitFor();
    await page.getByLabel('E-mail address').fill('maria@example.org');
    await press(page, 'Send the link');
    await page.getByText('This server sends no e-mail.').waitFor();
  });

  test('whoever wants to be forgotten is told what stays, and asked', async () => {
    const me = await asMaria();
    const page = await visit('settings', me);
    await press(page, 'Delete my data');
    const dialog = page.getByRole('alertdialog');
    await expect.poll(() => dialog.innerText()).toContain('The campaigns stay');
    await closeDialog(page);
    await press(page, 'Delete my data');
    await press(page, 'Delete for good');
    await page.getByText('Everything known of you is deleted.').waitFor();
    expect((await me.request.get('/api/session')).status()).toBe(401);
  });
});
