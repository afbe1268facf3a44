import type { FromBrowser } from '@charterstone/protocol';
import { choiceText, factsFor, isAside, preview, resample, save, view } from '@charterstone/rules';
import { forThread } from '../boxes/shelved.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { choiceFrom } from '../journals/index.ts';
import { answer, type Counting, refuse } from './answer.ts';
import type { Guest } from './guest.ts';
import type { Room } from './room.ts';

export type Advice = Counting & {
  readonly jobs: Jobs;
  /** Whoever waits for a hint. */
  readonly advised: Set<string>;
};

type Said<T extends FromBrowser['type']> = Extract<FromBrowser, { readonly type: T }>;

/** What a bot would do in their place. */
export async function hint(
  { id, seat }: Said<'hint'>,
  room: Room,
  guest: Guest,
  talk: Advice,
): Promise<void> {
  const { advised, jobs, counted } = talk;
  const { seq, state } = room.table;
  if (!guest.seats.includes(seat)) return refuse(id, 'notYourSeat', room, guest, talk);
  // Bots think for everybody: whoever has asked waits for the answer before asking again.
  if (advised.has(guest.user)) return answer({ id, answer: 'later', seq }, guest, talk);
  advised.add(guest.user);
  try {
    const told = await jobs.advise(guest.user, {
      box: forThread(state.box),
      player: 'normal',
      seed: `hint ${id}`,
      table: save(state),
      seat,
    });
    counted('accepted');
    const hint = told && { choice: choiceText(told.choice), terms: [...told.terms] };
    guest.say({ type: 'hint', id, ...(hint === undefined ? {} : { hint }) });
  } finally {
    advised.delete(guest.user);
  }
}

/** Told from what the seat sees, with all that is hidden made up: so nothing of it can be in the answer. */
export function foresee(
  { id, seat, base, choices }: Said<'foresee'>,
  room: Room,
  guest: Guest,
  counting: Counting,
): void {
  const { seq, state } = room.table;
  const lack = !guest.seats.includes(seat) ? 'notYourSeat' : base !== seq ? 'notNow' : undefined;
  if (lack !== undefined) {
    refuse(id, lack, room, guest, counting);
    return;
  }
  counting.counted('accepted');
  const imagined = resample(view(state, seat), 'foreseen');
  const outcomes = choices.map((words) => {
    const choice = choiceFrom(words);
    const brings = choice === undefined || isAside(choice) ? [] : preview(imagined, seat, choice);
    return factsFor(imagined, seat, brings).map((fact) => ({ ...fact }));
  });
  guest.say({ type: 'foreseen', id, outcomes });
}
