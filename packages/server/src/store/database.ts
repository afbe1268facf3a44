import type { Generated } from 'kysely';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; they decide nothing but courtesy. */
export type Database = {
  campaigns: CampaignRow;
  journal: JournalRow;
  snapshots: SnapshotRow;
  tables: TableRow;
  seats: SeatRow;
  members: MemberRow;
  notes: NotesRow;
  sat: SatRow;
  seen: SeenRow;
  invites: InviteRow;
  chat: ChatRow;
  mutes: MuteRow;
  rewinds: RewindRow;
  users: UserRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  tokens: TokenRow;
  pushes: PushRow;
  claims: ClaimRow;
  waiting: WaitingRow;
  notices: NoticeRow;
  secrets: SecretRow;
  boxes: BoxRow;
};

/** A campaign as it began. Nothing of it is ever changed or deleted. */
export type CampaignRow = {
  readonly id: string;
  /** The setting of the rules, as JSON. */
  readonly setting: string;
  /** The versions of the rules and the box it was begun with, and what tells that box from others. */
  readonly rules: number;
  readonly box: number;
  readonly fingerprint: string;
  readonly made_at: number;
};

/** A box that somebody has written, whole, as campaigns were begun with it. Never changed or deleted either. */
export type BoxRow = {
  readonly fingerprint: string;
  /** As JSON. */
  readonly box: string;
  readonly kept_at: number;
};

/** The one truth: every choice, in order. `(campaign, seq)` is unique, and so is `(campaign, message)`. */
export type JournalRow = {
  readonly campaign: string;
  /** From 1 on. */
  readonly seq: number;
  readonly seat: number;
  /** As JSON. */
  readonly choice: string;
  /** The id that its sender gave it: whatever arrives twice happens once. */
  readonly message: string;
  readonly at: number;
};

/** A cache: the table after so many entries. Checked against the journal, made anew at any time. */
export type SnapshotRow = { readonly campaign: string; readonly seq: number; readonly state: Uint8Array };

/** What people agreed about a campaign's table. */
export type TableRow = {
  readonly campaign: string;
  readonly name: string;
  /** The user who looks after it; nobody once all have left. */
  readonly host: string | null;
  readonly language: string;
  /** Timers and reminders, as JSON. */
  readonly courtesy: string;
  /** The campaign that this one is a copy of, and the place of its journal from which it is played on. */
  readonly what_if_of: Generated<string | null>;
  readonly what_if_at: Generated<number | null>;
};

export type SeatRow = {
  readonly campaign: string;
  readonly seat: number;
  readonly user: string | null;
  /** The bot that plays here, or stands in for the user. */
  readonly bot: string | null;
};

/** Whoever takes part in a table or did; a spectator came by an invitation without a seat. */
export type MemberRow = {
  readonly campaign: string;
  readonly user: string;
  readonly joined_at: number;
  readonly left_at: number | null;
  readonly hidden: number;
  /** The invitation by which somebody watches: when it is revoked, they no longer do. */
  readonly invite: string | null;
  /** Since when they take part no longer, though they have not left by themselves: they may not come back without an invitation. */
  readonly shown_out_at: Generated<number | null>;
};

/** What somebody noted for themselves at a seat of theirs; 0 where they watch. */
export type NotesRow = {
  readonly campaign: string;
  readonly user: string;
  readonly seat: number;
  readonly text: string;
};

/** Who ever sat where: they may come back. */
export type SatRow = {
  readonly campaign: string;
  readonly seat: number;
  readonly user: string;
  /** 1 where they got up by themselves, though they stayed at the table: then it does not wait for them. */
  readonly given_up: Generated<number>;
  /** What whoever plays there is called, where it is not the name of the user: several people may share their device. */
  readonly name: Generated<string | null>;
};

/** When somebody was last at a table. */
export type SeenRow = { readonly campaign: string; readonly user: string; readonly at: number };

export type InviteRow = {
  readonly id: string;
  /** Of the secret in the link. */
  readonly hash: string;
  readonly campaign: string;
  /** 0 to watch. */
  readonly seat: number;
  readonly made_at: number;
  readonly revoked_at: number | null;
};

export type ChatRow = {
  readonly campaign: string;
  readonly n: number;
  readonly user: string;
  readonly text: string;
  readonly message: string;
  readonly at: number;
};

export type MuteRow = { readonly campaign: string; readonly user: string; readonly muted: string };

/** Seats that agreed to take the table back from `base` to `target`. */
export type RewindRow = {
  readonly campaign: string;
  readonly base: number;
  readonly target: number;
  readonly seat: number;
};

export type UserRow = {
  readonly id: string;
  /** Empty when its owner has deleted it. */
  readonly name: string;
  readonly language: string;
  readonly email: string | null;
  readonly email_confirmed: number;
  readonly made_at: number;
};

export type SessionRow = {
  readonly hash: string;
  readonly user: string;
  readonly made_at: number;
  readonly seen_at: number;
};

export type PasskeyRow = {
  readonly id: string;
  readonly user: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string;
  readonly made_at: number;
};

/** Secrets that work once: recovery links, addresses to be confirmed, challenges of passkeys. */
export type TokenRow = {
  readonly hash: string;
  readonly kind: string;
  readonly user: string | null;
  /** What it is about, as JSON. */
  readonly about: string;
  readonly until: number;
  readonly used_at: number | null;
};

export type PushRow = {
  readonly endpoint: string;
  readonly user: string;
  readonly keys: string;
  readonly made_at: number;
  /** The session it was asked for with, by its hash; null where nobody kept it. */
  readonly session: Generated<string | null>;
};

/** Work that one server does: until its time is over, nobody else begins it. */
export type ClaimRow = { readonly work: string; readonly server: string; readonly until: number };

/**
 * For every seat, whether the table waits for it: read out of the journal, and made anew from it at any time. All seats of a table are
 * written together.
 */
export type WaitingRow = {
  readonly campaign: string;
  readonly seat: number;
  /** So far the journal was read. */
  readonly seq: number;
  /** The turn, or step between games, in which it has to decide (`occasionOf`); null when it has not. Once it was a place in the journal. */
  readonly since: number | null;
  /** When its present decision came. */
  readonly at: number;
  /** When a server looks whether its player has to be told; null when that is not to be expected. */
  readonly look_at: number | null;
  /** Which game the table is in, and 1 when play has ended; null where that was not noted yet. */
  readonly game: number | null;
  readonly ended: number | null;
};

/** "It is your turn", told to each who sits there once per turn, reminder and way. */
export type NoticeRow = {
  readonly campaign: string;
  readonly seat: number;
  /** The turn, as in `waiting`. */
  readonly since: number;
  /** Whoever sat there when it was begun. */
  readonly user: string;
  /** 0, then 1, 2… for reminders. */
  readonly reminder: number;
  /** By push (each browser by its hash as well), mail or webhook; `told` when all of them are done with, `failed` since one of them fails. */
  readonly way: string;
  /** Null until it has been sent, or given up. */
  readonly sent_at: number | null;
};

/** What the server itself must remember: keys it has made. */
export type SecretRow = { readonly name: string; readonly value: string };
