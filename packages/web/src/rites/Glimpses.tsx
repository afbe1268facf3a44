import { type CSSProperties, type ReactNode, useEffect } from 'react';
import type { StageProps } from './moment.ts';
import { paced } from './pace.ts';
import type { Waiting } from './row.ts';
import './glimpses.css';

type Props = Pick<StageProps, 'scene' | 'mine' | 'speed'> & {
  readonly glimpses: readonly Waiting[];
  readonly end: (some: readonly Waiting[]) => void;
};

/** So many at once; the others follow. */
const MOST = 3;
const STAY_MS = 3600;

/** What others do, in passing: beside the village, in nobody's way. Those who hear the table are told by the log. */
export function Glimpses({ glimpses, scene, mine, speed, end }: Props): ReactNode {
  const shown = glimpses.slice(0, MOST);
  return (
    <div
      className="rite-glimpses"
      aria-hidden="true"
      data-still={speed === 0 || undefined}
      style={{ '--beat': speed === 0 ? 0 : 1 / speed } as CSSProperties}
    >
      {shown.map((glimpse) => (
        <Glimpse key={glimpse.key} glimpse={glimpse} scene={scene} mine={mine} speed={speed} end={end} />
      ))}
    </div>
  );
}

function Glimpse({
  glimpse,
  end,
  ...props
}: Omit<Props, 'glimpses'> & { readonly glimpse: Waiting }): ReactNode {
  const { key, moment } = glimpse;
  const { speed } = props;
  const { stage: Stage } = moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins once, when it is first seen
  useEffect(() => {
    const timer = setTimeout(() => end([glimpse]), paced(STAY_MS, speed));
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <div className="rite-glimpse">
      <Stage {...props} isBrief behind={0} done={() => end([glimpse])} />
    </div>
  );
}
