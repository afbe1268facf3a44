import { LANGS } from '@charterstone/words/light';
import { type ReactNode, useEffect } from 'react';
import { useMyself } from '../../../app/me.tsx';
import { LANGUAGE_NAMES, useLanguageSwitch } from '../../../parts/LanguagePicker.tsx';
import { Pick } from '../../../parts/Pick.tsx';
import { MailNotices } from '../../../screens/settings/MailNotices.tsx';
import { PushNotices } from '../../../screens/settings/PushNotices.tsx';
import { Taste } from '../../../screens/settings/Taste.tsx';
import { KeyList } from '../keys/KeyList.tsx';
import { Muting } from './Muting.tsx';
import { Section } from './Section.tsx';
import type { SettingsProps } from './TableSettings.tsx';

/** What is for me alone: language, taste, whose words I see, how I am called to the table. */
export function ForYou({ scene }: SettingsProps): ReactNode {
  const { say } = scene;
  const { me, look } = useMyself();
  const isKnown = me !== undefined;
  useEffect(() => {
    // Whoever sits at a table is somebody; without a line to the server, they will be asked for again.
    if (!isKnown) look().catch(() => {});
  }, [isKnown, look]);
  const speak = useLanguageSwitch();
  return (
    <>
      <Pick
        label={say.ui('settings.language')}
        hint={say.ui('menu.twoLanguages')}
        value={say.lang}
        onChange={speak}
        options={LANGS.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
      />
      <Section title={say.ui('settings.playing')}>
        <Taste />
      </Section>
      <Section title={say.ui('menu.keys')}>
        <KeyList />
      </Section>
      <Section title={say.ui('menu.chat')}>
        <Muting scene={scene} />
      </Section>
      {me === undefined ? undefined : (
        <Section title={say.ui('settings.notices')}>
          <p>{say.ui('settings.noticesText')}</p>
          <PushNotices me={me} />
          <MailNotices me={me} />
        </Section>
      )}
    </>
  );
}
