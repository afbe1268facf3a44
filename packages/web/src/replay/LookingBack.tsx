import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { ObjectName } from '../board/objects.ts';
import { Busy } from '../parts/Busy.tsx';
import { Toasts } from '../parts/Toasts.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import type { PageProps } from '../table/page.ts';
import type { Scene } from '../table/scene.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { stepOf } from './copyName.ts';
import { heardKey } from './keys.ts';
import { chapterAt, MARK_NAMES, type MarkName, type Plan } from './plan.ts';
import { ReplayHead } from './ReplayHead.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { Share } from './Share.tsx';
import { Timeline } from './Timeline.tsx';
import { usePassages } from './usePassages.ts';
import { usePastScene } from './usePastScene.ts';
import { usePlayer } from './usePlayer.ts';
import { Village } from './Village.tsx';
import { WhatIf } from './WhatIf.tsx';

type Props = Pick<PageProps, 'mine' | 'scene' | 'place'> & {
  readonly plan: Plan;
  readonly eyes: number;
  /** Looks with other eyes; undefined where there are none. */
  readonly onEyes: (() => void) | undefined;
};

const ALL_MARKS: ReadonlySet<MarkName> = new Set(MARK_NAMES);

/** The village as it was, with all that is needed to go back and forth. */
export function LookingBack({ scene: live, plan, place, eyes, onEyes }: Props): ReactNode {
  const table = live.at.table.id;
  const [at, setAt] = useState(0);
  const told = usePassages(table, eyes, plan, at);
  const player = usePlayer(table, plan, place, (step) => told.get(step) !== undefined);
  // What is asked for follows the player, which waits for what was asked for.
  if (at !== player.at) setAt(player.at);
  const [shown, setShown] = useState(ALL_MARKS);
  const [looked, setLooked] = useState<ObjectName | undefined>(undefined);
  const [asked, setAsked] = useState<'share' | 'whatIf' | undefined>(undefined);
  const step = told.get(player.at);
  const scene = usePastScene(live, eyes, step);
  const keys = useId();
  const seq = plan.places[player.at] ?? 0;
  const words = wordsFor(live, plan, player.at);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (heardKey(event, plan, player)) event.preventDefault();
  };
  const stay = (): void => player.goTo(player.at);
  const ask = (what: 'share' | 'whatIf') => (): void => {
    stay();
    setAsked(what);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for all of it; every one of them has a button too
    <div className="replay" onKeyDown={onKeyDown} aria-describedby={keys}>
      <p id={keys} className="unseen">
        {live.say.ui('replay.keys')}
      </p>
      <ReplayHead
        live={live}
        scene={scene}
        onEyes={onEyes}
        onShare={ask('share')}
        onWhatIf={live.at.seats.length > 0 && scene?.now.over !== true ? ask('whatIf') : undefined}
      />
      {scene === undefined ? (
        <div className="replay-waiting">
          {told.trouble === undefined ? (
            <Busy>{live.say.ui('replay.opening')}</Busy>
          ) : (
            <Trouble error={told.trouble} onAgain={told.again} />
          )}
        </div>
      ) : (
        <Village
          scene={scene}
          step={step}
          follows={!player.isPlaying || player.speed <= 2}
          looked={looked}
          onLook={setLooked}
        />
      )}
      <ReplaySide
        live={live}
        scene={scene}
        plan={plan}
        at={player.at}
        get={told.get}
        onGo={player.goTo}
        onLook={setLooked}
      />
      <div className="replay-deck">
        <Caption
          scene={scene}
          step={step}
          at={player.at}
          words={words}
          isLive={!player.isPlaying}
          onRead={stay}
        />
        {scene !== undefined && step === undefined ? (
          <Trouble error={told.trouble} onAgain={told.again} />
        ) : undefined}
        <Timeline scene={live} plan={plan} at={player.at} shown={shown} words={words} onGo={player.goTo} />
        <Controls scene={live} plan={plan} player={player} shown={shown} onShow={setShown} />
      </div>
      {asked === 'share' ? <Share scene={live} seq={seq} onClose={() => setAsked(undefined)} /> : undefined}
      {asked === 'whatIf' ? (
        <WhatIf scene={live} seq={seq} step={stepOf(plan, player.at)} onClose={() => setAsked(undefined)} />
      ) : undefined}
      <Toasts />
    </div>
  );
}

/** Where that is: the game, and the step in it. */
function wordsFor({ say }: Scene, plan: Plan, at: number): string {
  const chapter = chapterAt(plan, at);
  if (chapter === undefined) return '';
  return say.ui('replay.place', {
    game: chapter.game,
    n: at - chapter.from + 1,
    of: chapter.to - chapter.from + 1,
  });
}
