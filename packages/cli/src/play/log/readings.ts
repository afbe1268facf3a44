import type { Fact } from '@charterstone/rules';
import { type CardText, textsOf } from '@charterstone/words';
import { wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** Whether a story was told in this campaign: later cards remember it. */
export type IsTold = (story: number) => boolean;

/** Cards that are read aloud: stories, rules and guideposts, each with its heading and its text. */
export function readAloud(
  desk: Desk,
  fact: Extract<Fact, { fact: 'storyRead' | 'ruleEntered' }>,
  isTold: IsTold,
): string[] {
  const { say } = desk;
  const kind =
    fact.fact === 'ruleEntered' && fact.slot > 0
      ? say.ui('table.rule', { n: fact.slot })
      : say.ui('table.card', { n: fact.card });
  return ['', ...cardPage(desk, kind, fact.card, isTold), ''];
}

/** The goal of a game, its own rule, and the question after it. */
export function guidepostPage(desk: Desk, card: number, isTold: IsTold): string[] {
  return ['', ...cardPage(desk, desk.say.ui('heading.guidepost'), card, isTold), ''];
}

function cardPage(desk: Desk, kind: string, card: number, isTold: IsTold): string[] {
  const { say, paint } = desk;
  return [paint.bold(`${kind} · ${say.name(card)}`), ...cardBody(desk, card, isTold)];
}

/** What is written on a card, or in a printed rule, as this village hears it. */
export function wordsOn({ texts }: Desk, card: number, isTold: IsTold): CardText | undefined {
  return textsOf(texts, isTold)(card);
}

/** What is written on a card, paragraph by paragraph. */
export function cardBody(desk: Desk, card: number, isTold: IsTold): string[] {
  const { size } = desk;
  const text = wordsOn(desk, card, isTold);
  const paragraphs = [text?.flavour, text?.text].flatMap((part) =>
    part === undefined ? [] : part.split('\n'),
  );
  return paragraphs.flatMap((line) => (line === '' ? [''] : wrap(`  ${line}`, size().width, 2)));
}

/** The last paragraph of a card: on a guidepost it says what the village has to decide after the game. */
export function lastParagraph(desk: Desk, card: number, isTold: IsTold): string[] {
  const last = wordsOn(desk, card, isTold)?.text?.split('\n').at(-1) ?? '';
  return last === '' ? [] : wrap(`  ${last}`, desk.size().width, 2);
}
