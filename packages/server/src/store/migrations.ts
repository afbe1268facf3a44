/** A step forward, as statements. What differs between the two databases is named by a word in braces. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '1 campaigns and their journal',
    statements: [
      `create table campaigns (
        id text primary key,
        setting text not null,
        rules integer not null,
        box integer not null,
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
    ],
  },
];

export const SQLITE_WORDS = { bigint: 'integer', bytes: 'blob' };
export const POSTGRES_WORDS = { bigint: 'bigint', bytes: 'bytea' };

export function statementIn(words: Readonly<Record<string, string>>, statement: string): string {
  return statement.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? word);
}
