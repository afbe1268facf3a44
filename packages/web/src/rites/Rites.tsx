import type { Fact } from '@charterstone/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { closingMoments } from './closing/moments.ts';
import type { Moment } from './moment.ts';
import { openingMoments } from './opening/moments.ts';

type Waiting = { readonly seq: number; readonly moment: Moment };

/** The moments of the table, one after the other, above it. Nobody else waits for them. */
export function Rites({ scene, mine }: { readonly scene: Scene; readonly mine: AtMyTable }): ReactNode {
  const { link } = mine;
  const { speed } = useSettings();
  const latest = useRef(scene);
  latest.current = scene;
  const { eyes } = scene;
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(
    () =>
      link.onStep(({ seq, views }) => {
        const heard = (views.find(({ seat = 0 }) => seat === eyes)?.facts ?? []) as unknown as Fact[];
        const found = [...openingMoments(heard, latest.current), ...closingMoments(heard, latest.current)];
        if (found.length > 0)
          setWaiting((before) => [...before, ...found.map((moment) => ({ seq, moment }))]);
      }),
    [link, eyes],
  );
  const [first] = waiting;
  if (first === undefined) return undefined;
  const { stage: Stage, id, title } = first.moment;
  return (
    <section className="rite" aria-label={title} key={`${first.seq} ${id}`}>
      <Stage scene={scene} speed={speed} done={() => setWaiting((before) => before.slice(1))} />
    </section>
  );
}
