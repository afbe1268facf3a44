import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { polish } from './pl/index.ts';
import { type Lang, type Options, type Speaker, speakerOf, type TongueOf } from './speaker.ts';
import type { TextOf } from './texts.ts';

const TONGUES: { readonly [L in Lang]: TongueOf } = { en: english, de: german, pl: polish };

/** A speaker of any language. */
export function speaker(lang: Lang, textOf: TextOf, options: Options = {}): Speaker {
  return speakerOf(lang, TONGUES[lang], textOf, options);
}
