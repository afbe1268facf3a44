import { LANGS, type Lang, type Speaker, speaker } from '@charterstone/words';

/** Whoever speaks for the server itself knows no cards. */
export const speakers: { readonly [L in Lang]: Speaker } = {
  en: speaker('en', () => undefined),
  de: speaker('de', () => undefined),
  pl: speaker('pl', () => undefined),
};

/** Whoever speaks to a browser: in the first of its languages that we know. */
export function speakerFor(acceptLanguage: string | undefined): {
  readonly language: Lang;
  readonly say: Speaker;
} {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .flatMap((short) => LANGS.filter((lang) => lang === short));
  const language = wanted[0] ?? 'en';
  return { language, say: speakers[language] };
}
