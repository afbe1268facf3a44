import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { bring, makeTable } from '../../test/browser/guests.ts';
import { journalUntil } from '../../test/browser/journals.ts';
import { SCREENS } from '../../test/browser/screens/index.ts';
import type { Screen } from '../../test/browser/screens/screen.ts';
import { walk } from '../../test/browser/screens/walk.ts';
import type { World } from '../../test/browser/screens/world.ts';
import { paint } from '../../test/browser/unpainted.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/pictures');
const QUALITY = 0.9;

/** A page of a young campaign: whoever reads the README has not played yet. */
const early = (page: string, preparedGame: number) => async (world: World) => {
  const make = (): Promise<string> =>
    makeTable(world.player, 'Hazelport', {
      seats: 4,
      bots: { 2: 'easy', 3: 'easy', 4: 'easy' },
      preparedGame,
      seed: 'a village to show',
    });
  return `table/${await world.once(`shown at ${preparedGame}`, make)}/${page}`;
};

/** Somebody's turn in the third game: a village that has begun to be one. */
const thirdGame = async (world: World): Promise<string> => {
  const setting = { seats: 4, seed: 'a village to show', games: 3 };
  const make = async (): Promise<string> =>
    bring(
      world.player,
      'Hazelport',
      journalUntil(
        setting,
        ({ game, turn, seat, choices }) =>
          game === 3 && turn >= 30 && seat === 1 && choices().some((choice) => choice.do === 'place'),
      ),
    );
  return `table/${await world.once('shown in its third game', make)}`;
};

const listed = (name: string): Screen => {
  const found = SCREENS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no screen ${name}`);
  return found;
};

/** The pictures of the README, of early games only. */
const SHOWN: readonly Screen[] = [
  { ...listed('home-first'), name: 'home' },
  { ...listed('table'), hash: thirdGame },
  { ...listed('rite-crate'), name: 'crate' },
  { name: 'chronicle', as: 'player', hash: early('chronicle', 2), ready: '.rule-place' },
  { name: 'book', as: 'player', hash: early('book', 3), ready: '.book-board .tile' },
];

/** Photographs them into docs/pictures; how many. */
export async function photographReadme(world: World): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  await walk(world, SHOWN, { language: 'en', size: 'desktop' }, async (page, { name }) => {
    // Wherever the mouse or the keys were, nothing is pointed at.
    await page.mouse.move(0, 0);
    writeFileSync(join(FOLDER, `${name}.webp`), await small(page));
  });
  return SHOWN.length;
}

/** A picture of the page as WebP, a third of the size of a PNG: the browser makes it. */
async function small(page: Page): Promise<Buffer> {
  await paint(page);
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  // What runs in the page, as text: this file is not checked for a browser.
  const webp = await blank.evaluate<string>(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png}';
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await blank.close();
  return Buffer.from(webp.split(',')[1] ?? '', 'base64');
}
