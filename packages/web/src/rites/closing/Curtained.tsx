import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useBrief } from '../brief.ts';
import type { StageProps } from '../moment.ts';
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
  const place = useRef<HTMLDivElement>(null);
  useBrief(place, props, BRIEF_MS, true);
  return (
    <div className="closing" data-look={look} ref={place} style={{ '--told': toldAfter } as CSSProperties}>
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
