import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import type { Scene } from '../table/scene.ts';
import { whoIs } from '../table/whoIs.ts';

/** Where several share one device: with whose eyes to look back. Nothing is shown before somebody says so. */
export function Eyes({
  scene,
  onChoose,
}: {
  readonly scene: Scene;
  readonly onChoose: (seat: number) => void;
}): ReactNode {
  const { say, at } = scene;
  return (
    <main className="curtain replay-eyes">
      <h1>{say.ui('replay.eyes')}</h1>
      <p>{say.ui('replay.eyesText')}</p>
      <div className="replay-eyes-seats">
        {at.seats.map((seat) => (
          <Button key={seat} look="gold" onPress={() => onChoose(seat)}>
            {whoIs(scene, seat)}
          </Button>
        ))}
      </div>
    </main>
  );
}
