import type { Choice } from '@charterstone/rules';
import type { Key, NearKey } from './messages.ts';
import type { Speaker } from './speaker.ts';
import type { Scene } from './tongue.ts';

/** The parts of a bot's judgement that have words. */
export type TermName = Key extends infer K ? (K extends `term-${infer T}` ? T : never) : never;

/** What a bot would choose: which number of the list it is, and the parts of its judgement that speak for it, the weightiest first. */
export type Advice = {
  readonly number: string;
  readonly choice: Choice;
  readonly terms: readonly TermName[];
  /** Whether there is nothing else to choose. */
  readonly only?: boolean;
};

/** Advice in words: what, and why. Where nothing that can be counted speaks for it, that is said. */
export function adviceText(
  say: Speaker<NearKey>,
  { number, choice, terms, only }: Advice,
  scene: Scene = {},
): string {
  const what = say.choice(choice, scene);
  if (only) return say.ui('advice.only', { number, what });
  if (terms.length === 0) return say.ui('advice.taste', { number, what });
  const why = say.list(terms.map((term) => say.ui(`term-${term}`)));
  return say.ui('advice.why', { number, what, why });
}
