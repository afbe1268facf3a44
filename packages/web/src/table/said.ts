import type { Choice } from '@charterstone/rules';
import type { Scene } from './scene.ts';

type Speaking = Pick<Scene, 'say' | 'spoken' | 'choices'>;

/** What stands on the button of a choice that needs no pointing. The line above names what was pointed at, and the one card that offers. */
export function saidWords({ say, spoken, choices }: Speaking, choice: Choice): string {
  const { do: deed } = choice;
  if (deed === 'retrieve') return say.ui('screen.retrieve');
  const isPointed = deed === 'place' || deed === 'careful';
  return say.choice(choice, { ...spoken, isSaid: isPointed || isOneOffer(choices, choice) });
}

function isOneOffer(choices: readonly Choice[], { what }: Choice): boolean {
  return choices.every((one) => (one.do === 'use' || one.do === 'pass') && one.what === what);
}
