import { box } from '@charterstone/box';
import type { PluralForm } from '../src/icu.ts';
import { LANGS, type Lang, type Speaker, speaker, textsOf } from '../src/index.ts';
import type { Tongue } from '../src/tongue.ts';
import { TONGUES } from '../src/tongues.ts';
import { TEXTS } from './texts.ts';

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
