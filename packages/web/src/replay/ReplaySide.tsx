import { type ReactNode, useState } from 'react';
import { NO_MARKS, type ObjectName } from '../board/objects.ts';
import { Button } from '../parts/Button.tsx';
import { CardFace } from '../table/CardFace.tsx';
import { Mats } from '../table/Mats.tsx';
import { useNarrow } from '../table/menu/useNarrow.ts';
import type { Scene } from '../table/scene.ts';
import type { Plan } from './plan.ts';
import { ReplaySign } from './ReplaySign.tsx';
import { StepList } from './StepList.tsx';
import type { Told } from './usePassages.ts';

type Props = {
  readonly live: Scene;
  /** Nothing was told yet. */
  readonly scene: Scene | undefined;
  readonly plan: Plan;
  readonly at: number;
  readonly get: Told['get'];
  readonly onGo: (at: number) => void;
  readonly onLook: (object: ObjectName) => void;
};

/** Beside the village: the steps of this turn, and the cards that lay there then. On a phone it is a sheet. */
export function ReplaySide({ live, scene, plan, at, get, onGo, onLook }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  if (scene === undefined) return undefined;
  const { say } = scene;
  const look = (object: ObjectName): void => {
    setOpen(false);
    onLook(object);
  };
  return (
    <>
      <Button
        look="paper"
        isIcon
        className="replay-sheet-button"
        aria-label={say.ui('replay.turn')}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        <ReplaySign name="list" />
      </Button>
      <aside className="replay-side" data-open={isOpen || undefined} aria-label={say.ui('replay.turn')}>
        <Button look="quiet" className="replay-sheet-close" onPress={() => setOpen(false)}>
          {say.ui('screen.close')}
        </Button>
        <StepList
          live={live}
          scene={scene}
          plan={plan}
          at={at}
          get={get}
          onGo={onGo}
          isShown={isOpen || !isNarrow}
        />
        <Cards scene={scene} onLook={look} />
      </aside>
    </>
  );
}

function Cards({ scene, onLook }: { readonly scene: Scene; readonly onLook: Props['onLook'] }): ReactNode {
  const { now, eyes, say } = scene;
  const hand = eyes === 0 ? [] : (now.charters.find(({ seat }) => seat === eyes)?.hand ?? []);
  return (
    <section className="replay-cards" aria-label={say.ui('replay.cards')}>
      <Mats scene={scene} marks={NO_MARKS} onPick={onLook} onInspect={nothing} />
      {hand.length === 0 ? undefined : (
        <section className="mat" aria-label={say.ui('screen.hand')}>
          <h2>{say.ui('screen.hand')}</h2>
          <ul>
            {hand.map((card) => (
              <li key={card}>
                <CardFace scene={scene} card={card} onPick={onLook} onInspect={nothing} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

/** Whoever wants to look at something presses it: nothing flickers while it plays. */
function nothing(): void {}
