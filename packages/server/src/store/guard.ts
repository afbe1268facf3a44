import type { Engine, Statement } from './engine.ts';

/** What tells this lock of PostgreSQL from any other. */
const CHOOSING = 20261118;

/**
 * Nothing is written in a journal in the name of somebody who was shown out of its table. The database itself sees to it, because a choice is
 * on its way from the moment that its seat was looked at. What bots do and what comes with an import bears nobody's name.
 */
export const SQLITE_GUARD = `create trigger journal_of_company before insert on journal
  when instr(new.message, ' ') > 0 and exists (
    select 1 from members
    where campaign = new.campaign and "user" = substr(new.message, 1, instr(new.message, ' ') - 1)
      and shown_out_at is not null
  )
  begin
    select raise(abort, 'whoever chose was shown out');
  end`;

/** Units of PostgreSQL run beside each other: who chooses waits until a showing out of that table is written, and the other way round. */
export const POSTGRES_GUARD = `do $step$ begin
  create or replace function journal_of_company() returns trigger language plpgsql as $guard$
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended(new.campaign, ${CHOOSING}));
    if exists (
      select 1 from members
      where campaign = new.campaign and "user" = split_part(new.message, ' ', 1) and shown_out_at is not null
    ) then
      raise exception 'whoever chose was shown out';
    end if;
    return new;
  end $guard$;
  create trigger journal_of_company before insert on journal
    for each row when (strpos(new.message, ' ') > 0) execute function journal_of_company();
end $step$`;

/** From here to the end of the unit nobody's choice is written at a table; those that were on their way are. */
export function waitingForChoices(kind: Engine['kind'], campaign: string): readonly Statement[] {
  // SQLite writes one unit after the other anyway.
  if (kind === 'sqlite') return [];
  return [{ sql: `select pg_advisory_xact_lock(hashtextextended($1, ${CHOOSING}))`, parameters: [campaign] }];
}
