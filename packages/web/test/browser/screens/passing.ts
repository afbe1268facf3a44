// Spoilers: a building and stars of later games.
import { box } from '@charterstone/box';
import type { Page } from 'playwright-core';
import { accept, bring, invite, STILL } from '../guests.ts';
import { type Ahead, storedUntil } from '../journals.ts';
import { ScreenPlayer } from '../player.ts';
import { press, type Screen } from './screen.ts';
import type { World } from './world.ts';

/** Runs in the page: what would pass in some seconds stays. */
const HELD = `setTimeout = ((set) => (call, ms, ...more) => set(call, ms > 3000 ? 2 ** 30 : ms, ...more))(setTimeout)`;

const passing: Pick<Screen, 'as' | 'before' | 'within' | 'isLasting'> = {
  as: 'player',
  before: async (page) => {
    await page.evaluate(HELD);
  },
  within: '.rite-glimpses',
  // The clock stands still there from then on.
  isLasting: true,
};

/** Somebody has a plot to choose for a building, and it is not seat 1. */
const isBuilding = ({ seat, choice }: Ahead): boolean => seat !== 1 && choice.do === 'build';

/** The last star of the first row is drawn. */
function isFilling({ seat, choice, now }: Ahead): boolean {
  if (choice.do !== 'mark' || choice.what !== 'row-1') return false;
  const own = now().charters.find((supply) => supply.seat === seat);
  return (own?.glory[0] ?? 0) + 1 === box.board.glory[0]?.stars;
}

/** A friend at the same table makes a choice. */
async function friendChooses(page: Page, world: World): Promise<void> {
  const friend = await world.house.visitor({ storageState: await world.person('watcher').storageState() });
  await friend.addInitScript(STILL);
  const theirs = await friend.newPage();
  await theirs.goto(`/${new URL(page.url()).hash}`);
  const player = new ScreenPlayer(theirs);
  while (!(await player.isAsked())) await player.look();
  await player.choose(0);
  await page.locator('.rite-glimpse-picture').waitFor();
  await friend.close();
}

/** What passes beside the village while one looks at it. It is seen once: the tables are others every time. */
export const PASSING: readonly Screen[] = [
  {
    name: 'glimpse-built',
    ...passing,
    hash: async (world) => {
      const { journal, next } = storedUntil(3, isBuilding, []);
      const table = await bring(world.player, 'Friday evening', journal);
      await accept(world.person('watcher'), await invite(world.player, table, next.seat));
      return `table/${table}`;
    },
    ready: '.village:has(.log li)',
    then: friendChooses,
  },
  {
    name: 'glimpse-row',
    ...passing,
    hash: async (world) => {
      const { journal, next } = storedUntil(5, isFilling, []);
      return `table/${await bring(world.player, 'Friday evening', journal, [next.seat])}`;
    },
    ready: '.star-row',
    then: async (page) => {
      await press(page, '.star-row');
      await page.locator('.row-full').waitFor();
    },
  },
];
