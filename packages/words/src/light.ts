/**
 * Everything but the languages, for whoever loads one of them (`@charterstone/words/de`) when it is wanted: a browser needs a third of the
 * words at a time.
 */
export { type Advice, adviceText, type TermName } from './advice.ts';
export { type Paragraph, paragraphsOf, tellText } from './echoes.ts';
export { type DueHint, hintsIn } from './hints/index.ts';
export { format, type PluralForm, type Values } from './icu.ts';
export { type Given, type Key, MESSAGES, type ValuesOf } from './messages.ts';
export { isQuiet } from './quiet.ts';
export { LANGS, type Lang, type Options, type Speaker, speakerOf, type TongueOf } from './speaker.ts';
export { type BoxText, type CardText, type TextOf, textsOf } from './texts.ts';
export type { Scene } from './tongue.ts';
