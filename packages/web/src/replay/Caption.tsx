import { type ReactNode, useState } from 'react';
import { Explained } from '../chronicle/Explained.tsx';
import { Button } from '../parts/Button.tsx';
import { keyed } from '../table/keyed.ts';
import type { Scene } from '../table/scene.ts';
import type { Shown } from './passages.ts';
import { ReplaySign } from './ReplaySign.tsx';
import { storyOf } from './story.ts';
import { useCutOff } from './useCutOff.ts';

type Props = {
  readonly scene: Scene | undefined;
  readonly step: Shown | undefined;
  readonly at: number;
  readonly words: string;
  /** While it plays by itself nobody wants every step read out. */
  readonly isLive: boolean;
  /** Somebody reads all of a step: time stands still. */
  readonly onRead: () => void;
};

/** What happened in this step. */
export function Caption({ scene, step, at, words, isLive, onRead }: Props): ReactNode {
  const lines = scene === undefined || step === undefined ? [] : storyOf(step, scene);
  return (
    <div className="replay-caption" aria-live={isLive ? 'polite' : 'off'}>
      <p className="replay-place">{words}</p>
      {scene === undefined ? undefined : <Story key={at} scene={scene} lines={lines} onRead={onRead} />}
    </div>
  );
}

type StoryProps = { readonly scene: Scene; readonly lines: readonly string[]; readonly onRead: () => void };

/** Its first lines, so that the village stays where it is from step to step; where there are more of them, all for whoever asks. */
function Story({ scene, lines, onRead }: StoryProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [story, isCutOff] = useCutOff(lines.join(' '), isOpen);
  const open = (): void => {
    onRead();
    setOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; it hears where the keys are */}
      <div
        ref={story}
        className="replay-story"
        data-open={isOpen || undefined}
        // Whoever comes with keys to a word out of sight sees it.
        onFocus={({ currentTarget, target }) => {
          const { bottom } = currentTarget.getBoundingClientRect();
          if (currentTarget.scrollTop > 0 || target.getBoundingClientRect().bottom > bottom) open();
        }}
      >
        {keyed(lines, (line) => line).map(({ key, thing }) => (
          <p key={key}>
            <Explained scene={scene} text={thing} />{' '}
          </p>
        ))}
      </div>
      {isCutOff ? (
        <Button
          look="quiet"
          className="replay-deed replay-more"
          aria-expanded={isOpen}
          onPress={() => (isOpen ? setOpen(false) : open())}
        >
          <ReplaySign name={isOpen ? 'less' : 'more'} />
          <span>{scene.say.ui(isOpen ? 'replay.less' : 'replay.all')}</span>
        </Button>
      ) : undefined}
    </>
  );
}
