import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { nameAt } from './names.ts';
import type { Scene } from './scene.ts';

/** Where several share one device, nobody sees another's secrets while it is handed over. */
export function useCurtain({ at, eyes, now }: Scene): {
  readonly isDrawn: boolean;
  readonly open: () => void;
} {
  // Before anybody has a charter there is nothing to hide; a page that was loaded anew may lie before anybody.
  const [openFor, setOpenFor] = useState(now.charters.length === 0 ? eyes : undefined);
  const isShared = at.seats.length > 1;
  return { isDrawn: isShared && openFor !== eyes, open: () => setOpenFor(eyes) };
}

type Props = { readonly scene: Scene; readonly open: () => void };

export function Curtain({ scene, open }: Props): ReactNode {
  const { say } = scene;
  const who = whoIs(scene, scene.eyes);
  return (
    <main className="curtain">
      <h1>{say.ui('screen.curtain', { who })}</h1>
      <Button autoFocus className="gold" onPress={open}>
        {say.ui('screen.curtainReady', { who })}
      </Button>
    </main>
  );
}

/** Several seats of one person have one name: their charters tell them apart. */
export function whoIs({ at, now, say }: Scene, seat: number): string {
  const name = nameAt(at, seat, say) ?? say.ui('seat.player', { n: seat });
  const charter = now.charters.find((supply) => supply.seat === seat)?.charter;
  if (at.seats.length < 2 || !at.seats.includes(seat)) return name;
  return charter === undefined ? say.ui('seat.player', { n: seat }) : say.charter(charter);
}
