import { COMMONS, COMMONS_CARD } from '@charterstone/rules';
import { COMMONS_LINES } from '../art/buildings/commons.ts';
import { BUILDING_BOX, buildingArt } from '../art/buildings/draw.ts';
import { TONES } from '../art/tones.ts';
import { cardPicture, type PictureOf } from '../table/cardLook.ts';
import type { Content } from '../table/content.ts';

/** The Commons stand on the board and have no cards. */
const commonsAt = (place: number): (typeof COMMONS)[number] | undefined => COMMONS[place - COMMONS_CARD];

export function hasPicture({ pictures }: Content, place: number): boolean {
  return pictures[place] !== undefined || commonsAt(place) !== undefined;
}

export function pictureAt(content: Content, place: number): PictureOf | undefined {
  const building = commonsAt(place);
  if (building === undefined) return cardPicture(content, place);
  return { markup: buildingArt(COMMONS_LINES[building], TONES.commons).markup, viewBox: BUILDING_BOX };
}
