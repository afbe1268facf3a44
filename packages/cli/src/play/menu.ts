import { type Choice, type Inspection, options, type Seat, type State } from '@charterstone/rules';
import type { Desk } from './desk.ts';
import { askedBy, detailOf, headingOf, labelOf, rankOf } from './menu-words.ts';
import { notesOn } from './notes.ts';

/** Another way to do the same: c asks for every good of the benefit, s sends the small worker, cs both. */
export const VARIANTS = ['c', 's', 'cs'] as const;
export type Variant = (typeof VARIANTS)[number];

/** One thing to choose. */
export type Item = {
  readonly choice: Choice;
  readonly variants: { readonly [V in Variant]?: Choice };
  readonly label: string;
  /** Cost and result, in words. */
  readonly detail: string;
  /** What else would happen now: somebody is bumped, a card speaks, the supply has run out. */
  readonly notes: readonly string[];
};

/** Items under a heading; short ones share a line. */
export type Group = {
  readonly heading: string;
  readonly items: readonly Item[];
  readonly inline: boolean;
};

/** The options of a decision; an item's number is its place in `items`, from 1. */
export type Menu = {
  readonly seat: Seat;
  readonly prompt: string;
  readonly groups: readonly Group[];
  readonly items: readonly Item[];
};

/** What an option is about, for the words that describe it. */
export type Subject = {
  readonly desk: Desk;
  readonly state: State;
  readonly seen: Inspection;
  readonly seat: Seat;
};

const INLINE: ReadonlySet<string> = new Set(['lay', 'build', 'pay', 'pick', 'take', 'leave', 'by', 'keep']);

export function menuFor(subject: Subject): Menu {
  const { desk, state, seat } = subject;
  const choices = options(state, seat);
  const groups = new Map<string, Item[]>();
  const listed = choices
    .filter((choice) => !isVariant(choice, choices))
    .sort((a, b) => rankOf(subject, a) - rankOf(subject, b));
  for (const choice of listed) {
    const heading = headingOf(subject, choice);
    const item = {
      choice,
      variants: variantsOf(choice, choices),
      label: labelOf(subject, choice),
      detail: detailOf(subject, choice),
      notes: notesOn(subject, choice),
    };
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  const list = [...groups].map(([heading, items]) => ({ heading, items, inline: items.every(fitsInline) }));
  return {
    seat,
    prompt: desk.say.prompt(choices, askedBy(subject)),
    groups: list,
    items: list.flatMap((group) => group.items),
  };
}

function find(choices: readonly Choice[], wanted: Choice): Choice | undefined {
  return choices.find(
    ({ do: deed, what, at }) => deed === wanted.do && what === wanted.what && at === wanted.at,
  );
}

/** The small worker is only listed where the big one can't go: else it is another way to do the same. */
function isVariant(choice: Choice, choices: readonly Choice[]): boolean {
  if (choice.do === 'careful') return true;
  return (
    choice.do === 'place' &&
    choice.what === 'small' &&
    find(choices, { ...choice, what: 'big' }) !== undefined
  );
}

function variantsOf(choice: Choice, choices: readonly Choice[]): Item['variants'] {
  if (choice.do !== 'place') return {};
  const careful = find(choices, { ...choice, do: 'careful' });
  const small = choice.what === 'big' ? find(choices, { ...choice, what: 'small' }) : undefined;
  const both = small && find(choices, { ...small, do: 'careful' });
  return {
    ...(careful === undefined ? {} : { c: careful }),
    ...(small === undefined ? {} : { s: small }),
    ...(both === undefined ? {} : { cs: both }),
  };
}

function fitsInline({ choice, detail, notes }: Item): boolean {
  return detail === '' && notes.length === 0 && INLINE.has(choice.do);
}

/** Whether this decision is the one of a turn: place a worker or retrieve all. */
export function isTurn({ items }: Menu): boolean {
  return items.some(({ choice }) => choice.do === 'place' || choice.do === 'retrieve');
}
