import type { Speaker } from '@charterstone/words/light';
import type { Doors } from './crossing.ts';

/** What decided between two doors where nobody chose. A guidepost that is written on lies before nobody by then: its light is what was seen. */
export function decidedBy(say: Speaker, { test, post }: Doors, isHeld: boolean): string | undefined {
  if (test === undefined) return undefined;
  if (post !== undefined && 'noted' in test) {
    const isOut = isHeld === (test.noted !== 0);
    const why = say.ui(isOut ? 'closing.lightWent' : 'closing.lightStayed', { card: say.name(post) });
    return say.ui('closing.because', { why });
  }
  return say.ui(isHeld ? 'closing.because' : 'closing.becauseNot', { why: say.describeTest(test) });
}
