import { type Lang, type Speaker, speakerOf, type TongueOf } from '@charterstone/words/light';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { nameIn } from '../device/manifestLink.ts';
import { useSettings } from './settings.ts';
import { loadTongue } from './words.ts';

export type Spoken = { readonly lang: Lang; readonly tongueOf: TongueOf; readonly say: Speaker };

const Context = createContext<Spoken | undefined>(undefined);

/** Shows nothing until the first language is there; another one takes its place when it has come. */
export function InLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useSettings();
  const [spoken, setSpoken] = useState<Spoken | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    loadTongue(language).then(
      (tongueOf) => {
        if (!isWanted) return;
        document.documentElement.lang = language;
        nameIn(language);
        // Cards are named where a table is; here only the app itself speaks.
        setSpoken({ lang: language, tongueOf, say: speakerOf(language, tongueOf, () => undefined) });
      },
      // Without a line to the server the language stays as it is.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return spoken === undefined ? undefined : <Context value={spoken}>{children}</Context>;
}

export function useSpoken(): Spoken {
  const spoken = use(Context);
  if (spoken === undefined) throw new Error('no language is spoken here');
  return spoken;
}

/** The app's own words. */
export function useSay(): Speaker {
  return useSpoken().say;
}
