import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import { nameOf } from './names.ts';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';

type Props = { readonly scene: Scene; readonly from: ObjectName; readonly onPress: () => void };

/** From a card to all that its owner has. */
export function WayBack({ scene: { at, now, say }, from, onPress }: Props): ReactNode {
  const found = objectNamed(from);
  const owner = now.charters.find(({ charter }) => found?.kind === 'charter' && charter === found.charter);
  if (owner === undefined) return undefined;
  return (
    <Button className="inspector-back" onPress={onPress}>
      <SeatCrest charter={owner.charter} />
      {say.ui('screen.lookAt', { who: nameOf(at, owner, say) })}
    </Button>
  );
}
