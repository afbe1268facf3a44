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

const counts = z.record(z.string(), z.int());

/** A crate of the story that was opened after a game: its letter, how many kings it pleased, who chose it, and the story in it. */
const door = z.object({
  door: z.string(),
  kings: z.int(),
  by: z.optional(z.string()),
  story: z.optional(z.int()),
});

/** A game as the campaign book remembers it; charters are keys and names of people's deeds. */
const bookPage = z.object({
  rounds: z.int(),
  /** Who played which charter: after the campaign people change places. */
  seats: counts,
  built: z.array(
    z.object({ charter: z.string(), card: z.int(), site: z.string(), over: z.optional(z.int()) }),
  ),
  /** Without a charter: it came open for everybody. */
  opened: z.array(z.object({ crate: z.int(), charter: z.optional(z.string()) })),
  /** The personas that came into play. */
  personas: z.record(z.string(), z.array(z.int())),
  objectives: counts,
  stars: counts,
  guidepost: z.optional(z.int()),
  /** Who reached the guidepost. */
  reached: z.array(z.string()),
  doors: z.array(door),
});

const campaignScore = z.object({
  charter: z.string(),
  capacity: z.int(),
  personas: z.int(),
  victories: z.int(),
  glory: z.int(),
  buildings: z.int(),
  total: z.int(),
});

/** What is counted of a campaign, by charter and game. */
export const statistics = z.object({
  games: z.array(
    z.object({
      game: z.int(),
      over: z.boolean(),
      winners: z.array(z.string()),
      points: counts,
      /** Points by the number of the card, rule or building they came from. */
      sources: z.record(z.string(), counts),
      choices: z.int(),
      turns: counts,
      began: z.number(),
      ended: z.optional(z.number()),
      page: bookPage,
    }),
  ),
  choices: z.int(),
  built: counts,
  opened: counts,
  /** What people called their charters and the village; and cards, by number. */
  titles: z.record(z.string(), z.string()),
  names: z.record(z.string(), z.string()),
  /** How the campaign ended. */
  ending: z.optional(z.object({ champions: z.array(z.string()), scores: z.array(campaignScore) })),
});

export type History = z.infer<typeof history>;
export type Step = z.infer<typeof step>;
export type Chapter = z.infer<typeof chapter>;
export type Moment = z.infer<typeof moment>;
export type Statistics = z.infer<typeof statistics>;
export type BookPage = z.infer<typeof bookPage>;
