/** The kinds of bot there are, weakest first. */
export const BOTS = ['random', 'greedy', 'search'] as const;
export type BotName = (typeof BOTS)[number];

/** How long a search thinks about one decision. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/** A bot as it is written on a command line: `greedy`, `search:200ms`, `search:2000` (iterations). */
export type BotSpec = { readonly name: BotName; readonly budget: Budget | undefined };

/** What a search thinks with when nobody says otherwise: the same answers on every machine. */
export const USUAL_BUDGET: Budget = { iterations: 200 };

const SPEC = /^([a-z]+)(?::([0-9]{1,9})(ms)?)?$/;
const WAYS = 'write random, greedy, search, search:200ms or search:2000';

/** Reads such a text; a text that is none gets one line that says why. */
export function readBot(
  text: string,
): { readonly ok: true; readonly bot: BotSpec } | { readonly ok: false; readonly why: string } {
  const [, kind, amount, unit] = SPEC.exec(text) ?? [];
  const name = BOTS.find((known) => known === kind);
  if (name === undefined) return { ok: false, why: `there is no bot "${text}": ${WAYS}` };
  if (amount === undefined) return { ok: true, bot: { name, budget: undefined } };
  if (name !== 'search') return { ok: false, why: `${name} takes no budget, "${text}" has one: ${WAYS}` };
  const much = Number(amount);
  if (much === 0) return { ok: false, why: `"${text}" has no time to think: ${WAYS}` };
  return { ok: true, bot: { name, budget: unit === 'ms' ? { ms: much } : { iterations: much } } };
}
