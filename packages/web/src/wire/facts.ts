import type { FromServer } from '@charterstone/protocol';
import type { Fact } from '@charterstone/rules';

type Step = Extract<FromServer, { readonly type: 'step' }>;
type Told = Step['views'][number]['facts'];

/** Facts are the rules' business: the protocol only knows that they have a name. */
export function factsIn(told: Told): readonly Fact[] {
  return told as unknown as readonly Fact[];
}

/** What somebody with these eyes heard of a step. */
export function factsHeard(views: Step['views'], eyes: number): readonly Fact[] {
  return factsIn(views.find(({ seat = 0 }) => seat === eyes)?.facts ?? []);
}
