import { type Choice, ICONS } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Sign } from '../parts/Sign.tsx';
import type { Acting } from './acting.ts';
import { Icon } from './Icon.tsx';
import { keyed } from './keyed.ts';
import type { Scene } from './scene.ts';

/** What was picked up so far of several things that are asked for: pressing one puts it back. */
export function Held({ scene, acting }: { readonly scene: Scene; readonly acting: Acting }): ReactNode {
  const { say } = scene;
  return (
    <ul className="held" aria-label={say.ui('screen.held')}>
      {keyed(acting.held, (choice) => String(choice.what)).map(({ key, thing }) => (
        <li key={key}>
          <Button
            className="held-one"
            aria-label={say.ui('screen.putBack', { what: nameOf(scene, thing) })}
            onPress={() => acting.putBack(thing)}
          >
            <Face scene={scene} choice={thing} />
            <Sign name="close" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Face({ scene, choice }: { readonly scene: Scene; readonly choice: Choice }): ReactNode {
  const icon = iconOf(choice);
  return icon === undefined ? nameOf(scene, choice) : <Icon name={icon} />;
}

function nameOf({ say }: Scene, choice: Choice): string {
  const icon = iconOf(choice);
  return icon === undefined ? say.name(Number(choice.what)) : say.icon(icon);
}

function iconOf({ what }: Choice): (typeof ICONS)[number] | undefined {
  return ICONS.find((icon) => icon === what);
}
