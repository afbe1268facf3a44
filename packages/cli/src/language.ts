import { LANGS, type Lang } from '@charterstone/words';

/** The language of the environment, where it is one of ours. */
export function preferredLanguage(): Lang {
  const wanted = (process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || 'en').slice(
    0,
    2,
  );
  return LANGS.find((lang) => lang === wanted) ?? 'en';
}
