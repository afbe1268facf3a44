import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import type { Alone } from './alone.ts';
import type { StageProps } from './moment.ts';
import type { Waiting } from './row.ts';
import './rites.css';

type Props = StageProps & {
  readonly waiting: Waiting;
  readonly endAll: () => void;
  /** Keeps the rest of the table out of reach, from the first of a row to the last. */
  readonly alone: Alone;
};

/** One moment on its stage, before everything else of this table. Escape ends it; Enter and the space bar do what its golden button does. */
export function OnStage({ waiting, endAll, alone, ...props }: Props): ReactNode {
  const { stage: Stage, title } = waiting.moment;
  const { scene, speed, behind, done } = props;
  const { say } = scene;
  const place = useRef<HTMLElement>(null);
  const [isNext] = useState(alone.hasBegun);
  useEffect(() => {
    if (place.current !== null) alone.begin(place.current);
  }, [alone]);
  useEscape(done);
  const pressed = (event: KeyboardEvent): void => {
    if (event.target !== place.current || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    const golden = place.current.querySelector<HTMLElement>('.button-gold');
    if (golden === null) done();
    else golden.click();
  };
  return (
    <section
      ref={place}
      className="rite"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
      data-still={speed === 0 || undefined}
      data-next={isNext || undefined}
      style={{ '--beat': speed === 0 ? 0 : 1 / speed } as CSSProperties}
      onKeyDown={pressed}
    >
      <Stage {...props} />
      <div className="rite-bar">
        {behind === 0 ? undefined : (
          <Button look="quiet" onPress={endAll}>
            {say.ui('rite.skipAll', { n: behind + 1 })}
          </Button>
        )}
        <Button look="quiet" aria-label={`${say.ui('rite.skip')}: ${title}`} onPress={done}>
          {say.ui('rite.skip')}
        </Button>
      </div>
    </section>
  );
}

/** Wherever the focus is, as long as nobody lies above. */
function useEscape(done: () => void): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      done();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [done]);
}
