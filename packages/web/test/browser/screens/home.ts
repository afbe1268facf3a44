import type { Page } from 'playwright-core';
import { invite } from '../guests.ts';
import { press, type Screen } from './screen.ts';

const NOTHING = 'x'.repeat(22);

async function unfold(page: Page): Promise<void> {
  for (const fold of await page.locator('summary').all()) await fold.click();
}

/** Everything before and beside the tables. */
export const HOME: readonly Screen[] = [
  { name: 'home-first', as: 'stranger', hash: '', ready: '.tables-none' },
  {
    name: 'home',
    as: 'player',
    hash: async (world) => {
      await world.furnished();
      return '';
    },
    ready: '.tables',
    then: unfold,
  },
  {
    name: 'home-wrong-link',
    as: 'stranger',
    hash: '',
    ready: '.join',
    then: async (page) => {
      await page.locator('.join input').fill('no link');
      await press(page, '.join button');
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
      await press(page, 'form.plan .button-gold');
      await page.locator('.copy-link').first().waitFor();
    },
  },
  {
    name: 'join',
    as: 'stranger',
    hash: async (world) => {
      const token = await world.once('free seat', async () =>
        invite(world.player, await world.furnished(), 4),
      );
      return `join/${token}`;
    },
    ready: '.join-form',
  },
  { name: 'join-spent', as: 'stranger', hash: `join/${NOTHING}`, ready: '.trouble' },
  { name: 'recover', as: 'stranger', hash: `recover/${NOTHING}`, ready: '.button-gold' },
  { name: 'confirm', as: 'stranger', hash: `confirm/${NOTHING}`, ready: '.button-gold' },
  { name: 'settings-first', as: 'stranger', hash: 'settings', ready: '.settings-part' },
  { name: 'settings', as: 'player', hash: 'settings', ready: '.button-danger' },
  {
    name: 'settings-forget',
    as: 'player',
    hash: 'settings',
    ready: '.button-danger',
    then: async (page) => {
      await press(page, '.button-danger');
      await page.locator('.dialog').waitFor();
    },
  },
  { name: 'credits', as: 'stranger', hash: 'credits', ready: '.credits' },
];
