import type { Me } from '@charterstone/protocol';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { ask } from '../wire/ask.ts';
import { useSay } from './language.tsx';
import { settings } from './settings.ts';

/** Who sits at this browser. Nobody has to say who they are before they want to play. */
export type Myself = {
  /** undefined: nobody has played here yet. */
  readonly me: Me | undefined;
  /** The server was asked. */
  readonly isKnown: boolean;
  /** It did not answer: whoever sits here may well have tables. */
  readonly isUnsure: boolean;
  /** Whoever plays becomes a guest of the server; whoever is one already stays who they are, unless they say another name. */
  readonly arrive: (name?: string) => Promise<Me>;
  /** Reads it anew: something about me has changed. */
  readonly look: () => Promise<void>;
};

const Context = createContext<Myself | undefined>(undefined);

export function WithMe({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSay();
  const [me, setMe] = useState<Me | undefined>(undefined);
  const [isKnown, setKnown] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const found = useCallback(async (): Promise<Me | undefined> => {
    try {
      const { me: known } = await ask('arrival');
      setMe(known);
      setUnsure(false);
      return known;
    } catch (error) {
      setUnsure(true);
      throw error;
    } finally {
      setKnown(true);
    }
  }, []);
  const look = useCallback(async () => {
    await found();
  }, [found]);
  useEffect(() => {
    // A server that is away is told of where it is needed.
    look().catch(() => {});
  }, [look]);
  const stranger = say.ui('home.guest');
  const arrive = useCallback(
    async (name?: string): Promise<Me> => {
      // Somebody whom the server knows and this page only has not heard of, because the line was down, is no stranger.
      const known = me ?? (await found());
      if (known !== undefined && (name === undefined || name === known.name)) return known;
      const now = await ask('beGuest', { body: { name: name ?? stranger, language: settings().language } });
      setMe(now);
      setUnsure(false);
      return now;
    },
    [me, found, stranger],
  );
  const value = useMemo(
    () => ({ me, isKnown, isUnsure, arrive, look }),
    [me, isKnown, isUnsure, arrive, look],
  );
  return <Context value={value}>{children}</Context>;
}

export function useMyself(): Myself {
  const found = use(Context);
  if (found === undefined) throw new Error('nobody is asked for here');
  return found;
}
