import { useMemo } from 'react';
import type { Scene } from '../table/scene.ts';
import { iconsFound } from './icons.ts';
import { ruleSlots, validRules } from './rules.ts';
import { namesIn, sparing } from './sparing.ts';
import { type Explained, type Glossary, glossaryOf } from './terms.ts';

/** The words of the game that the book of this table explains so far. */
export function useGlossary({ say, content, now }: Pick<Scene, 'say' | 'content' | 'now'>): Glossary {
  const entered = now.chronicle.join();
  return useMemo(
    () =>
      glossaryOf(say, {
        rules: validRules(
          ruleSlots(content, { chronicle: entered === '' ? [] : entered.split(',').map(Number) }),
        ),
        icons: new Set(iconsFound(content)),
        ...cardsFound(content),
      }),
    [say, content, entered],
  );
}

/** The same for sentences of the table, in which people may be named. */
export function useSentences({
  now,
  ...live
}: Pick<Scene, 'at' | 'say' | 'content' | 'now' | 'titles'>): Glossary {
  const glossary = useGlossary({ ...live, now });
  // A name has no line break in it.
  const names = namesIn(live).join('\n');
  return useMemo(() => sparing(glossary, names === '' ? [] : names.split('\n')), [glossary, names]);
}

/** The cards that have an address in the book so far. */
export function cardsFound({ data }: Pick<Scene['content'], 'data'>): Pick<Explained, 'isFound' | 'firstOf'> {
  return {
    isFound: (card) => data.cards[card] !== undefined,
    firstOf: (kind) => {
      const [first] = Object.entries(data.cards).find(([, card]) => card.kind === kind) ?? [];
      return first === undefined ? undefined : Number(first);
    },
  };
}
