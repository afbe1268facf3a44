import type { ReactNode } from 'react';
import { Explained } from '../chronicle/Explained.tsx';
import { keyed } from '../table/keyed.ts';
import type { Scene } from '../table/scene.ts';
import type { Shown } from './passages.ts';
import { storyOf } from './story.ts';

type Props = {
  readonly scene: Scene | undefined;
  readonly step: Shown | undefined;
  readonly words: string;
  /** While it plays by itself nobody wants every step read out. */
  readonly isLive: boolean;
};

/** What happened in this step. */
export function Caption({ scene, step, words, isLive }: Props): ReactNode {
  const lines = scene === undefined || step === undefined ? [] : storyOf(step, scene);
  return (
    <div className="replay-caption" aria-live={isLive ? 'polite' : 'off'}>
      <p className="replay-place">{words}</p>
      <div className="replay-story">
        {keyed(lines, (line) => line).map(({ key, thing }) => (
          <p key={key}>{scene === undefined ? thing : <Explained scene={scene} text={thing} />}</p>
        ))}
      </div>
    </div>
  );
}
