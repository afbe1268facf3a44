import '../../parts/look.ts';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { hashOf } from '../../app/route.ts';
import { useBadge } from '../../device/calls.ts';
import { useGoOn } from '../../device/goOn.ts';
import { InstallButton } from '../../device/InstallButton.tsx';
import { Busy } from '../../parts/Busy.tsx';
import { LinkButton } from '../../parts/Button.tsx';
import { LanguagePicker } from '../../parts/LanguagePicker.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { Toasts } from '../../parts/Toasts.tsx';
import { useHeading } from '../../parts/useHeading.ts';
import { AwayNotice } from './AwayNotice.tsx';
import './home.css';
import { JoinByLink } from './JoinByLink.tsx';
import { PlayedElsewhere } from './PlayedElsewhere.tsx';
import { PlayNow } from './PlayNow.tsx';
import { Scene } from './Scene.tsx';
import { isMyTurn, isOpen } from './standing.ts';
import { TableList } from './TableList.tsx';
import { useTables } from './useTables.ts';

/** The first page: one thing to press, and everything that waits for me. */
export function Home(): ReactNode {
  const say = useSay();
  const heading = useHeading();
  const { me, isKnown } = useMyself();
  const { tables, isAway, look } = useTables();
  const waiting = (tables ?? []).filter((listed) => isOpen(listed) && isMyTurn(listed)).length;
  useEffect(() => {
    document.title = waiting === 0 ? 'Charterstone' : say.ui('home.pageTitle', { n: waiting });
  }, [say, waiting]);
  useBadge(tables === undefined ? undefined : waiting);
  useGoOn(tables);
  return (
    <div className="home">
      <Scene />
      <header className="home-corner">
        <InstallButton className="home-settings" />
        <LanguagePicker />
        <LinkButton look="quiet" className="home-settings" href={hashOf({ at: 'settings' })}>
          <Sign name="gear" />
          <span>{say.ui('settings.title')}</span>
        </LinkButton>
      </header>
      <main className="home-main">
        <h1 ref={heading} tabIndex={-1} className="home-title">
          Charterstone
        </h1>
        <p className="home-tag">{say.ui('home.tag')}</p>
        <AwayNotice isAway={isAway} />
        <PlayNow tables={tables} isReady={isKnown && (me === undefined || tables !== undefined)} />
        <Panel look="dusk" title={say.ui('home.tables')}>
          {tables === undefined ? (
            <Busy>{say.ui('home.looking')}</Busy>
          ) : (
            <TableList tables={tables} onChanged={look} />
          )}
        </Panel>
        <div className="home-more">
          <LinkButton className="home-new" href={hashOf({ at: 'new' })}>
            <Sign name="crate" />
            <span>{say.ui('home.new')}</span>
          </LinkButton>
          <JoinByLink />
        </div>
        <footer className="home-foot">
          <PlayedElsewhere />
          <p>
            {say.ui('game.unofficial')} <a href={hashOf({ at: 'credits' })}>{say.ui('credits.title')}</a>
          </p>
        </footer>
      </main>
      <Toasts />
    </div>
  );
}
