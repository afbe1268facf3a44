import type { Game } from '@charterstone/rules';
import { atOf, buildingOn, CAREFUL, code, deedOf, LAY, PLACE, whatOf } from '@charterstone/rules/internal';

/** What a move is about: the building that is used, not the site it stands on. */
export function subject(game: Game, move: number): number {
  const deed = deedOf(move);
  if (deed === PLACE || deed === CAREFUL) return code(deed, buildingOn(game, atOf(move)));
  return deed === LAY ? code(deed) : code(deed, whatOf(move), atOf(move));
}
