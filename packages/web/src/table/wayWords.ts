import type { Choice } from '@charterstone/rules';
import type { Scene } from './scene.ts';

/** What the button of one way to mean a thing says. Beside the thing itself it is short, unless several workers could go: then it names its own. */
export function wayWords(
  choice: Choice,
  ways: readonly Choice[],
  { say, spoken }: Pick<Scene, 'say' | 'spoken'>,
): string {
  const isOnly = ways.every((way) => way === choice || way.do !== choice.do);
  if (isOnly && choice.do === 'place') return say.ui('screen.sendWorker');
  if (isOnly && choice.do === 'careful') return say.ui('screen.careful');
  return say.choice(choice, spoken);
}
