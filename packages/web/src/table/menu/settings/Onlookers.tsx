import type { LetIn } from '@charterstone/protocol';
import type { ReactNode } from 'react';
import { calledAt } from '../../names.ts';
import type { Scene } from '../../scene.ts';
import { ShowOut } from './ShowOut.tsx';
import { withoutSeat } from './usePeople.ts';

type Props = {
  readonly scene: Scene;
  readonly people: readonly LetIn[];
  readonly onDone: () => void;
};

/** Whoever was let in and sits nowhere, for the host: whether they are here, and the way to show them out. */
export function Onlookers({ scene, people, onDone }: Props): ReactNode {
  const { at, say } = scene;
  const onlookers = withoutSeat(people, at);
  if (onlookers.length === 0) return undefined;
  return (
    <ul className="chairs" aria-label={say.ui('menu.watchers')}>
      {onlookers.map(({ person }) => {
        const isHere = at.here.includes(person.id);
        return (
          <li className="chair" key={person.id}>
            <span className="chair-number" aria-hidden />
            <span className="chair-who">
              <strong>
                <bdi>{calledAt(at, person, say)}</bdi>
              </strong>
              <small>
                <span className="chair-here" data-here={isHere || undefined} aria-hidden />
                {say.ui(isHere ? 'menu.here' : 'menu.away')}
              </small>
            </span>
            <ShowOut scene={scene} person={person} onDone={onDone} />
          </li>
        );
      })}
    </ul>
  );
}
