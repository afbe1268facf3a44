import type { BoxData } from '../../language/box.ts';
import { LAST_CARD, RULE_SLOTS } from '../../table/layout.ts';
import { checkBoard } from './board.ts';
import { checkBuildings } from './buildings.ts';
import { checkCrates } from './crates.ts';
import { checkPieces } from './pieces.ts';
import { checkStartUp } from './startUp.ts';
import { checkForks, checkStories } from './story.ts';

const PARTS = [
  'version',
  'coins',
  'resources',
  'board',
  'commons',
  'printedRules',
  'cards',
  'crates',
  'startUp',
];
/** What a box may do without: an Automa, pages for its stories, cards that are locked. */
const EXTRAS = ['automa', 'stories', 'locked'];

/** What is missing or does not belong: a box may come from a file, and without its parts nothing else can be read. */
export function checkParts(data: BoxData): string[] {
  if (typeof data !== 'object' || data === null) return ['box: there is none'];
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(data));
  const problems = PARTS.filter((part) => (given.get(part) ?? undefined) === undefined).map(
    (part) => `box: ${part} is missing`,
  );
  for (const key of Object.keys(data))
    if (!PARTS.includes(key) && !EXTRAS.includes(key))
      problems.push(`box: the word "${key}" is not understood`);
  for (const [n, card] of Object.entries(data.cards ?? {}))
    if (typeof card !== 'object' || card === null)
      problems.push(`card ${n}: says nothing; a locked card is named in "locked"`);
  return problems;
}

/** What is wrong with a box before its effects are even read; each line names the card. */
export function checkBox(data: BoxData): string[] {
  return [
    ...checkNumbers(data),
    ...checkSupply(data),
    ...checkRules(data),
    ...checkBuildings(data),
    ...checkCrates(data),
    ...checkStartUp(data),
    ...checkPieces(data),
    ...checkForks(data),
    ...checkStories(data),
    ...checkAutoma(data),
    ...checkBoard(data),
  ];
}

/** The Automa deck holds cards of its kind, each once; only what is in it can leave it. */
function checkAutoma({ automa, cards }: BoxData): string[] {
  if (automa === undefined) return [];
  const deck = [...automa.deck, ...automa.later];
  const wrong = deck.filter(
    (n, i) => (cards[n] !== undefined && cards[n]?.kind !== 'automa') || deck.indexOf(n) !== i,
  );
  const strangers = automa.leaving.filter((n) => !deck.includes(n));
  return [
    ...wrong.map((n) => `card ${n}: does not belong into the Automa deck, or is there twice`),
    ...strangers.map((n) => `card ${n}: leaves the Automa deck, but is not in it`),
  ];
}

/** A table number holds sixteen bits, and a supply is never below nothing. */
function checkSupply(data: BoxData): string[] {
  const isFine = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 999;
  return [
    ...(isFine(data.coins) ? [] : [`box: ${data.coins} coins`]),
    ...(isFine(data.resources) ? [] : [`box: ${data.resources} of each resource`]),
    ...(data.locked ?? [])
      .filter((n) => data.cards[n] !== undefined)
      .map((n) => `card ${n}: is locked, and yet its face is known`),
  ];
}

function checkNumbers(data: BoxData): string[] {
  return [...Object.keys(data.cards), ...(data.locked ?? [])]
    .map(Number)
    .filter((n) => !Number.isInteger(n) || n < 1 || n > LAST_CARD)
    .map((n) => `card ${n}: cards are numbered from 1 to ${LAST_CARD}`);
}

function checkRules(data: BoxData): string[] {
  const problems: string[] = [];
  for (const slot of Object.keys(data.printedRules).map(Number))
    if (slot < 1 || slot > RULE_SLOTS)
      problems.push(`rule ${slot}: the Chronicle has rules 1 to ${RULE_SLOTS}`);
  for (const [n, card] of Object.entries(data.cards))
    if (card.kind === 'rule' && (card.slot < 0 || card.slot > RULE_SLOTS))
      problems.push(`card ${n}: the Chronicle has rules 1 to ${RULE_SLOTS}, not ${card.slot}`);
  return problems;
}
