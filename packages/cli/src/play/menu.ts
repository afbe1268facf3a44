import { type Choice, type Inspection, options, type Seat, type State } from '@charterstone/rules';
import type { Desk } from './desk.ts';
import { detailOf, headingOf, labelOf, notesOn, rankOf } from './menu-words.ts';

/** One thing to choose. `careful` is the same, with every good of the benefit asked for. */
export type Item = {
  readonly choice: Choice;
  readonly careful: Choice | undefined;
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

const INLINE: ReadonlySet<string> = new Set(['lay', 'build', 'pay', 'pick', 'take', 'leave']);

export function menuFor(subject: Subject): Menu {
  const { desk, state, seat } = subject;
  const choices = options(state, seat);
  const carefully = new Map(
    choices.filter((choice) => choice.do === 'careful').map((choice) => [choice.at, choice]),
  );
  const groups = new Map<string, Item[]>();
  const listed = choices
    .filter((choice) => choice.do !== 'careful')
    .sort((a, b) => rankOf(subject, a) - rankOf(subject, b));
  for (const choice of listed) {
    const heading = headingOf(subject, choice);
    const item = {
      choice,
      careful: choice.do === 'place' ? carefully.get(choice.at) : undefined,
      label: labelOf(subject, choice),
      detail: detailOf(subject, choice),
      notes: notesOn(subject, choice),
    };
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  const list = [...groups].map(([heading, items]) => ({ heading, items, inline: items.every(fitsInline) }));
  return {
    seat,
    prompt: desk.say.prompt(choices),
    groups: list,
    items: list.flatMap((group) => group.items),
  };
}

function fitsInline({ choice, detail, notes }: Item): boolean {
  return detail === '' && notes.length === 0 && INLINE.has(choice.do);
}

/** Whether this decision is the one of a turn: place a worker or retrieve all. */
export function isTurn({ items }: Menu): boolean {
  return items.some(({ choice }) => choice.do === 'place' || choice.do === 'retrieve');
}
