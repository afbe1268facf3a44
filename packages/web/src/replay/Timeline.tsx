import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';
import type { MarkName, Plan } from './plan.ts';
import { ReplaySign } from './ReplaySign.tsx';

type Props = {
  readonly scene: Scene;
  readonly plan: Plan;
  readonly at: number;
  readonly shown: ReadonlySet<MarkName>;
  readonly words: string;
  readonly onGo: (at: number) => void;
};

/** Where a step lies along the slider. */
function along(plan: Plan, at: number): number {
  return plan.places.length < 2 ? 0 : at / (plan.places.length - 1);
}

function placed(plan: Plan, at: number): CSSProperties {
  return { '--along': along(plan, at) } as CSSProperties;
}

/** The whole campaign as one line: its games side by side, and what happened above them. */
export function Timeline({ scene, plan, at, shown, words, onGo }: Props): ReactNode {
  const { say } = scene;
  return (
    <div className="timeline" style={placed(plan, at)}>
      <Games plan={plan} />
      <Marks plan={plan} shown={shown} />
      <input
        type="range"
        className="timeline-slider"
        min={0}
        max={plan.places.length - 1}
        step={1}
        value={at}
        aria-label={say.ui('replay.slider')}
        aria-valuetext={words}
        onChange={({ target }) => onGo(Number(target.value))}
      />
    </div>
  );
}

const Games = memo(function Games({ plan }: Pick<Props, 'plan'>): ReactNode {
  return (
    <div className="timeline-games" aria-hidden="true">
      {plan.chapters.map(({ game, from, to }) => (
        <span
          key={game}
          className="timeline-game"
          style={
            {
              '--along': along(plan, from),
              '--wide': along(plan, Math.min(to + 1, plan.places.length - 1)) - along(plan, from),
            } as CSSProperties
          }
        >
          <b>{game}</b>
        </span>
      ))}
    </div>
  );
});

const Marks = memo(function Marks({ plan, shown }: Pick<Props, 'plan' | 'shown'>): ReactNode {
  return (
    <div className="timeline-marks" aria-hidden="true">
      {plan.marks.map(({ at, mark, card }) =>
        shown.has(mark) ? (
          <span
            key={`${at} ${mark} ${card}`}
            className="timeline-mark"
            data-mark={mark}
            style={placed(plan, at)}
          >
            <ReplaySign name={mark} />
          </span>
        ) : undefined,
      )}
    </div>
  );
});
