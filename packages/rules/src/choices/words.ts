import { quotaName } from '../quota/quota.ts';
import { COMMONS_CARD, LAST_CARD, PRINTED_RULE, QUOTA_SPACES, RULE_SLOTS } from '../table/layout.ts';
import { siteName, siteNumber } from '../table/sites.ts';
import { CHARTERS, COMMONS, ICONS } from '../vocabulary.ts';
import {
  atOf,
  CHARTER_WORD,
  CHOOSE,
  code,
  DEEDS,
  type Do,
  deedOf,
  ICON_WORD,
  LABEL_WORD,
  NONE_WORD,
  QUOTA_AT,
  WORKER_WORD,
  whatOf,
} from './code.ts';

/**
 * A choice as it stands in journals and on the wire: what is done, with what (a card number or a word), where. It
 * names its objects and is never an index into a menu.
 */
export type Choice = { readonly do: Do; readonly what?: number | string; readonly at?: string };

/** What a seat may do beside its decisions: write a name on a card of its own, or take its last choice back. */
export type Aside =
  | { readonly do: 'name'; readonly what: number; readonly text: string }
  | { readonly do: 'undo' };

const WORKERS = ['big', 'small'];
const DEED_NAMES: readonly string[] = DEEDS;
/** Deeds whose single word is a place. */
const ONLY_AT: ReadonlySet<string> = new Set(['sell']);

const whatWords: ReadonlyMap<string, number> = new Map([
  ...ICONS.map((icon, i): [string, number] => [icon, ICON_WORD + i]),
  ...WORKERS.map((worker, i): [string, number] => [worker, WORKER_WORD + i]),
  ['none', NONE_WORD],
  ...COMMONS.map((building, i): [string, number] => [building, COMMONS_CARD + i]),
  ...Array.from({ length: RULE_SLOTS }, (_, i): [string, number] => [`rule-${i + 1}`, PRINTED_RULE + i + 1]),
  ...CHARTERS.map((charter, i): [string, number] => [charter, CHARTER_WORD + i]),
]);
const whatNames: ReadonlyMap<number, string> = new Map(
  [...whatWords].map(([word, number]) => [number, word]),
);
const quotaNumbers: ReadonlyMap<string, number> = new Map(
  Array.from({ length: QUOTA_SPACES }, (_, space) => [quotaName(space), QUOTA_AT + space]),
);

/** The choice behind a move of this box. */
export function choiceOf(move: number, labels: readonly string[]): Choice {
  const deed = DEEDS[deedOf(move)];
  if (deed === undefined || deed === 'none') throw new Error(`${move} is no move`);
  const what = whatOf(move);
  const at = atOf(move);
  return {
    do: deed,
    ...(what === 0 ? {} : { what: whatName(what, labels) }),
    ...(at === 0 ? {} : { at: at >= QUOTA_AT ? quotaName(at - QUOTA_AT) : siteName(at) }),
  };
}

function whatName(what: number, labels: readonly string[]): number | string {
  if (what <= LAST_CARD) return what;
  return what >= LABEL_WORD ? (labels[what - LABEL_WORD] ?? '') : (whatNames.get(what) ?? '');
}

/** The move a choice stands for, or undefined when its words mean nothing. It may still not be an option. */
export function moveOf(choice: Choice, labels: readonly string[]): number | undefined {
  if (typeof choice !== 'object' || choice === null) return undefined;
  const deed = DEED_NAMES.indexOf(choice.do);
  const what = choice.what === undefined ? 0 : whatNumber(choice.what, deed === CHOOSE ? labels : undefined);
  const at = choice.at === undefined ? 0 : (quotaNumbers.get(choice.at) ?? siteNumber(choice.at));
  return deed < 1 || what === undefined || at === undefined ? undefined : code(deed, what, at);
}

/** Labels belong to the box and may read like other words, so they count only where a branch is chosen. */
function whatNumber(what: number | string, labels: readonly string[] | undefined): number | undefined {
  if (typeof what === 'number')
    return Number.isInteger(what) && what > 0 && what <= LAST_CARD ? what : undefined;
  if (labels === undefined) return whatWords.get(what);
  const label = labels.indexOf(what);
  return label < 0 ? undefined : LABEL_WORD + label;
}

/** A choice as a line of text: `place big red-3`, `pay clay`, `sell coin-3`. */
export function choiceText(choice: Choice): string {
  return [choice.do, choice.what, choice.at].filter((word) => word !== undefined).join(' ');
}

/** Reads such a line; undefined when it is none. */
export function readChoice(text: string): Choice | undefined {
  const [deed, first, second, ...more] = text.trim().split(/\s+/);
  const known = DEEDS.find((name): name is Do => name !== 'none' && name === deed);
  if (known === undefined || more.length > 0) return undefined;
  if (first === undefined) return { do: known };
  if (ONLY_AT.has(known)) return second === undefined ? { do: known, at: first } : undefined;
  const what = /^\d+$/.test(first) ? Number(first) : first;
  return second === undefined ? { do: known, what } : { do: known, what, at: second };
}
