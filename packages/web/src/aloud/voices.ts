import type { Lang } from '@charterstone/words/light';

/** What we need to know of a voice; a browser's `SpeechSynthesisVoice` knows it. */
export type VoiceLike = { readonly lang: string; readonly localService: boolean; readonly default: boolean };

/** Where several voices speak a language, whoever hears it first should know the accent. */
const USUAL: { readonly [L in Lang]: string } = { en: 'en-gb', de: 'de-de', pl: 'pl-pl' };

/** The voice that reads a language: one that lives on the device before one that is asked far away. */
export function voiceFor<Voice extends VoiceLike>(voices: readonly Voice[], lang: Lang): Voice | undefined {
  // Some devices write de_DE.
  const spoken = (voice: Voice) => voice.lang.toLowerCase().replace('_', '-');
  const worth = (voice: Voice) =>
    (voice.localService ? 4 : 0) + (voice.default ? 2 : 0) + (spoken(voice) === USUAL[lang] ? 1 : 0);
  return voices
    .filter((voice) => spoken(voice).split('-')[0] === lang)
    .reduce<Voice | undefined>(
      (best, voice) => (best !== undefined && worth(best) >= worth(voice) ? best : voice),
      undefined,
    );
}
