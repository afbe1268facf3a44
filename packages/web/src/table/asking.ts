import type { Choice, Supply } from '@charterstone/rules';
import { type ObjectName, objectAt } from '../board/objects.ts';
import { isInSight } from '../board/places.ts';
import { cardOn } from '../board/scene.ts';
import type { Decision } from './decision.ts';
import type { Scene } from './scene.ts';

/** Questions whose answers do not say what they are for: "the points", "1 space back", a resource. An offer names its card itself. */
const BARE: ReadonlySet<Choice['do']> = new Set([
  'pay',
  'pick',
  'choose',
  'by',
  'take',
  'leave',
  'place',
  'careful',
  'build',
  'open',
  'score',
  'sell',
]);

/** The card, rule or building that asks; undefined where the turn itself does. */
function askerOf({ question, choices }: Pick<Scene, 'question' | 'choices'>): number | undefined {
  return choices.length > 0 && question !== undefined && question.card > 0 ? question.card : undefined;
}

/** The question, and what asks it: whoever comes back in the middle of paying reads what they pay for. */
export function askedText(scene: Pick<Scene, 'question' | 'choices' | 'say' | 'spoken'>): string {
  const { choices, say, spoken } = scene;
  const asker = askerOf(scene);
  const isNamed = asker !== undefined && choices[0] !== undefined && BARE.has(choices[0].do);
  return `${isNamed ? `${say.name(asker)}: ` : ''}${say.prompt(choices, spoken)}`;
}

/** Where a place is pointed at to which several workers could go: who of them does. */
export function whoGoes(
  { say, now }: { readonly say: Scene['say']; readonly now: Pick<Scene['now'], 'village'> },
  { plain: [first] }: Pick<Decision, 'plain'>,
): string | undefined {
  if (first?.at === undefined || (first.do !== 'place' && first.do !== 'careful')) return undefined;
  const card = cardOn(now, first.at);
  return card ? say.ui('screen.whichWorker', { place: say.name(card) }) : undefined;
}

/** The building in the village that asks, where it can be seen. */
export function askingIn(
  scene: Pick<Scene, 'question' | 'choices'> & { readonly now: Pick<Scene['now'], 'village' | 'covered'> },
): ObjectName | undefined {
  const { village, covered } = scene.now;
  const asker = askerOf(scene);
  const [site] = Object.entries(village).find(([, building]) => building === asker) ?? [];
  return site === undefined || !isInSight(site, covered) ? undefined : objectAt(site);
}

/** Whose turn it is, where somebody is asked in the turn of another one; undefined where it is their own, or nobody's. */
export function whoseTurn<One extends Pick<Supply, 'charter' | 'seat' | 'automa'>>({
  eyes,
  now,
}: {
  readonly eyes: number;
  readonly now: Pick<Scene['now'], 'active'> & { readonly charters: readonly One[] };
}): One | undefined {
  const active = now.charters.find(({ charter }) => charter === now.active);
  return active?.automa !== true && active?.seat === eyes ? undefined : active;
}
