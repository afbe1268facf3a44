import type { Lack } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';

/** Why the server did not take a wish: the rules' own reasons, or that somebody else plays there. */
export function refusalText(say: Speaker, reason: { readonly lack: string }): string {
  if (reason.lack === 'notYourSeat' || reason.lack === 'botPlays')
    return say.ui(`screen.refused-${reason.lack}`);
  // All other words are those of the rules, which both sides have of the same make.
  return say.lack(reason as Lack);
}
