import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Button } from '../../parts/Button.tsx';
import type { StageProps } from '../moment.ts';
import { paced } from '../pace.ts';
import './closing.css';
import './podium.css';
import './card.css';

type Props = Pick<StageProps, 'scene' | 'speed' | 'done' | 'isBrief'> & {
  readonly look: 'evening' | 'night' | 'dawn';
  readonly kicker?: ReactNode;
  readonly title: ReactNode;
  /** Behind everything. */
  readonly vista: ReactNode;
  readonly children: ReactNode;
  /** What else can be done here, beside going on. */
  readonly more?: ReactNode;
  /** The title says how it ends: it is told after so many milliseconds, when that has been seen. */
  readonly toldAfter?: number;
};

const BRIEF_MS = 5200;

/** A whole screen for one moment: a landscape, a title, and one button that leads on. Whoever is in a hurry presses it at once. */
export function Curtained(props: Props): ReactNode {
  const { scene, done, look, kicker, title, vista, children, more, toldAfter = 0 } = props;
  useEnding(props);
  return (
    <div className="closing" data-look={look} style={{ '--told': toldAfter } as CSSProperties}>
      {vista}
      <header className="closing-head">
        {kicker === undefined ? undefined : <p>{kicker}</p>}
        <h2>{title}</h2>
      </header>
      {children}
      <footer className="closing-foot">
        {more}
        <Button look="gold" onPress={done}>
          {scene.say.ui('closing.goOn')}
        </Button>
      </footer>
    </div>
  );
}

/** What nobody asked to see ends by itself. */
function useEnding({ isBrief, speed, done }: Props): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every table that is shown meanwhile brings another `done`
  useEffect(() => {
    if (!isBrief) return;
    const timer = setTimeout(done, paced(BRIEF_MS, speed));
    return () => clearTimeout(timer);
  }, [isBrief, speed]);
}
