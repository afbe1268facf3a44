import type { Fact } from '@charterstone/rules';
import type { FactName, FactOf, Showing } from './facts.ts';
import { type Motion, NOTHING, type Shown, type Telling } from './motion.ts';
import { SHOWN } from './shown/table.ts';
import { withinTime } from './times.ts';

/** How one fact is shown by itself. */
export function shownOf(fact: Fact, telling: Telling): Shown {
  return shownAs(fact.fact, fact, telling);
}

function shownAs<K extends FactName>(name: K, fact: FactOf<K>, telling: Telling): Shown {
  const how: Showing<K> | 'rite' | 'still' = SHOWN[name];
  return typeof how === 'function' ? how(fact, telling) : NOTHING;
}

/** What moves when all this happened, each at its time: facts in their order, none of them waiting for the end of the one before. */
export function planOf(facts: readonly Fact[], telling: Telling): readonly Motion[] {
  const motions: Motion[] = [];
  const sent = new Map<string, string>();
  let now = 0;
  for (const fact of facts) {
    if (fact.fact === 'placed') sent.set(`${fact.charter} ${fact.worker}`, fact.site);
    const shown = shownOf(fact, { ...telling, sent });
    for (const motion of shown.motions) motions.push({ ...motion, delay: motion.delay + now });
    now += shown.next;
  }
  return withinTime(oncePerPiece(motions));
}

/**
 * A piece that only one ghost can stand for goes once: flags slide from where they were before all of this to where they are after it, and
 * lines round one object are one line.
 */
function oncePerPiece(motions: readonly Motion[]): readonly Motion[] {
  const last = new Map<string, Motion>();
  for (const motion of motions) {
    const key = keyOf(motion);
    if (key !== undefined) last.set(key, motion);
  }
  return motions.filter((motion) => {
    const key = keyOf(motion);
    return key === undefined || last.get(key) === motion;
  });
}

function keyOf(motion: Motion): string | undefined {
  if (motion.how === 'glow') return `glow ${motion.object}`;
  if (motion.how === 'fly' && motion.what.is === 'flag') return `flag ${motion.what.charter}`;
  return undefined;
}
