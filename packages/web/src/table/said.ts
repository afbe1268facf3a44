import type { Choice } from '@charterstone/rules';
import type { Scene } from './scene.ts';

/** What stands on the button of a choice that needs no pointing. */
export function saidWords({ say, spoken }: Scene, choice: Choice): string {
  return choice.do === 'retrieve' ? say.ui('screen.retrieve') : say.choice(choice, spoken);
}
