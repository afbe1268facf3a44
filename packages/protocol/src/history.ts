import { z } from 'zod';
import { seat, seq } from './choices.ts';
import { wholeView } from './socket.ts';

/** One step of a campaign as one seat heard it. Steps that were taken back by everybody are not told. */
export const step = z.object({
  seq,
  by: z.optional(seat),
  at: z.number(),
  game: z.int(),
  facts: z.array(z.object({ fact: z.string() }).catchall(z.unknown())),
});

/** Where each game begins, for a slider. */
export const chapter = z.object({ game: z.int(), from: seq, to: seq });

export const history = z.object({ steps: z.array(step), chapters: z.array(chapter), last: seq });
export const moment = z.object({ seq, view: wholeView });

/** What is counted of a campaign, by charter and game. */
export const statistics = z.object({
  games: z.array(
    z.object({
      game: z.int(),
      over: z.boolean(),
      winners: z.array(z.string()),
      points: z.record(z.string(), z.int()),
      /** Points by the number of the card, rule or building they came from. */
      sources: z.record(z.string(), z.record(z.string(), z.int())),
      choices: z.int(),
      turns: z.record(z.string(), z.int()),
      began: z.number(),
      ended: z.optional(z.number()),
    }),
  ),
  choices: z.int(),
  built: z.record(z.string(), z.int()),
  opened: z.record(z.string(), z.int()),
});

export type History = z.infer<typeof history>;
export type Step = z.infer<typeof step>;
export type Chapter = z.infer<typeof chapter>;
export type Moment = z.infer<typeof moment>;
export type Statistics = z.infer<typeof statistics>;
