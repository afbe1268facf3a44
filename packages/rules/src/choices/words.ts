import { quotaName } from '../quota/quota.ts';
import { ISLAND_PIECES } from '../table/islands.ts';
import { COMMONS_CARD, LAST_CARD, PRINTED_RULE, QUOTA_SPACES, RULE_SLOTS } from '../table/layout.ts';
import { GLORY_ROWS } from '../table/sheets.ts';
import { FIRST_ISLAND, siteName, siteNumber } from '../table/sites.ts';
import { CHARTERS, COMMONS, ICONS } from '../vocabulary.ts';
import {
  atOf,
  BY,
  CHARTER_WORD,
  CHOOSE,
  code,
  DECK_WORD,
  DEEDS,
  type Do,
  deedOf,
  ICON_WORD,
  ISLAND_WORD,
  LABEL_WORD,
  NONE_WORD,
  NUMBER_WORD,
  QUOTA_AT,
  ROW_WORD,
  STORY_AT,
  WORKER_WORD,
  whatOf,
} from './code.ts';

/**
 * A choice as it stands in journals and on the wire: what is done, with what (a card number or a word), where. It
 * names its objects and is never an index into a menu.
 */
export type Choice = { readonly do: Do; readonly what?: number | string; readonly at?: string };

/**
 * What a seat may do beside its decisions: write a name on a card of its own, on its charter or the village; take its last choice
 * back; say that it will come to a charter nobody plays, or go, when the game is over; or change its mind about that; and for
 * the table that from the next game on an Automa plays a charter, or no longer does.
 */
export type Aside =
  | { readonly do: 'name'; readonly what: number | string; readonly text: string }
  | { readonly do: 'undo' }
  | { readonly do: 'join'; readonly what: string }
  | { readonly do: 'part' }
  | { readonly do: 'stay' }
  | { readonly do: 'automa'; readonly what: string }
  | { readonly do: 'dismiss'; readonly what: string }
  /** The average of other villages, for the fork of game 6: whoever keeps the table knows it, and it is recorded like a choice. */
  | { readonly do: 'tell'; readonly what: number }
  /**
   * Whoever keeps the table deals anew, by the chance of `text`, what none of the seats in `what` (their numbers side by side: `13`) can
   * know: the copy of a campaign that is played on for oneself tells nothing about the campaign.
   */
  | { readonly do: 'deal'; readonly what: string; readonly text: string };

/** What is said beside the game needs no decision. */
export const ASIDES: ReadonlySet<string> = new Set([
  'name',
  'undo',
  'join',
  'part',
  'stay',
  'automa',
  'dismiss',
  'tell',
  'deal',
]);

export function isAside(choice: Choice | Aside): choice is Aside {
  return typeof choice === 'object' && choice !== null && ASIDES.has(choice.do);
}

const WORKERS = ['big', 'small'];
const DEED_NAMES: readonly string[] = DEEDS;
/** Deeds whose single word is a place. */
const ONLY_AT: ReadonlySet<string> = new Set(['sell']);

const whatWords: ReadonlyMap<string, number> = new Map([
  ...ICONS.map((icon, i): [string, number] => [icon, ICON_WORD + i]),
  ...WORKERS.map((worker, i): [string, number] => [worker, WORKER_WORD + i]),
  ['none', NONE_WORD],
  ['deck', DECK_WORD],
  ...Array.from({ length: GLORY_ROWS }, (_, i): [string, number] => [`row-${i + 1}`, ROW_WORD + i]),
  ...Array.from({ length: ISLAND_PIECES }, (_, i): [string, number] => [
    siteName(FIRST_ISLAND + i),
    ISLAND_WORD + i,
  ]),
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
    ...(what === 0 ? {} : { what: deedOf(move) === BY ? what - NUMBER_WORD : whatName(what, labels) }),
    ...(at === 0 ? {} : { at: atName(at) }),
  };
}

function atName(at: number): string {
  if (at >= STORY_AT) return String.fromCharCode(65 + at - STORY_AT);
  return at >= QUOTA_AT ? quotaName(at - QUOTA_AT) : siteName(at);
}

function whatName(what: number, labels: readonly string[]): number | string {
  if (what <= LAST_CARD) return what;
  return what >= LABEL_WORD ? (labels[what - LABEL_WORD] ?? '') : (whatNames.get(what) ?? '');
}

/** The move a choice stands for, or undefined when its words mean nothing. It may still not be an option. */
export function moveOf(choice: Choice, labels: readonly string[]): number | undefined {
  if (typeof choice !== 'object' || choice === null) return undefined;
  const deed = DEED_NAMES.indexOf(choice.do);
  const what =
    choice.what === undefined
      ? 0
      : deed === BY
        ? stepNumber(choice.what)
        : whatNumber(choice.what, deed === CHOOSE ? labels : undefined);
  const at = choice.at === undefined ? 0 : atNumber(choice.at);
  return deed < 1 || what === undefined || at === undefined ? undefined : code(deed, what, at);
}

function atNumber(at: unknown): number | undefined {
  if (typeof at !== 'string') return undefined;
  if (/^[A-W]$/.test(at)) return STORY_AT + at.charCodeAt(0) - 65;
  return quotaNumbers.get(at) ?? siteNumber(at);
}

/** How far a token moves: a whole number from -9 to 9. */
function stepNumber(what: number | string): number | undefined {
  return typeof what === 'number' && Number.isInteger(what) && Math.abs(what) <= 9
    ? NUMBER_WORD + what
    : undefined;
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
  if (known === 'open' && /^[A-W]$/.test(first))
    return second === undefined ? { do: known, at: first } : undefined;
  if (ONLY_AT.has(known)) return second === undefined ? { do: known, at: first } : undefined;
  const what = /^-?\d+$/.test(first) ? Number(first) : first;
  return second === undefined ? { do: known, what } : { do: known, what, at: second };
}
