import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { useHeading } from '../parts/useHeading.ts';
import { CurtainCloth } from '../table/CurtainCloth.tsx';
import { SeatCrest } from '../table/SeatCrest.tsx';
import type { Scene } from '../table/scene.ts';
import { whoIs } from '../table/whoIs.ts';

type Props = { readonly scene: Scene; readonly onChoose: (seat: number) => void };

/** Where several share one device: with whose eyes to look back. Nothing is shown before somebody says so. */
export function Eyes({ scene, onChoose }: Props): ReactNode {
  const { say, at, now } = scene;
  const heading = useHeading();
  return (
    <CurtainCloth charter={undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {say.ui('replay.eyes')}
      </h1>
      <p>{say.ui('replay.eyesText')}</p>
      <div className="replay-eyes">
        {at.seats.map((seat) => {
          const charter = now.charters.find((supply) => supply.seat === seat)?.charter;
          return (
            <Button key={seat} onPress={() => onChoose(seat)}>
              {charter === undefined ? undefined : <SeatCrest charter={charter} />}
              <bdi>{whoIs(scene, seat)}</bdi>
            </Button>
          );
        })}
      </div>
      <LinkButton look="quiet" href={hashOf({ at: 'table', table: at.table.id })}>
        {say.ui('screen.toTable')}
      </LinkButton>
    </CurtainCloth>
  );
}
