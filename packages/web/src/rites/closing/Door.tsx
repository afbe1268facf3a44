import { memo, useId } from 'react';
import { DrawnGroup } from '../../art/Drawn.tsx';
import { figure } from '../../art/pieces/counts.ts';
import { arch, BEAM, behindDoor, DOOR_BOX, doorFrame, PLATE, type Way, wing } from './doorArt.ts';
import './door.css';

type Props = {
  readonly way: Way;
  /** The letter of the crate that lies behind it. */
  readonly letter: string;
  readonly state: 'shut' | 'opens' | 'barred';
};

/** A door of the story, as an ornament: its words stand beside it. */
export const Door = memo(function Door({ way, letter, state }: Props) {
  const clip = useId();
  const { behind, steps } = doorFrame(way);
  return (
    <svg className="door" viewBox={DOOR_BOX} data-state={state} data-way={way} aria-hidden="true">
      <clipPath id={clip}>
        <path d={arch()} />
      </clipPath>
      <circle className="door-glow" cy="-200" r="290" />
      <DrawnGroup markup={behind} />
      <g clipPath={`url(#${clip})`}>
        <DrawnGroup markup={behindDoor(way)} className="door-land" />
        <DrawnGroup markup={wing(way, -1)} className="door-wing door-wing-left" />
        <DrawnGroup markup={wing(way, 1)} className="door-wing door-wing-right" />
      </g>
      <DrawnGroup markup={steps} />
      <DrawnGroup markup={`${PLATE}${figure(letter, 0, -438, 40, '#1b2747')}`} />
      {state === 'barred' ? <DrawnGroup markup={BEAM} className="door-beam" /> : undefined}
    </svg>
  );
});
