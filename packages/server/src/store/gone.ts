/**
 * Nothing is written about somebody who has deleted their identity. The database itself sees to it, because whatever they asked for at the same
 * instant, in another window, is on its way from the moment that their session was looked at. It is passed over, not refused: there is nobody
 * to be answered. What campaigns need of them, an id that leads to nobody, is no part of it.
 */
type About = { readonly table: string; readonly on: 'insert' | 'update'; readonly if: string };

const always = (table: string): About => ({ table, on: 'insert', if: 'new."user" is not null' });
const onBoth = (table: string, wanted: string): About[] =>
  (['insert', 'update'] as const).map((on) => ({ table, on, if: wanted }));

const ABOUT_PEOPLE: readonly About[] = [
  ...['sessions', 'passkeys', 'tokens', 'pushes', 'mutes', 'seen', 'notes'].map(always),
  ...onBoth('sat', 'new.name is not null'),
  ...onBoth('seats', 'new."user" is not null'),
  ...onBoth('members', 'new.left_at is null'),
];

const GONE = `"user" in (select id from users where name = '')`;

/** What was left of those who went before the database saw to it. */
const LEFT = [
  ...['sessions', 'passkeys', 'tokens', 'pushes', 'mutes', 'seen', 'notes'].map(
    (table) => `delete from ${table} where ${GONE}`,
  ),
  `update sat set name = null where ${GONE}`,
  `update seats set "user" = null where ${GONE}`,
  `update members set left_at = {now} where left_at is null and ${GONE}`,
  `update users set email = null, email_confirmed = 0 where name = ''`,
];

export const GONE_PEOPLE: readonly string[] = [
  ...LEFT,
  '{unlessGone}',
  ...ABOUT_PEOPLE.map(
    ({ table, on, if: wanted }) =>
      `create trigger ${table}_of_somebody_${on} before ${on} on ${table} for each row when (${wanted} {passOver}`,
  ),
];

/** SQLite writes one unit after the other, and needs no function for it. */
export const SQLITE_GONE = {
  unlessGone: 'delete from users where 1 = 0',
  passOver: `and exists (select 1 from users where id = new."user" and name = '')) begin select raise(ignore); end`,
};

/** Units of PostgreSQL run beside each other: who writes about somebody waits until their going is written, and the other way round. */
export const POSTGRES_GONE = {
  unlessGone: `create or replace function unless_gone() returns trigger language plpgsql as $guard$
  declare called text;
  begin
    select name into called from users where id = new."user" for share;
    if called = '' then return null; end if;
    return new;
  end $guard$`,
  passOver: ') execute function unless_gone()',
};
