import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { DrawnGroup } from '../../art/Drawn.tsx';
import { at } from '../../art/paper.ts';
import { step } from '../../art/vistas/podium.ts';
import type { Scene } from '../../table/scene.ts';
import type { Ranked } from './sources.ts';
import { nameFor, pictureOf } from './standing.ts';

const APART = 164;
const GROUND = 560;
/** From the left: fourth, second, first, third, fifth, sixth, as on every podium. */
const ORDER = [3, 1, 0, 2, 4, 5] as const;

/** After so many milliseconds everybody stands there (podium.css). */
export function risenAfter(ranked: readonly Ranked[]): number {
  return 300 + 220 * (ranked.length - 1) + 460;
}

type Props = { readonly scene: Scene; readonly ranked: readonly Ranked[] };

/** Everybody on a step of their own, in the colours of their charter. They rise one after the other, whoever won last. */
export function PodiumSteps({ scene, ranked }: Props): ReactNode {
  const { say } = scene;
  const steps = useMemo(
    () =>
      ORDER.flatMap((place) => {
        const one = ranked[place];
        if (one === undefined) return [];
        const after = ranked.length - 1 - place;
        return [{ ...one, after, markup: step({ ...one, who: pictureOf(scene, one.charter) }) }];
      }),
    [scene, ranked],
  );
  const wide = Math.max(steps.length, 1) * APART;
  const words = ranked.map((one) =>
    say.ui('closing.place', { rank: one.rank, who: nameFor(scene, one.charter), n: one.points }),
  );
  return (
    <svg
      className="podium"
      viewBox={`0 0 ${wide} ${GROUND + 20}`}
      role="img"
      aria-label={words.join(' ')}
      preserveAspectRatio="xMidYMax meet"
    >
      {steps.map(({ charter, after, markup }, i) => (
        <g key={charter} className="podium-rises" style={{ '--after': after } as CSSProperties}>
          <DrawnGroup markup={at((i + 0.5) * APART, GROUND, 1, markup)} />
        </g>
      ))}
    </svg>
  );
}
