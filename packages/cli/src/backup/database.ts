import { existsSync } from 'node:fs';
import { BackupTrouble, type Counts, whereFrom } from '@charterstone/server/backup';
import { progressBar } from '../terminal/progress.ts';
import { misuse, Trouble } from '../trouble.ts';

/** The options that name a database, for whoever saves or restores one. */
export const DATABASE = {
  data: {
    type: 'string',
    description: 'The folder of the SQLite database, instead of DATA_DIR',
    valueHint: 'dir',
  },
  database: {
    type: 'string',
    description: 'postgres://…, instead of DATABASE_URL',
    valueHint: 'url',
  },
} as const;

type Named = { readonly data?: string | undefined; readonly database?: string | undefined };

/** The database somebody named, or else the one a server would open that is started here. */
export function databaseFor({ data, database }: Named): string {
  if (data !== undefined && database !== undefined)
    throw misuse('Either --data or --database: one is a folder, the other PostgreSQL.');
  if (data !== undefined) return whereFrom({ DATA_DIR: data });
  if (database !== undefined) return whereFrom({ DATABASE_URL: database });
  if (existsSync('.env')) process.loadEnvFile('.env');
  return whereFrom(process.env);
}

/** Does something with a backup; what goes wrong with it is told in one line. */
export async function telling<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupTrouble ? new Trouble(`${what}: ${error.message}.`) : error;
  }
}

/** A bar for each stage of the work, from when it is known how much there is to do. */
export function bars(): {
  readonly follow: (unit: string) => (done: number, of: number) => void;
  readonly stop: () => void;
} {
  let bar: ReturnType<typeof progressBar> | undefined;
  const stop = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    follow: (unit) => {
      let isNew = true;
      return (done, of) => {
        if (isNew) {
          stop();
          bar = progressBar(of, unit);
        }
        isNew = false;
        bar?.update(done);
      };
    },
    stop,
  };
}

/** What a backup holds, in a few words. */
export function contentOf({ campaigns = 0, journal = 0, users = 0 }: Counts): string {
  return [many(campaigns, 'campaign'), many(journal, 'choice'), many(users, 'person', 'people')].join(', ');
}

function many(n: number, one: string, several = `${one}s`): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : several}`;
}
