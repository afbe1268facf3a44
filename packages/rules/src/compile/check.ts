import type { BoxData, Building } from '../language/box.ts';
import { LAST_CARD, REPUTATION_SPACES, RULE_SLOTS } from '../table/layout.ts';
import { CHARTERS, RESOURCES } from '../vocabulary.ts';

const STORY_SLOTS = 18;
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

/** Kinds of card that can lie in the advancement deck and in a hand. */
const ADVANCEMENT: ReadonlySet<string> = new Set([
  'building',
  'assistant',
  'guest',
  'item',
  'friend',
  'treasure',
]);

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

function buildings(data: BoxData): (readonly [number, Building])[] {
  return Object.entries(data.cards).flatMap(([n, card]) =>
    card.kind === 'building' ? [[Number(n), card] as const] : [],
  );
}

function checkBuildings(data: BoxData): string[] {
  const basics = new Set(Object.values(data.startUp.charters).map((charter) => charter.basic));
  const crates = new Map<number, number>();
  return buildings(data).flatMap(([n, card]) => {
    const problems: string[] = [];
    const resources = RESOURCES.reduce((sum, resource) => sum + (card.build?.[resource] ?? 0), 0);
    if (resources !== (basics.has(n) ? 0 : 4))
      problems.push(`card ${n}: is built from ${resources} resources, not four (rule 17)`);
    if (!basics.has(n) && card.value === undefined) problems.push(`card ${n}: has no printed value`);
    if (card.crate !== undefined) {
      const other = crates.get(card.crate);
      if (other !== undefined) problems.push(`card ${n}: crate ${card.crate} is on card ${other} already`);
      crates.set(card.crate, n);
      if (card.crate < 1 || card.crate > 54) problems.push(`card ${n}: there is no crate ${card.crate}`);
    }
    return problems;
  });
}

function checkCrates(data: BoxData): string[] {
  const on = new Set(buildings(data).map(([, card]) => card.crate));
  const given = new Map<number, string>();
  return Object.entries(data.crates).flatMap(([crate, content]) => {
    const problems: string[] = [];
    if (content.locked && Object.keys(content).length > 1)
      problems.push(`crate ${crate}: is locked, and yet something of it is known`);
    if (/^\d+$/.test(crate) && !on.has(Number(crate)) && data.locked === undefined)
      problems.push(`crate ${crate}: no building carries it, so nobody can open it`);
    for (const card of [...(content.hand ?? []), ...(content.chest === undefined ? [] : [content.chest])]) {
      if (data.cards[card] === undefined) problems.push(`crate ${crate}: card ${card} is not in the box`);
      const other = given.get(card);
      if (other !== undefined) problems.push(`crate ${crate}: card ${card} is in crate ${other} already`);
      given.set(card, crate);
    }
    if (
      content.chest !== undefined &&
      data.cards[content.chest] !== undefined &&
      data.cards[content.chest]?.kind !== 'persona'
    )
      problems.push(`crate ${crate}: card ${content.chest} is no persona`);
    for (const card of content.hand ?? []) {
      const kind = data.cards[card]?.kind;
      if (kind !== undefined && !ADVANCEMENT.has(kind))
        problems.push(`crate ${crate}: card ${card} is nothing to hold`);
    }
    return problems;
  });
}

function checkStartUp(data: BoxData): string[] {
  const problems: string[] = [];
  const expect = (n: number, kind: string): void => {
    if (data.cards[n]?.kind !== kind && !data.locked?.includes(n))
      problems.push(`card ${n}: the start-up needs a card of kind ${kind} here`);
  };
  for (const charter of CHARTERS) {
    expect(data.startUp.charters[charter].basic, 'building');
    expect(data.startUp.charters[charter].persona, 'persona');
  }
  for (const n of data.startUp.objectives) expect(n, 'objective');
  if (data.startUp.objectives.length < 3) problems.push('start-up: three objectives lie open (rule 20)');
  for (const n of data.startUp.deck)
    if (!ADVANCEMENT.has(data.cards[n]?.kind ?? 'nothing'))
      problems.push(`card ${n}: is in the first deck but is no advancement card of this box`);
  for (const n of Object.values(data.startUp.read).flat()) expect(n, 'story');
  return problems;
}

/** The Chronicle has eighteen pages for stories, and a card stands on one of them (ruling 24). */
function checkStories(data: BoxData): string[] {
  const problems: string[] = [];
  const told = new Set<number>();
  const pages = new Set<number>();
  for (const { slot, cards } of data.stories ?? []) {
    if (!Number.isInteger(slot) || slot < 1 || slot > STORY_SLOTS || pages.has(slot))
      problems.push(`story ${slot}: the Chronicle has stories 1 to ${STORY_SLOTS}, each once`);
    pages.add(slot);
    for (const card of cards) {
      if (data.cards[card] === undefined && !data.locked?.includes(card))
        problems.push(`story ${slot}: card ${card} is not in the box`);
      if (told.has(card)) problems.push(`story ${slot}: card ${card} stands on another page already`);
      told.add(card);
    }
  }
  return problems;
}

function checkBoard(data: BoxData): string[] {
  const { progress, reputation, quota, average = [] } = data.board;
  const problems: string[] = [];
  if (progress.start.length !== 6 || reputation.start.length !== 6)
    problems.push('board: the tracks need a start space for 1 to 6 players');
  for (const [people, row] of average.entries())
    if (row.length > CHARTERS.length - people || row.some((n) => !Number.isInteger(n) || n < 1))
      problems.push(
        `board: the averages of ${people + 1} people are one for each number of Automas beside them`,
      );
  for (const start of progress.start)
    if (!Number.isInteger(start) || start < 0 || start >= progress.hourglass)
      problems.push(`board: progress can't start on space ${start}`);
  for (const space of [...progress.boats, ...progress.income])
    if (!Number.isInteger(space) || space < 0 || space >= progress.hourglass)
      problems.push(`board: space ${space} of the progress track bears an icon but does not exist`);
  if (reputation.spaces > REPUTATION_SPACES)
    problems.push(`board: the reputation track has at most ${REPUTATION_SPACES} spaces`);
  for (const start of reputation.start)
    if (start < 0 || start >= reputation.spaces)
      problems.push(`board: reputation can't start on space ${start}`);
  for (const row of quota)
    if (row.take.some((take, column) => take < (row.take[column - 1] ?? 0)))
      problems.push(`board: the ${row.row} row of the quota track must rise`);
  for (const row of quota)
    if (row.take.length !== row.bonus.length || row.take.length > 6)
      problems.push(`board: the ${row.row} row of the quota track`);
  return problems;
}
