import { CONSTRUCTED, type Game, glance, LAST_CARD, UNCONSTRUCTED } from '@charterstone/rules';

const { atOf, deedOf, whatOf } = glance;

/** Whether the story asks: a fork, a companion, a side. Nothing on the table says which answer is better. */
export function isStory(g: Game): boolean {
  const move = g.moves[0] ?? 0;
  if (deedOf(move) === glance.OPEN) return atOf(move) >= glance.STORY_AT;
  return deedOf(move) === glance.CHOOSE && !glance.isUnderWay(g);
}

/** What a table can't show yet: how a choice between two games will look when the next one begins. */
export function taste(g: Game, move: number): number {
  if (glance.isUnderWay(g) || glance.isCampaignOver(g)) return 0;
  const what = whatOf(move);
  switch (deedOf(move)) {
    case glance.DONE:
    case glance.PASS:
    case glance.LEAVE:
      return -5;
    case glance.PICK:
      return glance.wasPlayed(g, what) ? 0 : 3;
    case glance.KEEP:
      return what <= LAST_CARD ? keeping(g, what) : 0;
    default:
      return 0;
  }
}

/** A crate is worth keeping, then a building that bears one. */
function keeping(g: Game, card: number): number {
  const kind = glance.kindOf(g, card);
  if (kind === CONSTRUCTED) return 3;
  return kind === UNCONSTRUCTED && (g.box.buildings[card]?.crate ?? 0) > 0 ? 2 : 0;
}
