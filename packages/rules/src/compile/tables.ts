import type { AutomaCard, BoxData, Building, CrateData } from '../language/box.ts';
import type { Cost } from '../language/effect.ts';
import { QUOTA_COLUMNS, QUOTA_SPACES } from '../table/layout.ts';
import { COMMONS, ICONS } from '../vocabulary.ts';
import type { AutomaTable, BuildingTable, CrateTable, ForkTable, QuotaSpace } from './box.ts';
import { testTable } from './conditions.ts';
import { costTable } from './costs.ts';
import { crateNumber, doorsOf } from './doors.ts';
import type { ProgramWriter } from './effects.ts';
import { CONSTRUCT, CRATE, CRATE_LIMIT, NO_AIM, OBJECTIVE_AIM, QUOTA } from './terms.ts';
import { placeIn } from './word.ts';

type Complain = (message: string) => void;

export const QUOTA_ROWS = ['resource', 'coin', 'card', 'minion', 'peril'] as const;
const BUILDING_WORDS: ReadonlySet<string> = new Set([
  'kind',
  'charter',
  'build',
  'value',
  'crate',
  'cost',
  'benefit',
  'income',
]);
const CRATE_WORDS: ReadonlySet<string> = new Set([
  'rules',
  'hand',
  'chest',
  'supply',
  'one',
  'kings',
  'stories',
  'names',
  'do',
  'next',
  'locked',
]);
const AIMS = [
  { op: 'construct', aim: CONSTRUCT },
  { op: 'crate', aim: CRATE },
  { op: 'objective', aim: OBJECTIVE_AIM },
  { op: 'quota', aim: QUOTA },
] as const;

export function buildingTable(
  card: number,
  building: Omit<Building, 'kind'>,
  writer: ProgramWriter,
  complain: Complain,
): BuildingTable {
  const benefit = writer.write(building.benefit, complain);
  const aims = AIMS.filter(({ op }) => writer.has(benefit, op));
  if (aims.length > 1) complain('a benefit with two aims');
  if (aims.some(({ op }) => !writer.hasPlainly(benefit, op))) complain('an aim inside a choice');
  if ((building.income === undefined) === writer.has(benefit, 'put'))
    complain('an octagon without an income, or an income without an octagon');
  if (writer.forRules(benefit)) complain('a step that only rules may speak');
  for (const key of Object.keys(building)) if (!BUILDING_WORDS.has(key)) complain(`the word "${key}"`);
  return {
    card,
    cost: costTable(building.cost ?? {}, complain),
    build: costTable(building.build ?? {}, complain),
    value: building.value ?? 0,
    crate: building.crate ?? 0,
    benefit,
    income: building.income === undefined ? -1 : writer.write(building.income, complain),
    aim: aims[0]?.aim ?? NO_AIM,
    octagon: writer.has(benefit, 'put'),
    basic: building.build === undefined,
    takes: printed(building.cost ?? {}),
    gives: writer.icons(benefit),
    plain: writer.has(benefit, 'gain'),
  };
}

function printed(cost: Cost): Uint8Array {
  const icons = new Uint8Array(ICONS.length);
  for (const name of Object.keys(cost)) {
    const icon = placeIn(ICONS, name);
    if (icon >= 0) icons[icon] = 1;
  }
  return icons;
}

export function quotaSpaces(data: BoxData, writer: ProgramWriter, complain: Complain): QuotaSpace[] {
  const closed = costTable({}, complain);
  const spaces: QuotaSpace[] = Array.from({ length: QUOTA_SPACES }, (_, i) => ({
    row: Math.floor(i / QUOTA_COLUMNS),
    column: i % QUOTA_COLUMNS,
    cost: closed,
    bonus: -1,
    card: 0,
  }));
  for (const row of data.board.quota) {
    const rowNumber = QUOTA_ROWS.indexOf(row.row);
    row.take.forEach((take, column) => {
      if (take === 0) return;
      spaces[rowNumber * QUOTA_COLUMNS + column] = {
        row: rowNumber,
        column,
        cost: costTable({ [row.row]: take }, complain),
        bonus: writer.write(row.bonus[column] ?? [], complain),
        card: row.card ?? 0,
      };
    });
  }
  return spaces;
}

export function crateTables(
  data: BoxData,
  writer: ProgramWriter,
  complainOf: (thing: string) => Complain,
): (CrateTable | undefined)[] {
  const tables: (CrateTable | undefined)[] = Array.from({ length: CRATE_LIMIT });
  for (const [crate, content] of Object.entries(data.crates))
    tables[crateNumber(crate)] = crateTable(content, writer, complainOf(`crate ${crate}`));
  return tables;
}

function crateTable(content: CrateData, writer: ProgramWriter, complain: Complain): CrateTable {
  for (const key of Object.keys(content)) if (!CRATE_WORDS.has(key)) complain(`the word "${key}"`);
  return {
    rules: content.rules ?? [],
    hand: content.hand ?? [],
    chest: content.chest ?? 0,
    supply: content.supply ?? [],
    one: content.one ?? [],
    kings: content.kings ?? 0,
    stories: content.stories ?? [],
    names: content.names === 'village',
    program: writer.write(content.do ?? [], complain),
    next: content.next ?? 0,
  };
}

/** The goal and the fork of a guidepost. */
export function forkTable(data: BoxData, number: number, complain: Complain): ForkTable | undefined {
  const card = data.cards[number];
  if (card?.kind !== 'guidepost') return undefined;
  const { fork } = card;
  return {
    goal: testTable(card.goal, complain),
    automa:
      typeof card.automa === 'object'
        ? { fixed: -1, less: card.automa.less }
        : { fixed: card.automa ?? -1, less: 0 },
    tieRolls: card.tie !== undefined,
    crates: doorsOf(fork).map(crateNumber),
    test: 'if' in fork ? testTable(fork.if, complain) : undefined,
  };
}

const RANKS = { highest: 1, second: 2, third: 3, lowest: -1 } as const;

/** A card of the Automa deck. */
export function automaTable(card: number, data: AutomaCard): AutomaTable {
  const { go, vp, rewards = [], king } = data;
  const inCharter = typeof go === 'object' ? go : undefined;
  return {
    card,
    site: typeof go === 'string' ? COMMONS.indexOf(go) + 1 : 0,
    own: inCharter?.charter === 'own',
    rank: inCharter === undefined ? 0 : RANKS[inCharter.value],
    tiesUp: inCharter?.ties === 'up',
    vp: vp === 'difficulty' ? -1 : vp,
    rewards,
    pleased: king === 'pleased',
  };
}
