// Spoilers: what is seen here is the beginning of the campaign.
import { readFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QuickPlayer } from '../proofs/quickPlayer.ts';
import { arrive, bring } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { journalUntil } from './journals.ts';
import { closeDialog } from './player.ts';
import { sights } from './sights.ts';

const MINUTE = 60_000;

type Journal = { readonly entries: readonly unknown[]; readonly hash: string };

async function exported(context: BrowserContext, table: string): Promise<Journal> {
  return (await context.request.get(`/api/tables/${table}/export`)).json();
}

describe.skipIf(NO_BROWSER)('a campaign travels (needs Chromium: apt install chromium)', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await BrowserHouse.shared();
  }, 3 * MINUTE);
  afterAll(() => house?.close());

  test(
    'what one has exported goes on in the browser of another; both have the same past, and the first stays as it was',
    async () => {
      const [mine, yours] = [await house.audience(), await house.audience()];
      await arrive(mine, 'Ada');
      const journal = journalUntil(
        { seats: 3, seed: 'travel', games: 3, bots: [2] },
        ({ seat, game, turn, choices }) =>
          seat === 1 && game === 2 && turn > 2 && choices().some(({ do: deed }) => deed === 'place'),
      );
      const home = await bring(mine, 'Old Harbour', journal);
      const ada = await QuickPlayer.sit(mine, home, 'Ada');
      await ada.page.locator('.village:has(.log li)').waitFor();

      // Out of one browser…
      await ada.page.locator('[data-action=settings]').click();
      await ada.page.locator('.settings-tab[data-key=table]').click();
      const coming = ada.page.waitForEvent('download');
      await ada.page.locator('.settings-panel').getByRole('button', { name: 'Download' }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe('charterstone-Old-Harbour.jsonl');
      const buffer = await readFile(await file.path());
      expect(JSON.parse(buffer.toString())).toEqual(await exported(mine, home));
      await closeDialog(ada.page);
      const [left, before] = [await exported(mine, home), await sights(ada.page, '.village')];
      expect(left.entries.length).toBeGreaterThan(60);

      // … and into another, of somebody who was never here. What is no campaign is refused in a sentence.
      const door = await yours.newPage();
      await door.goto('/#/new');
      const input = door.locator('input[type=file]');
      const mimeType = 'application/json';
      await input.setInputFiles({ name: 'bad.json', mimeType, buffer: Buffer.from('{"no": "campaign"}') });
      await door.getByText('This file is no campaign').waitFor();
      await input.setInputFiles({ name: 'Harbour of Bo.json', mimeType, buffer });
      // Whoever comes next sits down where nobody sits now.
      await door.getByRole('textbox', { name: 'Link for seat 3' }).waitFor();
      await door.getByRole('link', { name: 'To the table' }).click();
      await door.waitForURL(/#\/table\/[\w-]+$/);
      const copy = door.url().split('/').at(-1) ?? '';
      expect(copy).not.toBe(home);
      await door.close();

      const bo = await QuickPlayer.sit(yours, copy, 'Bo');
      const complaints = complaintsOf(bo.page);
      await bo.page.locator('.village:has(.log li)').waitFor();
      const arrived = await sights(bo.page, '.village');
      // All but the names of those who sit there.
      for (const kind of ['things', 'pieces', 'mat']) expect(arrived[kind]).toEqual(before[kind]);
      expect(await exported(yours, copy)).toMatchObject({ entries: left.entries, hash: left.hash });

      // It goes on there, and nowhere else. On the seat after this one there may be nobody: a choice is enough.
      const isPlayed = async (): Promise<boolean> =>
        (await exported(yours, copy)).entries.length > left.entries.length;
      for (let i = 0; i < 600 && !(await isPlayed()); i++) await bo.step(1000);
      expect(bo.did.of('choice in a game')).toBeGreaterThan(0);
      const { entries } = await exported(yours, copy);
      expect(entries.slice(0, left.entries.length)).toEqual(left.entries);
      expect(await exported(mine, home)).toEqual(left);
      expect(await sights(ada.page, '.village')).toEqual(before);
      expect(complaints).toEqual([]);
      for (const context of [mine, yours]) await context.close();
    },
    10 * MINUTE,
  );
});
