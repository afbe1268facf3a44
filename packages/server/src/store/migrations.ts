import { GONE_PEOPLE, POSTGRES_GONE, SQLITE_GONE } from './gone.ts';
import { POSTGRES_GUARD, SQLITE_GUARD } from './guard.ts';

/** A step forward, as statements. What differs between the two databases is named by a word in braces. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };

const CAMPAIGNS = [
  `create table campaigns (
    id text primary key,
    setting text not null,
    rules integer not null,
    box integer not null,
    fingerprint text not null,
    made_at {bigint} not null
  )`,
  `create table journal (
    campaign text not null references campaigns (id),
    seq integer not null,
    seat integer not null,
    choice text not null,
    message text not null,
    at {bigint} not null,
    primary key (campaign, seq)
  )`,
  'create unique index journal_message on journal (campaign, message)',
  `create table snapshots (
    campaign text primary key references campaigns (id),
    seq integer not null,
    state {bytes} not null
  )`,
];

const PEOPLE = [
  `create table users (
    id text primary key,
    name text not null,
    language text not null,
    email text,
    email_confirmed integer not null,
    made_at {bigint} not null
  )`,
  `create table sessions (
    hash text primary key,
    "user" text not null references users (id),
    made_at {bigint} not null,
    seen_at {bigint} not null
  )`,
  'create index sessions_user on sessions ("user")',
  `create table passkeys (
    id text primary key,
    "user" text not null references users (id),
    public_key {bytes} not null,
    counter {bigint} not null,
    transports text not null,
    made_at {bigint} not null
  )`,
  'create index passkeys_user on passkeys ("user")',
  `create table tokens (
    hash text primary key,
    kind text not null,
    "user" text references users (id),
    about text not null,
    until {bigint} not null,
    used_at {bigint}
  )`,
  `create table pushes (
    endpoint text primary key,
    "user" text not null references users (id),
    keys text not null,
    made_at {bigint} not null
  )`,
  'create index pushes_user on pushes ("user")',
];

const TABLES = [
  `create table tables (
    campaign text primary key references campaigns (id),
    name text not null,
    host text references users (id),
    language text not null,
    courtesy text not null
  )`,
  `create table seats (
    campaign text not null references campaigns (id),
    seat integer not null,
    "user" text references users (id),
    bot text,
    primary key (campaign, seat)
  )`,
  `create table members (
    campaign text not null references campaigns (id),
    "user" text not null references users (id),
    joined_at {bigint} not null,
    left_at {bigint},
    hidden integer not null,
    notes text not null,
    invite text,
    primary key (campaign, "user")
  )`,
  'create index members_user on members ("user")',
  `create table sat (
    campaign text not null references campaigns (id),
    seat integer not null,
    "user" text not null references users (id),
    primary key (campaign, seat, "user")
  )`,
  `create table invites (
    id text primary key,
    hash text not null unique,
    campaign text not null references campaigns (id),
    seat integer not null,
    made_at {bigint} not null,
    revoked_at {bigint}
  )`,
  'create index invites_campaign on invites (campaign)',
  `create table chat (
    campaign text not null references campaigns (id),
    n integer not null,
    "user" text not null references users (id),
    text text not null,
    message text not null,
    at {bigint} not null,
    primary key (campaign, n)
  )`,
  'create unique index chat_message on chat (campaign, message)',
  `create table mutes (
    campaign text not null references campaigns (id),
    "user" text not null references users (id),
    muted text not null,
    primary key (campaign, "user", muted)
  )`,
  `create table rewinds (
    campaign text not null references campaigns (id),
    base integer not null,
    target integer not null,
    seat integer not null,
    primary key (campaign, base, target, seat)
  )`,
];

const WORK = [
  'create table claims (work text primary key, server text not null, until {bigint} not null)',
  `create table waiting (
    campaign text not null references campaigns (id),
    seat integer not null,
    seq integer not null,
    since integer,
    at {bigint} not null,
    told integer not null,
    look_at {bigint},
    primary key (campaign, seat)
  )`,
  'create index waiting_look on waiting (look_at) where look_at is not null',
  `create table notices (
    campaign text not null references campaigns (id),
    seat integer not null,
    since integer not null,
    reminder integer not null,
    way text not null,
    sent_at {bigint},
    primary key (campaign, seat, since, reminder, way)
  )`,
  'create table secrets (name text primary key, value text not null)',
];

/** Whoever was at a table before anybody kept a note of it counts as seen now. */
const SEEN = [
  `create table seen (
    campaign text not null references campaigns (id),
    "user" text not null references users (id),
    at {bigint} not null,
    primary key (campaign, "user")
  )`,
  'insert into seen (campaign, "user", at) select campaign, "user", {now} from members',
  'alter table sat add column given_up integer not null default 0',
];

