import type { Fact } from '@charterstone/rules';
import { wrap } from '../../terminal/columns.ts';
import { TEXTS } from '../../texts.ts';
import type { Desk } from '../desk.ts';

/** Cards that are read aloud: stories, rules and guideposts, each with its heading and its text. */
export function readAloud(desk: Desk, fact: Extract<Fact, { fact: 'storyRead' | 'ruleEntered' }>): string[] {
  const { say } = desk;
  const kind =
    fact.fact === 'ruleEntered' && fact.slot > 0
      ? say.ui('table.rule', { n: fact.slot })
      : say.ui('table.card', { n: fact.card });
  return ['', ...cardPage(desk, kind, fact.card), ''];
}

/** The goal of a game, its own rule, and the question after it. */
export function guidepostPage(desk: Desk, card: number): string[] {
  return ['', ...cardPage(desk, desk.say.ui('heading.guidepost'), card), ''];
}

function cardPage(desk: Desk, kind: string, card: number): string[] {
  const { say, paint } = desk;
  return [paint.bold(`${kind} · ${say.name(card)}`), ...cardBody(desk, card)];
}

/** What is written on a card, paragraph by paragraph. */
export function cardBody({ say, size }: Desk, card: number): string[] {
  const text = TEXTS[say.lang].cards[card];
  const paragraphs = [text?.flavour, text?.text].flatMap((part) =>
    part === undefined ? [] : part.split('\n'),
  );
  return paragraphs.flatMap((line) => (line === '' ? [''] : wrap(`  ${line}`, size().width, 2)));
}

/** The last paragraph of a card: on a guidepost it says what the village has to decide after the game. */
export function lastParagraph({ say, size }: Desk, card: number): string[] {
  const last = TEXTS[say.lang].cards[card]?.text?.split('\n').at(-1) ?? '';
  return last === '' ? [] : wrap(`  ${last}`, size().width, 2);
}
