/**
 * Everything but the languages, for whoever loads one of them (`@charterstone/words/de`) when it is wanted: a browser needs a third of the
 * words at a time.
 */
import type { NearKey } from './messages.ts';
import type { Speaker as Anybody } from './speaker.ts';

export { type Advice, adviceText, type TermName } from './advice.ts';
export { type Paragraph, paragraphsOf, tellText } from './echoes.ts';
export { type DueHint, hintsIn } from './hints/index.ts';
export { format, type PluralForm, type Values } from './icu.ts';
export type { Given, Leaf, NearKey as Key, NearWords, ValuesOf } from './messages.ts';
export { isQuiet } from './quiet.ts';
export { LANGS, type Lang, type Options, speakerOf, type TongueOf } from './speaker.ts';
export { sentence } from './text.ts';
export { type BoxText, type CardText, type TextOf, textsOf } from './texts.ts';
export type { Messages, Scene, Source, Speech } from './tongue.ts';

/** What the terminal says, the app in a browser does not. */
export type Speaker = Anybody<NearKey>;
