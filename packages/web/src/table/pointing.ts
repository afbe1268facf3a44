import { type Choice, choiceText, type Question } from '@charterstone/rules';
import type { ObjectName } from '../board/objects.ts';
import type { Handful } from './handful.ts';

/** What was pointed at and picked up, and what was asked then. */
export type Pointing = {
  readonly asked: string;
  readonly seq: number;
  readonly picked: readonly ObjectName[];
  readonly held: Handful;
};

export const NOWHERE: Pointing = { asked: '', seq: -1, picked: [], held: [] };

/** A question in one word: whom it asks, what for, and every answer there is to it. */
export function askedIn(eyes: number, question: Question | undefined, choices: readonly Choice[]): string {
  return [eyes, JSON.stringify(question), ...choices.map(choiceText)].join('\n');
}

/** Where a table lies, and the place from which a choice of mine was sent last. */
export type Here = { readonly asked: string; readonly seq: number; readonly sentFrom: number };

/**
 * What of it still holds. It belongs to one decision: the next one begins afresh, also where it asks for the very same. What others do meanwhile
 * moves the table, but as long as the question is the same nobody has to pick up everything again.
 */
export function stillMeant(pointing: Pointing, { asked, seq, sentFrom }: Here): Pointing {
  const isAnswered = sentFrom >= pointing.seq && seq > sentFrom;
  return pointing.asked === asked && !isAnswered ? pointing : NOWHERE;
}
