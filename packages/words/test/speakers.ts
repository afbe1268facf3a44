import { box } from '@charterstone/box';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import type { PluralForm } from '../src/icu.ts';
import { LANGS, type Lang, type Speaker, speaker, textsOf } from '../src/index.ts';
import { polish } from '../src/pl/index.ts';
import type { Source, Tongue } from '../src/tongue.ts';
import { TEXTS } from './texts.ts';

const TONGUES: { readonly [L in Lang]: (source: Source) => Tongue } = { en: english, de: german, pl: polish };

type Voice = {
  readonly speaker: Speaker;
  readonly tongue: Tongue;
  readonly pluralForm: (n: number) => PluralForm;
};

function voice(lang: Lang): Voice {
  const textOf = textsOf(TEXTS[lang]);
  const tongue = TONGUES[lang]({ textOf, box, nameOf: () => undefined });
  return { speaker: speaker(lang, textOf, { box }), tongue, pluralForm: tongue.pluralForm };
}

/** A speaker of each language who knows the whole box. */
export const speakers: { readonly [L in Lang]: Voice } = {
  en: voice('en'),
  de: voice('de'),
  pl: voice('pl'),
};

export const everyone: readonly Voice[] = LANGS.map((lang) => speakers[lang]);
