import { z } from 'zod';
import { seq } from './choices.ts';
import { chapter, step } from './history.ts';
import { changedView, wholeView } from './socket.ts';

/** What a slider marks: a building, a crate, a story that was read, the end of a game. */
export const mark = z.object({
  seq,
  mark: z.enum(['built', 'opened', 'story', 'ended']),
  card: z.optional(z.int()),
});

/** A whole campaign at a glance, to be stepped through: no more than everybody knows of it. */
export const outline = z.object({
  /** The places of the journal that can be looked back to, as stretches: from the first to the last of each. */
  stretches: z.array(z.tuple([seq, seq])),
  chapters: z.array(chapter),
  /** Where turns began. */
  turns: z.array(seq),
  marks: z.array(mark),
});

/** A stretch of the past as one seat saw it: the table where it begins, and what each step after that changed. */
export const passage = z.object({
  view: wholeView,
  /** The first of them is the step that led to where it begins: it changes nothing. */
  steps: z.array(step.extend({ cells: changedView.shape.cells })),
});

export type Outline = z.infer<typeof outline>;
export type OutlineMark = z.infer<typeof mark>;
export type Passage = z.infer<typeof passage>;
