import { aimPictures } from './aims.ts';
import { buildingPictures } from './buildings.ts';
import { clockworkPictures } from './clockwork.ts';
import { companyPictures } from './company.ts';
import { eastVillagerPictures } from './eastVillagers.ts';
import { founderPictures } from './founders.ts';
import type { PictureLines } from './line.ts';
import { minionPictures } from './minions.ts';
import { pagePictures } from './pages.ts';
import { sidePictures } from './sides.ts';
import { strangerPictures } from './strangers.ts';
import { thingPictures } from './things.ts';
import { westVillagerPictures } from './westVillagers.ts';

/** What the cards of the box look like. Beware: spoilers; whoever plays gets the lines of unlocked cards only. */
export const pictures: PictureLines = {
  ...buildingPictures,
  ...founderPictures,
  ...westVillagerPictures,
  ...eastVillagerPictures,
  ...sidePictures,
  ...companyPictures,
  ...strangerPictures,
  ...clockworkPictures,
  ...minionPictures,
  ...thingPictures,
  ...aimPictures,
  ...pagePictures,
};

export type * from './line.ts';
