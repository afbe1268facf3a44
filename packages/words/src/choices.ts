import type { Choice, Icon } from '@charterstone/rules';
import { ICON_NOUNS } from './en/nouns.ts';
import { COMMONS, COMMONS_CARD, PRINTED_RULE } from './numbers.ts';

/** What a choice names, taken apart: a card, a printed rule (`rule-25`), a building of the Commons, goods, or another word. */

/** The number of the card, rule or building a choice is about; 0 when it is about none. */
export function cardOf({ what }: Choice): number {
  if (typeof what === 'number') return what;
  const rule = /^rule-(\d+)$/.exec(what ?? '');
  if (rule !== null) return PRINTED_RULE + Number(rule[1]);
  const buildings: readonly string[] = COMMONS;
  const commons = buildings.indexOf(what ?? '');
  return commons < 0 ? 0 : COMMONS_CARD + commons;
}

export function word({ what }: Choice): string {
  return typeof what === 'string' ? what : '';
}

/** The goods a choice is about, if it names any. */
export function chosenIcon({ what }: Choice): Icon | undefined {
  return typeof what === 'string' && isIcon(what) ? what : undefined;
}

// Every language has a noun for every icon, so any of them can tell what an icon is.
function isIcon(text: string): text is Icon {
  return Object.hasOwn(ICON_NOUNS, text);
}
