import type { Choice } from '@charterstone/rules';
import { cardOf } from './choices.ts';
import type { Picking } from './effects/picking.ts';
import type { Key } from './messages.ts';

/** The prompt for each deed exists, or this does not compile. */
const PROMPTS: { readonly [D in Choice['do']]: Key } = {
  charter: 'prompt.charter',
  lay: 'prompt.lay',
  place: 'prompt.place',
  careful: 'prompt.careful',
  retrieve: 'prompt.retrieve',
  build: 'prompt.build',
  open: 'prompt.open',
  score: 'prompt.score',
  sell: 'prompt.sell',
  pay: 'prompt.pay',
  pick: 'prompt.pick',
  use: 'prompt.use',
  pass: 'prompt.pass',
  choose: 'prompt.choose',
  take: 'prompt.take',
  leave: 'prompt.leave',
  next: 'prompt.next',
  act: 'prompt.act',
  end: 'prompt.act',
  by: 'prompt.by',
  mark: 'prompt.mark',
  keep: 'prompt.keep',
  done: 'prompt.keep',
};

const PICKS: { readonly [P in Picking]: Key } = {
  take: 'prompt.pick',
  persona: 'prompt.persona',
  archive: 'prompt.archive',
  give: 'prompt.give',
  measure: 'prompt.measure',
};

/** Branches that need a question of their own. */
const BRANCHES: Readonly<Record<string, Key>> = {
  kind: 'prompt.companion',
  unkind: 'prompt.companion',
  loyal: 'prompt.side',
  rebel: 'prompt.side',
};

/** The one card, rule or building that offers something which may be taken or left; undefined where it is another question, or several do. */
export function offering(choices: readonly Choice[]): number | undefined {
  const asks = new Set(choices.map((choice) => (isOffer(choice) ? cardOf(choice) : 0)));
  const [card = 0] = asks;
  return asks.size === 1 && card > 0 ? card : undefined;
}

/** The one building that is laid; undefined where it is another question, or several are. */
export function laying(choices: readonly Choice[]): number | undefined {
  const [{ do: deed, what } = { do: 'pass' as const, what: undefined }] = choices;
  const isOne = deed === 'lay' && choices.every((choice) => choice.do === 'lay' && choice.what === what);
  return isOne && typeof what === 'number' ? what : undefined;
}

function isOffer({ do: deed }: Choice): boolean {
  return deed === 'use' || deed === 'pass';
}

/** The question above a list of options that begins with this one. */
export function promptFor(first: Choice | undefined, picking: Picking): Key {
  if (first === undefined) return 'prompt.place';
  const { do: deed, what, at } = first;
  if (deed === 'open' && at !== undefined) return 'prompt.fork';
  if (deed === 'lay' && typeof what === 'string') return 'prompt.island';
  if (deed === 'mark' && String(what).startsWith('row-')) return 'prompt.star';
  if (deed === 'pick') return PICKS[picking];
  return (deed === 'choose' ? BRANCHES[String(what)] : undefined) ?? PROMPTS[deed];
}
