import { type ReactNode, useEffect, useRef } from 'react';
import { Board, type BoardHandle } from '../board/Board.tsx';
import { type ObjectName, objectAt } from '../board/objects.ts';
import { Inspector } from '../table/Inspector.tsx';
import type { Scene } from '../table/scene.ts';
import { AT_REST } from './atRest.ts';
import type { Shown } from './passages.ts';

type Props = {
  readonly scene: Scene;
  readonly step: Shown | undefined;
  /** Where the village is larger than the screen, what happens is brought into view; not when much happens in a second. */
  readonly follows: boolean;
  readonly looked: ObjectName | undefined;
  readonly onLook: (object: ObjectName | undefined) => void;
};

/** The village as it was: everything on it can be looked at, and nothing done. */
export function Village({ scene, step, follows, looked, onLook }: Props): ReactNode {
  const board = useRef<BoardHandle>(null);
  const site = follows ? siteOf(step) : undefined;
  useEffect(() => {
    if (site !== undefined) board.current?.showObject(objectAt(site));
  }, [site]);
  return (
    <main className="replay-village">
      <Board
        ref={board}
        now={scene.now}
        say={scene.say}
        box={scene.content.data}
        pictures={scene.content.pictures}
        titles={scene.titles}
        onPick={onLook}
      />
      {looked === undefined ? undefined : (
        <Inspector scene={scene} object={looked} acting={AT_REST} close={() => onLook(undefined)} />
      )}
    </main>
  );
}

/** Where something happened in the village. */
function siteOf(step: Shown | undefined): string | undefined {
  for (const fact of step?.facts ?? []) if ('site' in fact) return fact.site;
  return undefined;
}
