import type { Scene } from '../table/scene.ts';

/** The slot of the Chronicle that asks whoever reached the goal of the guidepost (rule 27). */
const GUIDEPOST_SLOT = 27;

/** Why somebody fills a star that is not for the game itself: they reached the guidepost, or the story gives one to everybody. */
export type StarReason = { readonly why: 'goal' | 'story'; readonly card: number };

export function whyStar({
  now,
  content,
  question,
}: Pick<Scene, 'now' | 'content' | 'question'>): StarReason | undefined {
  const asks = question === undefined ? undefined : content.data.cards[question.card];
  if (question === undefined || asks === undefined) return undefined;
  if (asks.kind !== 'rule') return { why: 'story', card: question.card };
  return asks.slot === GUIDEPOST_SLOT && now.guidepost !== undefined
    ? { why: 'goal', card: now.guidepost }
    : undefined;
}
