import type { Lang } from '@charterstone/words/light';
import { useSyncExternalStore } from 'react';
import { Reader } from './reader.ts';
import { voiceFor } from './voices.ts';

/** How fast it is read. */
export const RATES = [0.8, 1, 1.2, 1.5] as const;
export type Rate = (typeof RATES)[number];

const KEY = 'charterstone.aloud';
const speech: SpeechSynthesis | undefined = 'speechSynthesis' in globalThis ? speechSynthesis : undefined;

let rate = storedRate();
// A browser forgets to call back for words that nobody holds.
let held: SpeechSynthesisUtterance | undefined;

/** There is one voice in the room. */
export const reader = new Reader({
  say: (words, lang, said) => {
    const voice = voiceFor(speech?.getVoices() ?? [], lang);
    if (speech === undefined || voice === undefined) return;
    held = new SpeechSynthesisUtterance(words);
    held.voice = voice;
    held.lang = voice.lang;
    held.rate = rate;
    held.onend = said;
    // Whatever a voice can't say is skipped rather than waited for.
    held.onerror = said;
    speech.speak(held);
  },
  fallSilent: () => speech?.cancel(),
});

// The voice would go on in an empty room.
globalThis.addEventListener?.('pagehide', () => reader.stop());

export function setRate(wanted: Rate): void {
  rate = wanted;
  try {
    localStorage.setItem(KEY, String(wanted));
  } catch {
    // A browser that keeps nothing keeps it for this visit.
  }
  reader.again();
}

export function rateNow(): Rate {
  return rate;
}

function storedRate(): Rate {
  try {
    const before = Number(localStorage.getItem(KEY));
    return RATES.find((one) => one === before) ?? 1;
  } catch {
    return 1;
  }
}

/** Whether a text in this language can be read here, and if not, why. */
export type Ability = 'can' | 'noSpeech' | 'noVoice';

export function useAbility(lang: Lang): Ability {
  return useSyncExternalStore(subscribeVoices, () =>
    speech === undefined ? 'noSpeech' : voiceFor(speech.getVoices(), lang) === undefined ? 'noVoice' : 'can',
  );
}

/** Voices come a moment after the page. */
function subscribeVoices(changed: () => void): () => void {
  speech?.addEventListener?.('voiceschanged', changed);
  return () => speech?.removeEventListener?.('voiceschanged', changed);
}
