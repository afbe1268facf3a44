import type { NewTable, ShelfEntry } from '@charterstone/protocol';
import type { OptionName } from '@charterstone/rules';
import type { Lang } from '@charterstone/words/light';
import { isSameName, nameIn } from '../../parts/names.ts';

export const MOST_SEATS = 6;

/** Who plays a seat: whoever makes the table, somebody who gets a link, a bot of a level, an Automa. */
export const SITTERS = ['me', 'link', 'easy', 'normal', 'hard', 'automa'] as const;
export type Sitter = (typeof SITTERS)[number];

/** Ways to play that fill the seats at a press; each can be changed afterwards. */
export const WAYS = ['alone', 'online', 'oneDevice'] as const;
export type Way = (typeof WAYS)[number];
const FILLED: { readonly [W in Way]: readonly Sitter[] } = {
  alone: ['me', 'normal', 'normal', 'normal'],
  online: ['me', 'link', 'link'],
  oneDevice: ['me', 'me', 'normal'],
};

/** Hours that a decision may take; none: as long as it takes. */
export const TIMERS = ['none', '1', '12', '24', '72', '168'] as const;
export type Timer = (typeof TIMERS)[number];

/** A seat with an id of its own, so that it stays the same one when another goes. */
export type PlannedSeat = {
  readonly id: number;
  readonly sitter: Sitter;
  /** What whoever plays here is called, as far as it is written, where several people share the device. */
  readonly called?: string;
};

/** A campaign as it is being planned. */
export type Draft = {
  readonly name: string;
  readonly seats: readonly PlannedSeat[];
  readonly options: readonly OptionName[];
  readonly language: Lang;
  readonly timer: Timer;
  readonly reminders: boolean;
  /** The game it begins with. */
  readonly game: number;
  readonly seed: string;
  /** The box that is opened, and how many games it has, where it is not the usual one. */
  readonly box: ShelfEntry | undefined;
};

export function freshDraft(name: string, language: Lang): Draft {
  return {
    name,
    seats: seatsFor('online'),
    options: [],
    language,
    timer: 'none',
    reminders: true,
    game: 1,
    seed: '',
    box: undefined,
  };
}

export function seatsFor(way: Way): readonly PlannedSeat[] {
  return FILLED[way].map((sitter, id) => ({ id, sitter }));
}

/** The way to play that these seats come to, however many they are; undefined where bots are watched. Whoever gets a link plays online. */
export function wayOf(seats: readonly PlannedSeat[]): Way | undefined {
  if (seats.some(({ sitter }) => sitter === 'link')) return 'online';
  if (areNamed(seats)) return 'oneDevice';
  return seats.some(({ sitter }) => sitter === 'me') ? 'alone' : undefined;
}

export function withOneMore(seats: readonly PlannedSeat[]): readonly PlannedSeat[] {
  if (seats.length >= MOST_SEATS) return seats;
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  // People who share a device are more people; they sit beside each other, before bots.
  if (areNamed(seats)) {
    const behind = seats.findLastIndex(({ sitter }) => sitter === 'me') + 1;
    return [...seats.slice(0, behind), { id, sitter: 'me' }, ...seats.slice(behind)];
  }
  return [
    ...seats,
    { id, sitter: seats.at(-1)?.sitter === 'me' ? 'normal' : (seats.at(-1)?.sitter ?? 'me') },
  ];
}

/** Where several people share the device, each of them can have a name of their own. */
export function areNamed(seats: readonly PlannedSeat[]): boolean {
  return seats.filter(({ sitter }) => sitter === 'me').length > 1;
}

/** Whether something is written that is no name. */
export function isMisnamed({ called = '' }: PlannedSeat): boolean {
  return called.trim() !== '' && nameIn(called) === undefined;
}

/** Whether somebody else who shares the device is called the same: nobody could tell whose turn it is. */
export function hasNamesake(seats: readonly PlannedSeat[], { id, called = '' }: PlannedSeat): boolean {
  return seats.some(
    (other) =>
      other.id !== id && other.sitter === 'me' && isSameName(nameIn(other.called ?? '') ?? '', called),
  );
}

/** What is wrong with a draft, by the message that says so. */
export type Flaw = 'name.wrong' | 'new.nobody' | 'new.misnamed' | 'wrong.sameName';

export function flawsIn({ name, seats }: Draft): readonly Flaw[] {
  return [
    ...(nameIn(name) === undefined ? (['name.wrong'] as const) : []),
    // Automas move pieces for nobody's sake: somebody has to choose.
    ...(seats.every(({ sitter }) => sitter === 'automa') ? (['new.nobody'] as const) : []),
    ...(areNamed(seats) && seats.some(isMisnamed) ? (['new.misnamed'] as const) : []),
    ...(areNamed(seats) && seats.some((seat) => seat.sitter === 'me' && hasNamesake(seats, seat))
      ? (['wrong.sameName'] as const)
      : []),
  ];
}

/** As the server is asked for it. Automas sit behind everybody else. */
export function tableOf(draft: Draft): NewTable {
  const seated = draft.seats
    .filter(({ sitter }) => sitter !== 'automa')
    .map(({ sitter, called = '' }, i) => ({ seat: i + 1, sitter, called: nameIn(called) }));
  const names = areNamed(draft.seats)
    ? seated.flatMap(({ seat, sitter, called }) =>
        sitter === 'me' && called !== undefined ? [[String(seat), called] as const] : [],
      )
    : [];
  const mine = seated.filter(({ sitter }) => sitter === 'me').map(({ seat }) => seat);
  const bots = seated.filter(({ sitter }) => sitter !== 'me' && sitter !== 'link');
  const automas = draft.seats.length - seated.length;
  const seed = draft.seed.trim();
  return {
    name: draft.name.trim(),
    seats: seated.length,
    mine,
    ...(names.length === 0 ? {} : { names: Object.fromEntries(names) }),
    bots: Object.fromEntries(bots.map(({ seat, sitter }) => [String(seat), sitter])),
    language: draft.language,
    ...(automas === 0 ? {} : { automas }),
    ...(draft.game === 1 ? {} : { preparedGame: draft.game }),
    ...(draft.options.length > 0
      ? { options: Object.fromEntries(draft.options.map((name) => [name, true])) }
      : {}),
    ...(seed === '' ? {} : { seed }),
    ...(draft.box === undefined ? {} : { box: draft.box.id }),
    courtesy: {
      ...(draft.timer === 'none' ? {} : { timerHours: Number(draft.timer) }),
      ...(draft.reminders ? {} : { reminders: false }),
    },
  };
}

/**
 * What somebody is called who was never here before and has named the seats of those who share the device: as the first of them. Where just
 * one of those has no name, that one goes by theirs, and two would be called the same.
 */
export function guestIn({ seats }: Draft): string | undefined {
  if (!areNamed(seats)) return undefined;
  const names = seats.filter(({ sitter }) => sitter === 'me').map(({ called = '' }) => nameIn(called));
  return names.filter((name) => name === undefined).length === 1
    ? undefined
    : names.find((name) => name !== undefined);
}
