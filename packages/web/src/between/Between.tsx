import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { hashOf } from '../app/route.ts';
import { Button } from '../parts/Button.tsx';
import { inSentence } from '../parts/names.ts';
import type { Acting } from '../table/acting.ts';
import { useKeptFocus } from '../table/menu/useKeptFocus.ts';
import { StandsIn } from '../table/StandsIn.tsx';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { whoIs } from '../table/whoIs.ts';
import { AtTheEnd } from './AtTheEnd.tsx';
import { Chest } from './Chest.tsx';
import { Decide } from './Decide.tsx';
import { questionText } from './promised.ts';
import { Seats } from './Seats.tsx';
import { Stations } from './Stations.tsx';
import { gamesRound, isAfterLast, isAtTheEnd, isInOrder, stationOf } from './station.ts';
import './between.css';

export type BetweenProps = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  readonly acting: Acting;
};

/** What is decided between two games, instead of the tray. The village lies behind it and can be looked at. */
export function Between(props: BetweenProps): ReactNode {
  const { scene } = props;
  const { now } = scene;
  const [looksAt, setLooksAt] = useState<string | undefined>(undefined);
  const [isPlayingOn, setPlayingOn] = useState(false);
  const isEnd = isAtTheEnd(scene);
  // What was pressed here is gone with the page it stood on.
  useKeptFocus();
  const station = `${now.game} ${isEnd ? 'end' : stationOf(scene)}`;
  // Every station opens the panel again: whoever looked at the village must not miss a question.
  const away = looksAt === station;
  if (isEnd && (now.over || !isPlayingOn) && !away)
    return <AtTheEnd scene={scene} playOn={() => setPlayingOn(true)} toVillage={() => setLooksAt(station)} />;
  return away ? (
    <Away {...props} back={() => setLooksAt(undefined)} />
  ) : (
    <Panel {...props} toVillage={() => setLooksAt(station)} />
  );
}

function Panel({ toVillage, ...props }: BetweenProps & { readonly toVillage: () => void }): ReactNode {
  const { scene, acting } = props;
  const { say, now, choices, seen, eyes } = scene;
  const { played, next } = gamesRound(scene);
  const isMine = now.charters.some(({ seat }) => seat === eyes && eyes > 0);
  const words = headline(scene);
  const page = useRef<HTMLElement>(null);
  // The page stays from question to question, and a new one begins at its headline. Stars and circles of one question are marked in one place.
  const asked = `${scene.question?.card} ${scene.question?.charter} ${words}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason to go there
  useLayoutEffect(() => {
    page.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [asked]);
  return (
    <section ref={page} className="between" aria-label={say.ui('between.title')}>
      <div className="between-page">
        <header className="between-head">
          <p>
            {played < 1
              ? say.ui('between.before', { n: next })
              : isAfterLast(scene)
                ? say.ui('between.after', { n: played })
                : say.ui('between.between', { n: played, next })}
          </p>
          <h2 tabIndex={-1} aria-live="polite">
            {words}
          </h2>
          <Stations scene={scene} />
        </header>
        <div className="between-main">
          {acting.trouble === undefined ? undefined : (
            <p className="between-trouble" role="alert">
              {acting.trouble}
            </p>
          )}
          {choices.length === 0 ? <Waiting scene={scene} /> : <Decide {...props} />}
        </div>
        <aside className="between-side">
          <Seats scene={scene} />
          {isMine && !now.campaignOver ? <Chest scene={scene} /> : undefined}
        </aside>
        <footer className="between-foot">
          {seen.undo ? (
            <Button look="paper" onPress={acting.undo}>
              {say.ui('screen.undo')}
            </Button>
          ) : undefined}
          <Button look="quiet" onPress={toVillage}>
            {say.ui('between.village')}
          </Button>
        </footer>
      </div>
    </section>
  );
}

/** Whoever looks at the village has the question in a line below it; what lies on the board can be pointed at there as well. */
function Away({ scene, back }: BetweenProps & { readonly back: () => void }): ReactNode {
  const { say } = scene;
  return (
    <section className="tray between-away" aria-label={say.ui('between.title')}>
      <div className="tray-words" aria-live="polite">
        <h2>{headline(scene)}</h2>
      </div>
      <div className="tray-buttons">
        <Button look="gold" onPress={back}>
          {say.ui('between.back')}
        </Button>
      </div>
    </section>
  );
}

function headline(scene: Scene): string {
  const { say, now, choices, eyes } = scene;
  if (now.over) return say.ui('screen.over');
  if (choices.length > 0) return questionText(scene);
  // Nobody waits for themselves.
  if (scene.standsIn !== undefined && now.deciders.includes(eyes)) return say.ui('between.byBot');
  const who = say.list(now.deciders.map((seat) => inSentence(whoIs(scene, seat))));
  return eyes === 0 && who === '' ? say.ui('screen.watching') : say.ui('screen.waitingFor', { who });
}

/** Nobody has to sit and wait: the table goes on by itself, and says so. */
function Waiting({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, eyes } = scene;
  if (scene.standsIn !== undefined)
    return (
      <div className="between-waiting">
        <p>{say.ui(isAnybodyPlaying(scene) ? 'screen.standsIn' : 'between.standsIn')}</p>
        <StandsIn scene={scene} />
      </div>
    );
  return (
    <div className="between-waiting">
      <p>{say.ui(isInOrder(scene) ? 'between.waitInOrder' : 'between.waitTogether')}</p>
      {eyes === 0 ? undefined : (
        <p>
          <a href={hashOf({ at: 'settings' })}>{say.ui('between.notify')}</a>
        </p>
      )}
    </div>
  );
}

/** Where bots play for everybody, the next game begins with the first who comes back. */
function isAnybodyPlaying({ at }: Scene): boolean {
  return at.table.seats.some(({ person, bot }) => person !== undefined && bot === undefined);
}
