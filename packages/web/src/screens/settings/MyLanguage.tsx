import { LANGS } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { useSettings } from '../../app/settings.ts';
import { LANGUAGE_NAMES, useLanguageSwitch } from '../../parts/LanguagePicker.tsx';
import { Pick } from '../../parts/Pick.tsx';

/** The language that everything is said in. */
export function MyLanguage(): ReactNode {
  const say = useSay();
  const { language } = useSettings();
  const speak = useLanguageSwitch();
  return (
    <Pick
      label={say.ui('settings.language')}
      value={language}
      onChange={speak}
      options={LANGS.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
    />
  );
}