const GAMES = ['alter table waiting add column game integer', 'alter table waiting add column ended integer'];

/** A copy of a table that is played on from one of its moments knows where it comes from. */
const WHAT_IF = [
  'alter table tables add column what_if_of text',
  'alter table tables add column what_if_at integer',
];

/** Boxes that somebody has written are kept beside the campaigns that are played with them. */
const BOXES = [
  'create table boxes (fingerprint text primary key, box text not null, kept_at {bigint} not null)',
];

/** A browser is told by push as long as the session holds that it was signed in with. */
const PUSHES = ['alter table pushes add column session text'];

/** Several people may share a device, and the seats of one person: what each of them notes is for their seat alone (0: of whoever watches). */
const NOTES = [
  `create table notes (
    campaign text not null references campaigns (id),
    "user" text not null references users (id),
    seat integer not null,
    text text not null,
    primary key (campaign, "user", seat)
  )`,
  `insert into notes (campaign, "user", seat, text)
    select members.campaign, members."user", coalesce(seats.seat, 0), members.notes
    from members left join seats on seats.campaign = members.campaign and seats."user" = members."user"
    where members.notes <> ''`,
  'alter table members drop column notes',
];

/** What was told belongs to whoever was told: somebody else may sit there by the time that it has arrived. */
const TOLD = [
  'alter table notices rename to notices_of_seats',
  `create table notices (
    campaign text not null references campaigns (id),
    seat integer not null,
    since integer not null,
    "user" text not null references users (id),
    reminder integer not null,
    way text not null,
    sent_at {bigint},
    primary key (campaign, seat, since, "user", reminder, way)
  )`,
  `insert into notices (campaign, seat, since, "user", reminder, way, sent_at)
    select told.campaign, told.seat, told.since, seats."user", told.reminder, told.way, told.sent_at
    from notices_of_seats as told
    join seats on seats.campaign = told.campaign and seats.seat = told.seat and seats."user" is not null`,
  'drop table notices_of_seats',
  'alter table waiting drop column told',
];

/** Where several people share a device, each of them has a name of their own at the table: it belongs to whoever sat there with that device. */
const CALLED = ['alter table sat add column name text'];

/** Whoever has not played can be shown out; they are let in again by another invitation. */
const SHOWN_OUT = ['alter table members add column shown_out_at {bigint}', '{guard}'];

export const MIGRATIONS: readonly Migration[] = [
  { name: '1 campaigns, people, tables', statements: [...CAMPAIGNS, ...PEOPLE, ...TABLES, ...WORK] },
  { name: '2 when people were last seen, which game a table is in', statements: [...SEEN, ...GAMES] },
  { name: '3 what if', statements: WHAT_IF },
  { name: '4 boxes of their own', statements: BOXES },
  { name: '5 browsers that are signed in', statements: PUSHES },
  { name: '6 notes of each seat', statements: NOTES },
  { name: '7 who was told', statements: TOLD },
  { name: '8 names at a table', statements: CALLED },
  { name: '9 who was shown out', statements: SHOWN_OUT },
  { name: '10 nothing about who is gone', statements: GONE_PEOPLE },
];

/** In PostgreSQL one program at a time changes the shape of the database. */
export const MIGRATION_LOCK = 'select pg_advisory_xact_lock(20261116)';

export const SQLITE_WORDS = {
  bigint: 'integer',
  bytes: 'blob',
  guard: SQLITE_GUARD,
  ...SQLITE_GONE,
  now: "cast(unixepoch('subsec') * 1000 as integer)",
};
export const POSTGRES_WORDS = {
  bigint: 'bigint',
  bytes: 'bytea',
  guard: POSTGRES_GUARD,
  ...POSTGRES_GONE,
  now: 'cast(extract(epoch from now()) * 1000 as bigint)',
};

export function statementIn(words: Readonly<Record<string, string>>, statement: string): string {
  return statement.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? word);
}
