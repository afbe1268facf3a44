import type { BoxData, Building, CardData } from '../language/box.ts';
import type { Cost } from '../language/effect.ts';
import {
  CARD_LIMIT,
  COMMONS_CARD,
  LAST_CARD,
  PRINTED_RULE,
  QUOTA_COLUMNS,
  QUOTA_SPACES,
} from '../table/layout.ts';
import { COMMONS, ICONS, type Icon, iconNumber, MOMENTS } from '../vocabulary.ts';
import { abilityTables, withBits } from './abilities.ts';
import {
  type AbilityTable,
  type Box,
  BUILDING,
  type BuildingTable,
  BY_ME,
  CONSTRUCT,
  CRATE,
  type CrateTable,
  NO_AIM,
  OBJECTIVE_AIM,
  QUOTA,
  type QuotaSpace,
  RULE,
  type TestTable,
  TYPES,
} from './box.ts';
import { checkBox, checkParts } from './check.ts';
import { testTable } from './conditions.ts';
import { costTable } from './costs.ts';
import { ProgramWriter } from './effects.ts';

/** A box that can't be played, with everything that is wrong with it. */
export class BoxError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`this box can't be played:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BoxError';
    this.problems = problems;
  }
}

export const QUOTA_ROWS = ['resource', 'coin', 'card', 'minion', 'peril'] as const;
const BUILDING_WORDS: ReadonlySet<string> = new Set([
  'kind',
  'charter',
  'build',
  'value',
  'crate',
  'cost',
  'benefit',
]);
const CRATE_WORDS: ReadonlySet<string> = new Set(['hand', 'chest', 'locked']);
const ICON_NAMES: readonly string[] = ICONS;
const AIMS = new Map([
  ['construct', CONSTRUCT],
  ['crate', CRATE],
  ['objective', OBJECTIVE_AIM],
  ['quota', QUOTA],
]);

/** Reads a box, checks it and turns it into tables. Throws a BoxError that names every wrong card. */
export function compile(data: BoxData): Box {
  const missing = checkParts(data);
  if (missing.length > 0) throw new BoxError(missing);
  const problems: string[] = checkBox(data);
  const complainOf = (thing: string) => (message: string) =>
    problems.push(`${thing}: ${message} is not understood`);
  const writer = new ProgramWriter();

  const types = new Uint8Array(CARD_LIMIT);
  const slots = new Uint8Array(CARD_LIMIT);
  const buildings: (BuildingTable | undefined)[] = Array.from({ length: CARD_LIMIT });
  const goals: (TestTable | undefined)[] = Array.from({ length: CARD_LIMIT });
  const plain: AbilityTable[] = [];

  const addBuilding = (card: number, building: Omit<Building, 'kind'>, name: string): void => {
    types[card] = BUILDING;
    buildings[card] = buildingTable(card, building, writer, complainOf(name));
  };
  const addCard = (number: number, card: CardData): void => {
    const complain = complainOf(`card ${number}`);
    const type = TYPES.indexOf(card.kind);
    if (type < 1) complain(`the kind "${card.kind}"`);
    types[number] = Math.max(0, type);
    if (card.kind === 'building') addBuilding(number, card, `card ${number}`);
    if (card.kind === 'objective') goals[number] = testTable(card.goal, complain);
    if (card.kind === 'rule') slots[number] = card.slot;
    if ('abilities' in card && card.abilities)
      plain.push(...abilityTables(number, card.abilities, writer, card.kind === 'rule', complain));
  };

  for (const [slot, abilities] of Object.entries(data.printedRules)) {
    const number = PRINTED_RULE + Number(slot);
    types[number] = RULE;
    slots[number] = Number(slot);
    plain.push(...abilityTables(number, abilities, writer, true, complainOf(`rule ${slot}`)));
  }
  for (const [number, card] of Object.entries(data.cards))
    if (Number(number) <= LAST_CARD) addCard(Number(number), card);
  COMMONS.forEach((name, i) => {
    addBuilding(COMMONS_CARD + i, data.commons[name], name);
  });
  const quota = quotaSpaces(data, writer, complainOf('quota track'));
  const crates = crateTables(data, complainOf);

  const abilities = withBits(plain, complainOf('box'));
  for (const node of writer.nodes)
    if (node.op === 'enter')
      for (const card of node.list)
        if (types[card] !== 0 && types[card] !== RULE)
          problems.push(`card ${card}: is to enter the Chronicle but is no rule of this box`);
  if (problems.length > 0) throw new BoxError(problems);

  const ears = new Int32Array(CARD_LIMIT);
  const abilitiesOf: number[][] = Array.from({ length: CARD_LIMIT }, () => []);
  const ruleEars: number[][] = MOMENTS.map(() => []);
  let heard = 0;
  let othersHear = 0;
  abilities.forEach((ability, i) => {
    heard |= 1 << ability.moment;
    ears[ability.card] = (ears[ability.card] ?? 0) | (1 << ability.moment);
    abilitiesOf[ability.card]?.push(i);
    if (types[ability.card] === RULE) ruleEars[ability.moment]?.push(i);
    else if (ability.by !== BY_ME) othersHear |= 1 << ability.moment;
  });
  const slotOf = (i: number): number => slots[abilities[i]?.card ?? 0] ?? 0;
  for (const list of ruleEars) list.sort((a, b) => slotOf(a) - slotOf(b) || a - b);

  const spaces = data.board.progress.hourglass + 1;
  return {
    data,
    fingerprint: fingerprint(JSON.stringify(data)),
    types,
    slots,
    buildings,
    goals,
    abilities,
    ears,
    abilitiesOf,
    ruleEars,
    heard,
    othersHear,
    quota,
    nodes: writer.nodes,
    labels: writer.labels,
    crates,
    board: data.board,
    isBoat: flags(spaces, data.board.progress.boats),
    isIncome: flags(spaces, data.board.progress.income),
  };
}

function fingerprint(text: string): number {
  let number = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193);
  return number;
}

function flags(length: number, set: readonly number[]): Uint8Array {
  const list = new Uint8Array(length);
  for (const i of set) list[i] = 1;
  return list;
}

function buildingTable(
  card: number,
  building: Omit<Building, 'kind'>,
  writer: ProgramWriter,
  complain: (message: string) => void,
): BuildingTable {
  const benefit = writer.write(building.benefit, complain);
  const gives = writer.icons(benefit);
  const aims = [...AIMS].filter(([icon]) => gives[ICON_NAMES.indexOf(icon)] === 1);
  if (aims.length > 1) complain('a benefit with two aims');
  if (writer.strayAim(benefit, true)) complain('an aim inside a choice');
  if (writer.forRules(benefit)) complain('a step that only rules may speak');
  for (const key of Object.keys(building)) if (!BUILDING_WORDS.has(key)) complain(`the word "${key}"`);
  return {
    card,
    cost: costTable(building.cost ?? {}, complain),
    build: costTable(building.build ?? {}, complain),
    value: building.value ?? 0,
    crate: building.crate ?? 0,
    benefit,
    aim: aims[0]?.[1] ?? NO_AIM,
    takes: printed(building.cost ?? {}),
    gives,
    plain: writer.find(benefit, 'gain').length > 0,
  };
}

function printed(cost: Cost): Uint8Array {
  const icons = new Uint8Array(ICONS.length);
  for (const name of Object.keys(cost)) {
    const icon = ICONS.find((known): known is Icon => known === name);
    if (icon !== undefined) icons[iconNumber(icon)] = 1;
  }
  return icons;
}

function quotaSpaces(
  data: BoxData,
  writer: ProgramWriter,
  complain: (message: string) => void,
): QuotaSpace[] {
  const closed = costTable({}, complain);
  const spaces: QuotaSpace[] = Array.from({ length: QUOTA_SPACES }, (_, i) => ({
    row: Math.floor(i / QUOTA_COLUMNS),
    column: i % QUOTA_COLUMNS,
    cost: closed,
    bonus: -1,
  }));
  for (const row of data.board.quota) {
    row.take.forEach((take, column) => {
      const i = QUOTA_ROWS.indexOf(row.row) * QUOTA_COLUMNS + column;
      const bonus = writer.write(row.bonus[column] ?? [], complain);
      spaces[i] = {
        row: QUOTA_ROWS.indexOf(row.row),
        column,
        cost: costTable({ [row.row]: take }, complain),
        bonus,
      };
    });
  }
  return spaces;
}

function crateTables(
  data: BoxData,
  complainOf: (thing: string) => (message: string) => void,
): (CrateTable | undefined)[] {
  const tables: (CrateTable | undefined)[] = Array.from({ length: 78 });
  for (const [crate, content] of Object.entries(data.crates)) {
    for (const key of Object.keys(content))
      if (!CRATE_WORDS.has(key)) complainOf(`crate ${crate}`)(`the word "${key}"`);
    tables[Number(crate)] = { hand: content.hand ?? [], chest: content.chest ?? 0 };
  }
  return tables;
}
