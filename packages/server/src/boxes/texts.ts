import type { Language } from '@charterstone/protocol';
import type { BoxData } from '@charterstone/rules';
import type { BoxText } from '@charterstone/words';
import type { z } from 'zod';
import { SHIPPED } from './content.ts';
import type { BoxFiles } from './files.ts';
import type { OwnBox } from './ownBox.ts';
import { words } from './shape/folder.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'pl'];

type Said = z.infer<typeof words>;

/**
 * The words of a box. What is printed on the board, and the cards that are ours, are called as everywhere, unless the box calls them
 * something else.
 */
export function textsIn(files: BoxFiles, ours: BoxData['cards']): Pick<OwnBox, 'texts' | 'languages'> {
  const spoken = new Map<Language, readonly Said[]>();
  for (const language of LANGUAGES) {
    const found = files.all(`text/${language}`, words);
    if (found.length > 0) spoken.set(language, found);
  }
  const [first] = spoken.values();
  if (first === undefined && files.problems.length === 0)
    files.problems.push('it has no words: there is no text/en.json, text/de.json or text/pl.json');
  const textFor = (language: Language): BoxText =>
    told(spoken.get(language) ?? first ?? [], SHIPPED.texts[language], ours);
  return {
    texts: { en: textFor('en'), de: textFor('de'), pl: textFor('pl') },
    languages: [...spoken.keys()],
  };
}

function told(said: readonly Said[], shipped: BoxText, ours: BoxData['cards']): BoxText {
  const cards = Object.entries(shipped.cards).filter(([n]) => ours[Number(n)] !== undefined);
  const all = <T>(pick: (one: Said) => T | undefined): T[] => said.flatMap((one) => pick(one) ?? []);
  return {
    cards: Object.assign(Object.fromEntries(cards), ...all(({ cards }) => cards)),
    printedRules: Object.assign({}, shipped.printedRules, ...all(({ printedRules }) => printedRules)),
    commons: Object.assign({}, shipped.commons, ...all(({ commons }) => commons)),
  };
}
