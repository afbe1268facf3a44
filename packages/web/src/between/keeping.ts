import type { CardData, Choice, Inspection } from '@charterstone/rules';
import { choiceText } from '@charterstone/rules';

/** What can be kept, as it is offered: its choice, and the kind of which only one can be kept. */
export type Keepable = { readonly choice: Choice; readonly key: string; readonly kind: string };

type Ground = { readonly cards: Readonly<Record<number, CardData>>; readonly village: Inspection['village'] };

export function keepableIn(choices: readonly Choice[], ground: Ground): readonly Keepable[] {
  return choices.flatMap((choice) =>
    choice.do === 'keep' ? [{ choice, key: choiceText(choice), kind: kindIn(choice, ground) }] : [],
  );
}

/** Resources and minions are of a kind each; of cards, a building that stands is another kind than one that does not. */
function kindIn({ what }: Choice, { cards, village }: Ground): string {
  if (typeof what !== 'number') return String(what);
  const kind = cards[what]?.kind ?? 'card';
  return kind === 'building' && Object.values(village).includes(what) ? 'standing' : kind;
}

/** Of what was pointed at, what the table still offers: the rest is kept already, or was asked for before. */
export function stillThere(pointed: readonly string[], all: readonly Keepable[]): readonly string[] {
  return pointed.filter((key) => all.some((one) => one.key === key));
}

/**
 * What is picked after one more was pointed at: of a kind one, and never more than there is room for. It takes the place of the one of its
 * kind, and in a full chest of the one that was picked first.
 */
export function pickedWith(
  picked: readonly string[],
  pointed: Keepable,
  all: readonly Keepable[],
  room: number,
): readonly string[] {
  if (picked.includes(pointed.key)) return picked.filter((key) => key !== pointed.key);
  const others = picked.filter((key) => all.find((one) => one.key === key)?.kind !== pointed.kind);
  return [...others.slice(Math.max(0, others.length - room + 1)), pointed.key];
}

/** Whose place was taken by what was pointed at last; nothing where it was only put back, or there was room. */
export function replacedIn(
  before: readonly string[],
  after: readonly string[],
  all: readonly Keepable[],
): { readonly now: Keepable; readonly before: Keepable } | undefined {
  const now = all.find(({ key }) => after.includes(key) && !before.includes(key));
  const gone = all.find(({ key }) => before.includes(key) && !after.includes(key));
  return now === undefined || gone === undefined ? undefined : { now, before: gone };
}

/** The wishes in the order in which the table asks for them. */
export function inOrder(picked: readonly string[], all: readonly Keepable[]): readonly Choice[] {
  return all.filter(({ key }) => picked.includes(key)).map(({ choice }) => choice);
}

/** Whether two lists ask for things of the same sort: resources, cards or minions, which are asked for one after the other. */
export function isSameSort(one: readonly Choice[], other: readonly Choice[]): boolean {
  return sortOf(one) === sortOf(other);
}

const RESOURCES: ReadonlySet<unknown> = new Set(['metal', 'grain', 'wood', 'coal', 'clay', 'pumpkin']);

export function sortOf(choices: readonly Choice[]): 'resource' | 'card' | 'minion' | undefined {
  const first = choices.find(({ do: deed }) => deed === 'keep');
  if (first === undefined) return undefined;
  if (typeof first.what === 'number') return 'card';
  return RESOURCES.has(first.what) ? 'resource' : 'minion';
}
