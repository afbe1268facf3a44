import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { round } from '../../../art/paper.ts';

type Props = { readonly isFree: boolean; readonly free: () => void };

const WIDE = 320;
const HIGH = 72;
/** So long a scratch, and the rest falls off by itself. */
const ENOUGH = 620;

/** How a hand goes that scratches, from end to end. */
const STROKES = 'M-8 60L34 4L52 70L92 2L112 70L152 2L172 70L212 2L232 70L272 2L290 70L330 8';

/** A strip of silver foil that is rubbed off with a finger or a mouse. Whoever uses neither has a button. */
export function Foil({ isFree, free }: Props): ReactNode {
  const mask = useId();
  const [path, setPath] = useState('');
  const last = useRef<readonly [number, number] | undefined>(undefined);
  const length = useRef(0);
  const rub = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WIDE;
    const y = ((event.clientY - top) / height) * HIGH;
    const from = last.current;
    last.current = [x, y];
    setPath((before) => `${before}${from === undefined ? 'M' : 'L'}${round(x)} ${round(y)}`);
    if (from === undefined) return;
    length.current += Math.hypot(x - from[0], y - from[1]);
    if (length.current > ENOUGH) free();
  };
  const lift = (): void => {
    last.current = undefined;
  };
  return (
    <svg
      className="foil"
      data-free={isFree || undefined}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerMove={rub}
      onPointerLeave={lift}
      onPointerUp={lift}
    >
      <mask id={mask}>
        <rect width={WIDE} height={HIGH} fill="#fff" />
        <path
          d={path}
          fill="none"
          stroke="#000"
          strokeWidth="30"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {isFree ? (
          <path
            className="foil-strokes"
            d={STROKES}
            pathLength="1"
            fill="none"
            stroke="#000"
            strokeWidth="34"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : undefined}
      </mask>
      <g mask={`url(#${mask})`}>
        <rect width={WIDE} height={HIGH} rx="10" fill="#a9b1c4" />
        <path
          d="M-20 70L60-10M20 80L110-10M70 90L170-20M130 90L230-20M190 90L290-20M250 90L350-20"
          stroke="#c9d0de"
          strokeWidth="9"
        />
        <path d="M-10 40L40-10M300 80L340 30" stroke="#8790a6" strokeWidth="5" />
      </g>
    </svg>
  );
}
