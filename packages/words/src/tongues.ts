import { catalogue as inGerman } from './de/catalogue.ts';
import { german } from './de/index.ts';
import { catalogue as inEnglish } from './en/catalogue.ts';
import { english } from './en/index.ts';
import { catalogue as inPolish } from './pl/catalogue.ts';
import { polish } from './pl/index.ts';
import { type Lang, type Options, type Speaker, speakerOf, type TongueOf } from './speaker.ts';
import type { TextOf } from './texts.ts';

/** Every language with every message. */
export const TONGUES: { readonly [L in Lang]: TongueOf } = {
  en: (source) => ({ ...english(source), catalogue: inEnglish }),
  de: (source) => ({ ...german(source), catalogue: inGerman }),
  pl: (source) => ({ ...polish(source), catalogue: inPolish }),
};

/** A speaker of any language. */
export function speaker(lang: Lang, textOf: TextOf, options: Options = {}): Speaker {
  return speakerOf(lang, TONGUES[lang], textOf, options);
}
