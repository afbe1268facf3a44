import type { Lack } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';

/** What the server refuses for reasons of its own, beside those of the rules. */
const OWN = {
  notYourSeat: 'screen.refused-notYourSeat',
  botPlays: 'screen.refused-botPlays',
  takenBack: 'screen.refused-takenBack',
  leftSince: 'screen.refused-leftSince',
  dealtAnew: 'screen.refused-dealtAnew',
  notYourChoice: 'screen.refused-notYourChoice',
} as const;

function isOwn(lack: string): lack is keyof typeof OWN {
  return Object.hasOwn(OWN, lack);
}

/** Why the server did not take a wish: the rules' own reasons, or who may not wish for it. */
export function refusalText(say: Speaker, reason: { readonly lack: string }): string {
  if (isOwn(reason.lack)) return say.ui(OWN[reason.lack]);
  // All other words are those of the rules, which both sides have of the same make.
  return say.lack(reason as Lack);
}
