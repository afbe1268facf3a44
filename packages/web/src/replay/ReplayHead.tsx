import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { useHeading } from '../parts/useHeading.ts';
import { Player } from '../table/Players.tsx';
import type { Scene } from '../table/scene.ts';
import { whoIs } from '../table/whoIs.ts';
import { ReplaySign } from './ReplaySign.tsx';

type Props = {
  readonly live: Scene;
  readonly scene: Scene | undefined;
  readonly onEyes: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onWhatIf: (() => void) | undefined;
};

/** Whose past this is, who sat there with what they had, and what can be made of the moment. */
export function ReplayHead({ live, scene, onEyes, onShare, onWhatIf }: Props): ReactNode {
  const { say, at } = live;
  const heading = useHeading();
  return (
    <header className="replay-head">
      <LinkButton
        look="quiet"
        isIcon
        href={hashOf({ at: 'table', table: at.table.id })}
        aria-label={say.ui('screen.toTable')}
      >
        <ReplaySign name="back" />
      </LinkButton>
      <div className="replay-title">
        <h1 ref={heading} tabIndex={-1}>
          {say.ui('replay.title')}
        </h1>
        <p>{scene === undefined ? at.table.name : seenBy(scene)}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: six people do not fit everywhere; keys scroll them too. */}
      <ul className="players" aria-label={say.ui('screen.players')} tabIndex={0}>
        {scene?.now.charters.map((supply) => (
          <Player key={supply.charter} supply={supply} scene={scene} />
        ))}
      </ul>
      <div className="replay-deeds">
        {onEyes === undefined ? undefined : (
          <Button isIcon aria-label={say.ui('replay.others')} onPress={onEyes}>
            <ReplaySign name="eye" />
          </Button>
        )}
        <Button className="replay-deed replay-share" aria-label={say.ui('replay.share')} onPress={onShare}>
          <ReplaySign name="share" />
        </Button>
        {onWhatIf === undefined ? undefined : (
          <Button look="gold" className="replay-deed replay-what-if" onPress={onWhatIf}>
            <ReplaySign name="whatIf" />
            <span>{say.ui('replay.playOn')}</span>
          </Button>
        )}
      </div>
    </header>
  );
}

function seenBy(scene: Scene): string {
  const { say, eyes } = scene;
  return eyes === 0 ? say.ui('replay.asWatched') : say.ui('replay.asSeen', { who: whoIs(scene, eyes) });
}
