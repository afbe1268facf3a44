// Spoilers: what is seen here is the middle of the campaign.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrived, bring, sat } from './guests.ts';
import { BrowserHouse, NO_BROWSER } from './house.ts';
import { storedUntil } from './journals.ts';

/** Longer than bots rest among themselves. */
const A_WHILE_MS = 2500;

describe.skipIf(NO_BROWSER)('a bot that plays for me (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  });
  afterAll(() => house?.close());

  const standIn = async (visitor: Awaited<ReturnType<BrowserHouse['visitor']>>, id: string, seat: number) => {
    const answer = await visitor.request.put(`/api/tables/${id}/seats/${seat}/bot`, {
      data: { bot: 'easy' },
    });
    expect(answer.ok()).toBe(true);
  };

  test('is said to, asks me nothing, and goes when I play myself again', async () => {
    const visitor = await house.visitor();
    const page = await arrived(visitor, 'Ada');
    const { journal, next } = storedUntil(
      2,
      ({ choices, game }) => game === 2 && choices()[0]?.do === 'place',
      ({ seat }) => [3 - seat],
    );
    const id = await bring(visitor, 'Kettle on', journal, [next.seat]);
    await sat(page, id);
    const tray = page.locator('.tray');
    await expect.poll(() => tray.getAttribute('data-asked')).toBe('true');
    await standIn(visitor, id, next.seat);
    await expect.poll(() => tray.innerText()).toContain('A bot is playing for you');
    expect(await tray.getAttribute('data-asked')).toBe(null);
    expect(await page.title()).not.toContain('Your turn');
    await tray.getByRole('button', { name: 'Play myself again' }).click();
    await expect.poll(() => tray.innerText()).not.toContain('A bot is playing for you');
    await visitor.close();
  });

  test('leaves the next game to me: between games the table waits', async () => {
    const visitor = await house.visitor();
    const page = await arrived(visitor, 'Ada');
    const { journal, next } = storedUntil(
      2,
      ({ choices, game }) => game > 2 && choices()[0]?.do === 'lay',
      ({ seat }) => [3 - seat],
    );
    const id = await bring(visitor, 'Kettle on', journal, [next.seat]);
    await standIn(visitor, id, next.seat);
    await page.goto(`/#/table/${id}`);
    const panel = page.locator('.between');
    await expect.poll(() => panel.innerText()).toContain('begins when somebody plays again');
    const seq = () => page.locator('.village').getAttribute('data-seq');
    const before = await seq();
    await page.waitForTimeout(A_WHILE_MS);
    expect(await seq()).toBe(before);
    await panel.getByRole('button', { name: 'Play myself again' }).click();
    await panel.locator('.options').first().waitFor();
    await visitor.close();
  });
});
