import type { ReactNode } from 'react';
import { Vista } from '../../art/vistas/Vista.tsx';
import { doorWords } from '../../between/doorWords.ts';
import { Explained } from '../../chronicle/Explained.tsx';
import { Battle } from './Battle.tsx';
import { Curtained } from './Curtained.tsx';
import { doorsOf } from './crossing.ts';
import { Door } from './Door.tsx';
import { decidedBy } from './decided.ts';
import type { StageOf } from './stage.ts';
import { isOwn, nameFor } from './standing.ts';

/** The road forks: one door opens, the other is barred for the whole campaign. */
export function DoorsStage({ given, ...props }: StageOf<'doors'>): ReactNode {
  const { scene } = props;
  const { say, content } = scene;
  const { door, kings, by, isChosen } = given;
  const found = doorsOf(content.data, door);
  const { doors } = found;
  const isHeld = doors[0] === door;
  if (found.isBattle) return <Battle {...props} doors={found} isWon={isHeld} />;
  const words = doorWords(
    (found.post === undefined ? undefined : content.textOf(found.post)?.text) ?? '',
    doors,
  );
  const why = decidedBy(say, found, isHeld);
  const told = isChosen
    ? say.fact({ fact: 'forked', charter: by, door }, scene.spoken)
    : say.ui('closing.decided', { door });
  const explained = (text: string): ReactNode => <Explained scene={scene} text={text} />;
  return (
    <Curtained
      {...props}
      look="night"
      kicker={
        !isChosen || by === undefined
          ? undefined
          : isOwn(scene, by)
            ? say.ui('closing.chosenByYou')
            : say.ui('closing.chooser', { who: nameFor(scene, by) })
      }
      title={say.ui(isChosen ? 'closing.doors' : 'closing.turning')}
      vista={<Vista name="crossroads" seed={door} />}
    >
      <ul className="closing-doors" data-alone={doors.length === 1 || undefined}>
        {doors.map((letter, i) => (
          <li key={letter}>
            <Door
              way={i === 0 ? 'warm' : 'cool'}
              letter={letter}
              state={letter === door ? 'opens' : 'barred'}
            />
            <p className="closing-plaque" data-shut={letter === door ? undefined : true}>
              {explained(letter === door ? told : say.ui('closing.barred', { door: letter }))}
              {words[i] === undefined ? undefined : <small>{words[i]}</small>}
            </p>
          </li>
        ))}
      </ul>
      <p className="closing-said">
        {why === undefined ? undefined : <span>{explained(why)}</span>}
        {kings === 0 ? undefined : (
          <span>{explained(say.fact({ fact: 'storyOpened', door, kings }, scene.spoken))}</span>
        )}
      </p>
    </Curtained>
  );
}
