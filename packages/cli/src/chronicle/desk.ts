import type { BoxData, Charter } from '@charterstone/rules';
import { type CardText, type Lang, type Speaker, speaker, type TextOf, textsOf } from '@charterstone/words';
import { TEXTS } from '../texts.ts';
import { type Html, html } from './html.ts';
import type { Saga } from './record.ts';
import { type Voice, voiceOf } from './retelling.ts';

/** What every page of the book needs. */
export type Desk = {
  readonly say: Speaker;
  readonly data: BoxData;
  readonly saga: Saga;
  readonly voice: Voice;
  /** The names of the charters as far as the telling has come. */
  readonly known: Map<Charter, string>;
  /** The words on a card as this village has heard them. */
  readonly textOf: TextOf;
};

export function deskFor(data: BoxData, saga: Saga, lang: Lang, seed: string): Desk {
  // Echoes look back only, so that knowing all stories of the campaign does no harm.
  const textOf = textsOf(TEXTS[lang], (story) => saga.told.has(story));
  const known = new Map<Charter, string>();
  const say = speaker(lang, textOf, { box: data, nameOf: (charter) => known.get(charter) });
  return { say, data, saga, known, voice: voiceOf(say, seed, saga.players.length === 1), textOf };
}

/** A text as paragraphs; single line breaks stay. */
export function paragraphs(text: string): Html[] {
  return text
    .split('\n\n')
    .map(
      (part) =>
        html`<p>${part.split('\n').map((line, i) => html`${i === 0 ? '' : html`<br>`}${line}`)}</p>\n`,
    );
}

/** What is written on a card, without its name. */
export function bodyOf({ textOf }: Desk, card: number): Html[] {
  const words: CardText | undefined = textOf(card);
  return paragraphs(words?.text ?? words?.flavour ?? '');
}

/** Whether somebody plays a charter. */
export function isSettled({ saga }: Desk, charter: Charter): boolean {
  return saga.players.includes(charter);
}

/** A charter by its colour, behind its name if it has one. */
export function titled({ say, known }: Desk, charter: Charter): string {
  const name = known.get(charter);
  return name === undefined ? say.who(charter) : say.ui('book.titled', { name, charter });
}
