import type { Me } from '@charterstone/protocol';
import { useCallback } from 'react';
import { useMyself } from '../../app/me.tsx';
import { hasPlayedHere } from '../../app/played.ts';
import { ask, NotDone } from '../../wire/ask.ts';

/**
 * Whoever plays becomes a guest. Somebody whom the server knows and this page only has not heard of, because the line was down, stays who
 * they are: a new name is only for strangers.
 */
export function useArrival(): (name?: string) => Promise<Me> {
  const { me, arrive, look } = useMyself();
  return useCallback(
    async (name) => {
      if (me === undefined && hasPlayedHere()) {
        const known = await ask('whoAmI').catch((error: unknown) => {
          if (error instanceof NotDone && error.status === 401) return undefined;
          throw error;
        });
        if (known !== undefined && (name === undefined || name === known.name)) {
          await look();
          return known;
        }
      }
      return arrive(name === me?.name ? undefined : name);
    },
    [me, arrive, look],
  );
}
