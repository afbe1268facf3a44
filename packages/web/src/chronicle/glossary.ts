import { useMemo } from 'react';
import type { Scene } from '../table/scene.ts';
import { iconsFound } from './icons.ts';
import { ruleSlots, validRules } from './rules.ts';
import { type Glossary, glossaryOf } from './terms.ts';

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
        isFound: (card) => content.data.cards[card] !== undefined,
      }),
    [say, content, entered],
  );
}
