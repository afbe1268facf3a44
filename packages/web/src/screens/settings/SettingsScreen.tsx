import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { hashOf } from '../../app/route.ts';
import { InstallPart } from '../../device/InstallPart.tsx';
import { Busy } from '../../parts/Busy.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Page } from '../Page.tsx';
import { Devices } from './Devices.tsx';
import { Leaving } from './Leaving.tsx';
import { MailNotices } from './MailNotices.tsx';
import { MyLanguage } from './MyLanguage.tsx';
import { MyName } from './MyName.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PushNotices } from './PushNotices.tsx';
import { RecoveryLink } from './RecoveryLink.tsx';
import './settings.css';
import { Taste } from './Taste.tsx';

/** What somebody likes on this device, who they are, how they come back and how they are called to the table. */
export function SettingsScreen(): ReactNode {
  const say = useSay();
  const { me, isKnown } = useMyself();
  return (
    <Page title={say.ui('settings.title')}>
      <Panel title={say.ui('settings.you')}>
        <MyName key={me?.id ?? 'nobody'} />
        <MyLanguage />
      </Panel>
      <Panel title={say.ui('settings.playing')}>
        <Taste />
      </Panel>
      {isKnown ? undefined : <Busy>{say.ui('settings.looking')}</Busy>}
      {isKnown ? (
        <Panel title={say.ui('settings.return')}>
          <p>{say.ui('settings.returnText')}</p>
          <Passkeys me={me} />
          {me === undefined ? undefined : <RecoveryLink />}
        </Panel>
      ) : undefined}
      <Panel title={say.ui('device.app')}>
        <InstallPart />
      </Panel>
      {me === undefined ? undefined : (
        <>
          <Panel title={say.ui('settings.notices')}>
            <p>{say.ui('settings.noticesText')}</p>
            <PushNotices me={me} />
            <MailNotices me={me} />
          </Panel>
          <Panel title={say.ui('settings.leaving')}>
            <Leaving me={me} />
            <Devices />
          </Panel>
        </>
      )}
      <p className="settings-credits">
        <a href={hashOf({ at: 'credits' })}>{say.ui('credits.title')}</a>
      </p>
    </Page>
  );
}
