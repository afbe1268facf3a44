import { box as data } from '@charterstone/box';
import {
  choiceText,
  choose,
  compile,
  deciders,
  type Entry,
  hash,
  isOver,
  newCampaign,
  options,
} from '@charterstone/rules';
import { type JournalFile, RULES } from '@charterstone/server/journals';
import { randomOf } from '../src/random.ts';

export const box = compile(data);

/** A first game by random people, whole or so many choices long: its journal, and the lines they would type. */
export function randomGame(
  seats: number,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): { readonly journal: JournalFile; readonly lines: readonly string[] } {
  const random = randomOf(`people ${seed}`);
  const setting = { seats, seed, games: 1 };
  let { state } = newCampaign(box, setting);
  const entries: Entry[] = [];
  const lines: string[] = [];
  while (!isOver(state) && entries.length < most) {
    const [seat = 0] = deciders(state);
    const choices = options(state, seat);
    const choice = choices[random(choices.length)];
    const outcome = choice && choose(state, seat, choice);
    if (choice === undefined || !outcome?.ok) throw new Error('an option was refused');
    entries.push({ seat, choice });
    lines.push(choiceText(choice));
    state = outcome.state;
  }
  const journal = { rules: RULES, box: data.version, setting, bots: [], entries, hash: hash(state) };
  return { journal, lines };
}
