import shared, { SHARED_POSTGRES } from '../../packages/server/test/sharedPostgres.ts';

/** What all promises share, as the environment of their processes; or why there is none. */
export type Shared = {
  readonly env: Readonly<Record<string, string>>;
  readonly whyNot: string | undefined;
  readonly dispose: () => Promise<void>;
};

const NOTHING: Shared = { env: {}, whyNot: undefined, dispose: async () => {} };

export async function sharedGround(isWanted: boolean): Promise<Shared> {
  if (!isWanted) return NOTHING;
  try {
    const dispose = await shared();
    return { env: { [SHARED_POSTGRES]: process.env[SHARED_POSTGRES] ?? '' }, whyNot: undefined, dispose };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...NOTHING, whyNot: `PostgreSQL can't be started here: ${why}` };
  }
}
