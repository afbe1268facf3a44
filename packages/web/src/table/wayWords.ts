import type { Choice, Fact } from '@charterstone/rules';
import type { Scene } from './scene.ts';

type Speaking = Pick<Scene, 'say' | 'spoken'>;

/**
 * What the button of one way to mean a thing says. Beside the thing itself it is short, unless several workers could go: then it names its own.
 * `brings`: what comes of going there and taking all of it.
 */
export function wayWords(
  choice: Choice,
  ways: readonly Choice[],
  scene: Speaking,
  brings: readonly Fact[] = [],
): string {
  const { say, spoken } = scene;
  const isOnly = ways.every((way) => way === choice || way.do !== choice.do);
  if (isOnly && choice.do === 'place') return say.ui('screen.sendWorker');
  if (!isOnly || choice.do !== 'careful') return say.choice(choice, spoken);
  const what = onlyGain(brings, say);
  return what === undefined ? say.ui('screen.careful') : say.ui('screen.carefulOne', { what });
}

/** Where a building gives one thing, there is nothing to choose from: it is named, and may be left. */
function onlyGain(brings: readonly Fact[], say: Scene['say']): string | undefined {
  const [only, ...more] = brings.flatMap((fact) => {
    if (fact.fact === 'gained') return [say.count(fact.good, fact.n)];
    return fact.fact === 'points' ? [say.count('vp', fact.n)] : [];
  });
  return more.length > 0 ? undefined : only;
}
