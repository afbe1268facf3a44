import type { Picture } from '@charterstone/protocol';
import { type Charter, COMMONS, type Minion, type Peril } from '@charterstone/rules';
import { COMMONS_LINES } from '../art/buildings/commons.ts';
import type { BuildingLine } from '../art/buildings/line.ts';
import { minionFigure, minionPiece } from '../art/figures/minions.ts';
import { perilPiece } from '../art/figures/perils.ts';
import { oval, SHADOW } from '../art/paper.ts';
import { tileFace } from '../art/tile.ts';
import { type Land, TONES } from '../art/tones.ts';

/** Everything the board asks of the art that depends on the content of the box, in one place. */
export type PictureLines = Readonly<Record<number, Picture>>;

export type TilePicture = {
  readonly land: Land;
  readonly site: string;
  /** The line of data of its card's picture, where it is known. */
  readonly line: Picture | undefined;
  readonly name: string;
  readonly hasCrate: boolean;
};

/** A building nobody has drawn a line for is a cottage of its own seed. */
function plain(name: string): BuildingLine {
  return {
    chain: 'trade',
    tier: 3,
    form: 'cottage',
    material: 'plaster',
    roof: 'terracotta',
    props: [],
    seed: name.length,
  };
}

export function tilePicture({ land, site, line, name, hasCrate }: TilePicture): string {
  const commons = COMMONS.find((building) => building === site);
  const drawn = commons === undefined ? line : COMMONS_LINES[commons];
  const isBuilding = drawn !== undefined && 'chain' in drawn;
  return tileFace({ line: isBuilding ? drawn : plain(name), name, land, hasCrate });
}

/** One that nobody controls stands without a base. */
export function minionPicture(minion: Minion, owner: Charter | undefined): string {
  return owner === undefined
    ? oval(-2, 2.5, 14, 4.4, SHADOW, 0.42) + minionFigure(minion, TONES.commons)
    : minionPiece(minion, owner);
}

export function perilPicture(peril: Peril): string {
  return perilPiece(peril);
}
