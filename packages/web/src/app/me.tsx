import type { Me } from '@charterstone/protocol';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { ask, NotDone } from '../wire/ask.ts';
import { useSay } from './language.tsx';
import { hasPlayedHere, rememberPlayer } from './played.ts';
import { settings } from './settings.ts';

/** Who sits at this browser. Nobody has to say who they are before they want to play. */
export type Myself = {
  /** undefined: nobody has played here yet. */
  readonly me: Me | undefined;
  readonly isKnown: boolean;
  /** Whoever plays becomes a guest of the server; whoever is one already stays who they are. */
  readonly arrive: (name?: string) => Promise<Me>;
  /** Reads it anew: something about me has changed. */
  readonly look: () => Promise<void>;
};

const Context = createContext<Myself | undefined>(undefined);

async function whoAmI(): Promise<Me | undefined> {
  try {
    return await ask('whoAmI');
  } catch (error) {
    if (error instanceof NotDone && error.status === 401) return undefined;
    throw error;
  }
}

export function WithMe({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSay();
  const [me, setMe] = useState<Me | undefined>(undefined);
  const [isKnown, setKnown] = useState(false);
  const look = useCallback(async () => {
    const found = await whoAmI();
    setMe(found);
    setKnown(true);
  }, []);
  useEffect(() => {
    // A server that is away is told of where it is needed.
    if (hasPlayedHere()) look().catch(() => setKnown(true));
    else setKnown(true);
  }, [look]);
  const stranger = say.ui('home.guest');
  const arrive = useCallback(
    async (name?: string): Promise<Me> => {
      if (me !== undefined && name === undefined) return me;
      await ask('beGuest', { body: { name: name ?? stranger, language: settings().language } });
      const now = await ask('whoAmI');
      rememberPlayer(true);
      setMe(now);
      return now;
    },
    [me, stranger],
  );
  const value = useMemo(() => ({ me, isKnown, arrive, look }), [me, isKnown, arrive, look]);
  return <Context value={value}>{children}</Context>;
}

export function useMyself(): Myself {
  const found = use(Context);
  if (found === undefined) throw new Error('nobody is asked for here');
  return found;
}
