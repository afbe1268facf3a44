import { z } from 'zod';
import { seat, seq } from './choices.ts';
import { displayName, language, person } from './people.ts';

/** Who plays where nobody sits, or stands in: a level such as `normal`, or a bot such as `search:200ms`. */
export const bot = z.string().min(1).max(40);

/** Courtesy only: an expired timer allows others to act, it does nothing by itself. */
export const courtesy = z.strictObject({
  /** How long a decision may wait before anybody at the table may let a bot stand in; without it, nobody may. */
  timerHours: z.optional(
    z
      .number()
      .min(0.01)
      .max(24 * 60),
  ),
  reminders: z.optional(z.boolean()),
});

const automas = z.int().min(0).max(5);

/** Where a campaign comes from: a fresh box, or a village that was prepared up to the beginning of a later game. */
export const newTable = z.strictObject({
  name: displayName,
  seats: seat,
  automas: z.optional(automas),
  /** The seats that I play: several where people share one device. All the others get links. */
  mine: z.optional(z.array(seat).max(6)),
  /** What whoever plays one of them is called, by its number, where it is not I. */
  names: z.optional(z.record(z.string().regex(/^[1-6]$/), displayName)),
  /** Seats that bots play, by number. */
  bots: z.optional(z.record(z.string().regex(/^[1-6]$/), bot)),
  /** Where the other rule books are followed, by the names the rules give them. */
  options: z.optional(z.record(z.string().max(40), z.boolean())),
  /** The table closes after so many games; without it play goes on after the twelfth. */
  games: z.optional(z.int().min(1).max(9999)),
  language: z.optional(language),
  /** The same seed, the same decks: for tests and research. Without it, nobody knows it. */
  seed: z.optional(z.string().min(1).max(100)),
  /** Begin here instead of with the first game. */
  preparedGame: z.optional(z.int().min(1).max(13)),
  /** The box on the shelf that is opened; without it, the one that everybody has. */
  box: z.optional(z.string().min(1).max(40)),
  courtesy: z.optional(courtesy),
});

/** A box that campaigns can be begun with on this server. */
export const shelfEntry = z.object({
  id: z.string(),
  names: z.object({ en: z.string(), de: z.string(), pl: z.string() }),
  /** A campaign with it ends after so many games. */
  games: z.optional(z.int()),
});

export const importedTable = z.strictObject({
  name: displayName,
  mine: z.optional(z.array(seat).max(6)),
  language: z.optional(language),
  /** The text of the file that was exported. */
  journal: z.string(),
});

export const chair = z.object({
  seat,
  person: z.optional(person),
  /** What whoever plays here is called, where several people share the person's device. */
  name: z.optional(z.string()),
  bot: z.optional(bot),
});

/** A table as everybody at it knows it. */
export const table = z.object({
  id: z.string(),
  name: z.string(),
  host: z.optional(z.string()),
  language,
  seats: z.array(chair),
  automas,
  games: z.optional(z.int()),
  options: z.array(z.string()),
  courtesy,
  madeAt: z.number(),
  /** A private copy of another table, played on from one of its moments. */
  whatIf: z.optional(z.object({ table: z.string(), name: z.string(), seq })),
});

/** A table in somebody's list. */
export const listedTable = z.object({
  table,
  game: z.int(),
  over: z.boolean(),
  seq,
  /** Who has to decide, and since when. */
  waitingFor: z.array(z.object({ seat, since: z.number() })),
  mine: z.array(seat),
  hidden: z.boolean(),
  left: z.boolean(),
});

export const invite = z.object({
  id: z.string(),
  /** Without a seat: a link to watch. */
  seat: z.optional(seat),
  madeAt: z.number(),
  revoked: z.boolean(),
});

/** Somebody who was let in at a table. */
export const letIn = z.object({
  person,
  /** By a link without a seat. */
  watches: z.boolean(),
  /** They may come back. */
  left: z.boolean(),
  /** Whether a choice of theirs is in the journal: then they belong to the campaign. */
  played: z.boolean(),
});

export type ShelfEntry = z.infer<typeof shelfEntry>;
export type NewTable = z.infer<typeof newTable>;
export type ImportedTable = z.infer<typeof importedTable>;
export type TableInfo = z.infer<typeof table>;
export type ListedTable = z.infer<typeof listedTable>;
export type Courtesy = z.infer<typeof courtesy>;
export type Chair = z.infer<typeof chair>;
export type LetIn = z.infer<typeof letIn>;
export type Invite = z.infer<typeof invite>;
