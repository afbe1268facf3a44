import type { BoxData, Effect, Test } from '@charterstone/rules';
import type { Battle } from './record.ts';

type Sum = Extract<Test, { readonly sum: unknown }>;

/** What is weighed in the final battle: what the village brings, by the box's own weights. */
export function battleOf(
  data: BoxData,
  door: string,
  found: { readonly kings: number; readonly kind: number; readonly rebels: number },
): Battle | undefined {
  const test = battleTest(data.crates[door]?.do);
  if (test === undefined) return undefined;
  const kings = { n: found.kings, each: test.sum.pleasedKings ?? 0 };
  const kind = { n: found.kind, each: test.sum.kindCompanions ?? 0 };
  const rebels = { n: found.rebels, each: test.sum.rebels ?? 0 };
  const sum = [kings, kind, rebels].reduce((total, { n, each }) => total + n * each, 0);
  return { kings, kind, rebels, sum, needed: Number.parseInt(String(test.is), 10) };
}

/** The sum that decides which crate is opened, wherever in the effects of a crate it is asked for. */
function battleTest(effect: Effect | undefined): Sum | undefined {
  if (effect === undefined) return undefined;
  if (isList(effect)) {
    for (const part of effect) {
      const found = battleTest(part);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!('if' in effect) || !('sum' in effect.if)) return undefined;
  return 'kindCompanions' in effect.if.sum ? effect.if : undefined;
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}
