import { z } from 'zod';
import { choice, id, seat, seq } from './choices.ts';
import { words } from './people.ts';
import { table } from './tables.ts';

/**
 * What a browser says. `id` is its own and makes whatever arrives twice happen once; `base` is the place in the journal up to which
 * it had seen the table.
 */
export const fromBrowser = z.discriminatedUnion('type', [
  /** A choice, or a short run of them: all of them or none. */
  z.strictObject({ type: z.literal('choose'), id, seat, base: seq, choices: z.array(choice).min(1).max(8) }),
  /** Asks everybody to go back to a place further than undo goes, or agrees to it. It takes the place of an earlier wish for this `base`. */
  z.strictObject({ type: z.literal('rewind'), id, seat, base: seq, to: seq }),
  /** Would rather not go back after all, for all seats of whoever says so. */
  z.strictObject({ type: z.literal('withdraw'), id, seat, base: seq }),
  z.strictObject({ type: z.literal('chat'), id, text: words }),
  /** What would you do in my place? */
  z.strictObject({ type: z.literal('hint'), id, seat }),
  /** What would come of each of these choices? */
  z.strictObject({
    type: z.literal('foresee'),
    id,
    seat,
    base: seq,
    choices: z.array(choice).min(1).max(24),
  }),
  /** Something was missed: everything, please. */
  z.strictObject({ type: z.literal('resync'), id }),
  /** Are you there? `away`: the table is open, but nobody has looked at it for a while; so they are not here, and are told of their turn. */
  z.strictObject({ type: z.literal('ping'), id, away: z.optional(z.boolean()) }),
]);

/** A stretch of the table that has changed: where it begins, then its numbers. */
const stretch = z.array(z.int());

/** What happened or would happen, as one seat may hear it, in the words of the rules. */
const facts = z.array(z.object({ fact: z.string() }).catchall(z.unknown()));

/** What one seat sees, whole. A watcher's view has no seat. */
export const wholeView = z.object({
  seat: z.optional(seat),
  /** The numbers of the table, sixteen bits each, low byte first, as base64. */
  cells: z.string(),
  /** What the seat may choose now, a line of text each. */
  options: z.array(z.string()),
  /** Whether its last choice can be taken back. */
  undo: z.boolean(),
});

/** What changed for one seat since the version before. */
export const changedView = z.object({
  seat: z.optional(seat),
  cells: z.array(stretch),
  /** Left out where they are as they were. */
  options: z.optional(z.array(z.string())),
  undo: z.boolean(),
  facts,
});

const lack = z.object({ lack: z.string() }).catchall(z.unknown());
export const said = z.object({
  n: z.int(),
  person: z.string(),
  name: z.optional(z.string()),
  text: z.string(),
  at: z.number(),
});
/** Why nobody goes back to a place: all did so before, what lay hidden was dealt anew since, or somebody did something since who has left. */
export const whyNotBack = z.enum(['takenBack', 'dealtAnew', 'leftSince']);
const proposal = z.object({ base: seq, to: seq, agreed: z.array(seat), needed: z.array(seat) });

/** What came of something that a browser said, by the id it was said with. */
const answer = z.discriminatedUnion('answer', [
  /** It stands in the journal, now or since before. */
  z.object({ type: z.literal('answer'), id, answer: z.literal('accepted'), seq }),
  /** The decision was another one by then: this is the table as it is. */
  z.object({ type: z.literal('answer'), id, answer: z.literal('stale'), seq, views: z.array(wholeView) }),
  /** Against the rules, or not yours to say; nothing changed. */
  z.object({ type: z.literal('answer'), id, answer: z.literal('refused'), seq, reasons: z.array(lack) }),
  /** It could not be written, or too much was said at once and it was not read; it may be sent again with the same id. */
  z.object({ type: z.literal('answer'), id, answer: z.literal('later'), seq }),
]);

/** What the server says. */
export const fromServer = z.discriminatedUnion('type', [
  /** All there is to know, on connecting and whenever it is asked for. */
  z.object({
    type: z.literal('welcome'),
    table,
    /** Who you are, and the seats you play; none of them: you watch. */
    you: z.object({ person: z.string(), seats: z.array(seat) }),
    seq,
    views: z.array(wholeView),
    chat: z.array(said),
    /** Whether more was said before that. */
    earlierChat: z.optional(z.boolean()),
    here: z.array(z.string()),
    rewind: z.optional(proposal),
  }),
  /** The table went from one place in its journal to the next. Whoever is not at `from` asks for everything. */
  z.object({
    type: z.literal('step'),
    from: seq,
    seq,
    by: seat,
    at: z.number(),
    /** Everybody agreed to go back: what came after this place no longer counts. */
    rewoundTo: z.optional(seq),
    views: z.array(changedView),
  }),
  /** The same place in the journal, seen anew: your seats are others now. */
  z.object({ type: z.literal('views'), seq, views: z.array(wholeView) }),
  answer,
  /** A message that was none; it changed nothing. */
  z.object({ type: z.literal('wrong'), id: z.optional(z.string()), why: z.string() }),
  z.object({ type: z.literal('chat'), said }),
  /** What was said last, anew, in place of all that was told of it: somebody is muted now, or no longer. */
  z.object({ type: z.literal('talk'), chat: z.array(said), earlierChat: z.boolean() }),
  z.object({ type: z.literal('here'), here: z.array(z.string()) }),
  z.object({ type: z.literal('table'), table, you: z.object({ person: z.string(), seats: z.array(seat) }) }),
  z.object({ type: z.literal('rewind'), rewind: proposal }),
  /** What was proposed there no longer is: somebody has played on, or whoever wished for it no longer does or no longer plays. */
  z.object({ type: z.literal('rewindOver'), base: seq, to: seq }),
  z.object({
    type: z.literal('hint'),
    id,
    hint: z.optional(
      z.object({ choice: z.string(), terms: z.array(z.object({ term: z.string(), by: z.number() })) }),
    ),
  }),
  /** For each of the choices what it would bring, up to the next question or the first thing that is hidden. */
  z.object({ type: z.literal('foreseen'), id, outcomes: z.array(facts) }),
  z.object({ type: z.literal('notice'), notice: z.enum(['restarting', 'slow-down']) }),
  z.object({ type: z.literal('pong'), id, seq }),
]);

export type FromBrowser = z.infer<typeof fromBrowser>;
export type FromServer = z.infer<typeof fromServer>;
export type WholeView = z.infer<typeof wholeView>;
export type ChangedView = z.infer<typeof changedView>;
export type Said = z.infer<typeof said>;
export type WhyNotBack = z.infer<typeof whyNotBack>;
export type Proposal = z.infer<typeof proposal>;
