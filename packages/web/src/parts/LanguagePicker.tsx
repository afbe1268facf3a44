import { LANGS, type Lang } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { useMyself } from '../app/me.tsx';
import { change, useSettings } from '../app/settings.ts';
import { ask } from '../wire/ask.ts';
import './languagePicker.css';
import { Sign } from './Sign.tsx';

/** Each in itself: whoever looks for it reads no other. */
export const LANGUAGE_NAMES: { readonly [L in Lang]: string } = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
};

/** Speaks another language from now on; the server, which sends notices, is told. */
export function useLanguageSwitch(): (language: Lang) => void {
  const { me, look } = useMyself();
  return (language) => {
    change({ language });
    if (me === undefined) return;
    ask('beGuest', { body: { name: me.name, language } }).then(look, () => {
      // Notices come in the old one until somebody changes it again.
    });
  };
}

export function LanguagePicker(): ReactNode {
  const say = useSay();
  const { language } = useSettings();
  const speak = useLanguageSwitch();
  return (
    <label className="language">
      <Sign name="globe" />
      <select
        aria-label={say.ui('settings.language')}
        value={language}
        onChange={({ target }) => {
          const picked = LANGS.find((lang) => lang === target.value);
          if (picked !== undefined) speak(picked);
        }}
      >
        {LANGS.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {LANGUAGE_NAMES[lang]}
          </option>
        ))}
      </select>
    </label>
  );
}
