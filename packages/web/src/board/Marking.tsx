import { memo } from 'react';
import type { MarkState } from './objects.ts';

export type MarkingProps = {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly state: Exclude<MarkState, 'none'>;
  /** A small space has a small pointer. */
  readonly isSmall: boolean;
};

/** Gold round what can be chosen, and a pointer above it: never colour alone. What is chosen has a tick. */
export const Marking = memo(function Marking({ outline, x, y, state, isSmall }: MarkingProps) {
  const size = isSmall ? 0.5 : 1;
  // What can't be chosen lies in the shade; its numbers can still be read.
  if (state === 'impossible') return <path d={outline} className="marking-shade" />;
  return (
    <g className={`marking marking-${state}`}>
      {isSmall ? undefined : <path d={outline} className="marking-glow" />}
      <path d={outline} className="marking-line" />
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        {state === 'possible' ? (
          <path d="M-8-13H8V-6L0 3-8-6z" className="marking-tip" />
        ) : (
          <>
            <circle cy="-7" r="10" className="marking-tip" />
            <path d="M-4.500-7.500l3.200 3.400 6-6.600" className="marking-tick" />
          </>
        )}
      </g>
    </g>
  );
});
