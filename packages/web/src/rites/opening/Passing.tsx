import type { ReactNode } from 'react';
import { Drawn } from '../../art/Drawn.tsx';
import { TILE_BOX, tileFace } from '../../art/tile.ts';
import { cardPicture } from '../../table/cardLook.ts';
import { faceOf } from '../../table/content.ts';
import type { Scene } from '../../table/scene.ts';
import type { StageOf } from './stage.tsx';

/** What somebody else did, in passing: a small picture and a line. */
export function Passing({ scene, given }: StageOf<'glimpse'>): ReactNode {
  const { card, told } = given;
  const picture = smallPicture(scene, card);
  return (
    <>
      {picture === undefined ? (
        <span />
      ) : (
        <Drawn className="rite-glimpse-picture" markup={picture.markup} viewBox={picture.viewBox} />
      )}
      <p>{told}</p>
    </>
  );
}

/** A building as it lies in the village now. */
function smallPicture({ content, say }: Scene, card: number) {
  const line = content.pictures[card];
  const face = faceOf(content, card);
  if (line?.kind !== 'building' || face?.kind !== 'building') return cardPicture(content, card);
  return {
    markup: tileFace({ line, name: say.name(card), land: face.charter ?? 'commons' }),
    viewBox: TILE_BOX,
  };
}
