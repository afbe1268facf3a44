import { LEVEL_NAMES } from '@charterstone/bots';
import { OPTION_NAMES } from '@charterstone/rules';
import { z } from 'zod';
import { FORMAT, VERSION } from '../journals/format.ts';

const word = z.union([z.string(), z.int()]);

/**
 * A journal file as others can read about it. Whoever gives us one is answered by what really reads it (format.ts), which also says what is
 * wrong.
 */
export const journalFile = z
  .object({
    format: z.literal(FORMAT),
    version: z.literal(VERSION),
    rules: z.int().describe('The version of the rules it is played by.'),
    box: z.int().describe('The version of its box.'),
    fingerprint: z.string().describe('Tells its box from all others.'),
    setting: z.object({
      seats: z.int(),
      automas: z.optional(z.int()),
      seed: z.string(),
      games: z.optional(z.int()),
      options: z.optional(z.partialRecord(z.enum(OPTION_NAMES), z.boolean())),
    }),
    bots: z.array(z.int()).describe('Seats that bots play when it goes on.'),
    levels: z.optional(z.array(z.enum(LEVEL_NAMES))).describe('How well each of them plays.'),
    entries: z.array(
      z.object({
        seat: z.int().describe('0 is whoever keeps the table.'),
        choice: z.object({
          do: z.string(),
          what: z.optional(word),
          at: z.optional(word),
          text: z.optional(z.string()),
        }),
      }),
    ),
    hash: z.string().describe('Of the table after the last entry.'),
    state: z.optional(z.string()).describe('That table as bytes (base64).'),
    checksum: z.string().describe('Over all of the above.'),
  })
  .describe('A campaign as a file: everything that was chosen, in order, and what it was begun with.');
