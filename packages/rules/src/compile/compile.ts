import type { Allowed, BoxData, CardData } from '../language/box.ts';
import { CARD_LIMIT, COMMONS_CARD, LAST_CARD, PRINTED_RULE } from '../table/layout.ts';
import { ACTS as CAN_ACT, GOAL, MINDED, WEIGHS } from '../table/listening.ts';
import { CHARTERS, COMMONS, MINIONS, MOMENTS } from '../vocabulary.ts';
import { abilityTables, withBits } from './abilities.ts';
import type { AbilityTable, AutomaTable, Box, BuildingTable, TestTable } from './box.ts';
import { checkBox, checkParts } from './check/check.ts';
import { checkSteps } from './check/steps.ts';
import { testTable } from './conditions.ts';
import { ProgramWriter } from './effects.ts';
import { automaTable, buildingTable, crateTables, forkTable, quotaSpaces } from './tables.ts';
import {
  ACTS,
  ACTS_AT_END,
  BEFORE_PAYING,
  BUILDING,
  BY_ME,
  COIN_OR_RESOURCE,
  EARLY,
  FOR_CAMPAIGN,
  FORBIDS_PLACING,
  FORBIDS_SPEAKING,
  GUIDEPOST,
  LISTENS,
  LOYAL,
  NO_AIM_WANTED,
  REBEL,
  RULE,
  TYPES,
  UNTIL_INCOME,
  WAIVED,
} from './terms.ts';

/** A box that can't be played, with everything that is wrong with it. */
export class BoxError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`this box can't be played:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BoxError';
    this.problems = problems;
  }
}

/** What is gathered while the cards are read. */
class Reading {
  readonly writer = new ProgramWriter();
  readonly types = new Uint8Array(CARD_LIMIT);
  readonly slots = new Uint8Array(CARD_LIMIT);
  readonly charterOf = new Uint8Array(CARD_LIMIT);
  readonly sides = new Uint8Array(CARD_LIMIT);
  readonly forAutoma = new Uint8Array(CARD_LIMIT);
  readonly minionCards = new Int16Array(MINIONS.length);
  readonly minionHelp = new Int16Array(MINIONS.length);
  readonly buildings: (BuildingTable | undefined)[] = Array.from({ length: CARD_LIMIT });
  readonly goals: (TestTable | undefined)[] = Array.from({ length: CARD_LIMIT });
  readonly automa: (AutomaTable | undefined)[] = Array.from({ length: CARD_LIMIT });
  readonly abilities: AbilityTable[] = [];
  readonly problems: string[] = [];

  complainOf(thing: string): (message: string) => void {
    return (message) => this.problems.push(`${thing}: ${message} is not understood`);
  }

  isRule(card: number): boolean {
    return this.types[card] === RULE || this.types[card] === GUIDEPOST;
  }

  card(number: number, card: CardData): void {
    const complain = this.complainOf(`card ${number}`);
    const type = TYPES.indexOf(card.kind);
    if (type < 1) complain(`the kind "${card.kind}"`);
    this.types[number] = Math.max(0, type);
    if ('charter' in card && card.charter !== undefined)
      this.charterOf[number] = CHARTERS.indexOf(card.charter) + 1;
    if (card.kind === 'building') this.buildings[number] = buildingTable(number, card, this.writer, complain);
    if (card.kind === 'objective') this.goals[number] = testTable(card.goal, complain);
    if (card.kind === 'automa') this.automa[number] = automaTable(number, card);
    if (card.kind === 'rule') this.slots[number] = card.slot;
    if (card.kind === 'persona') {
      this.sides[number] = card.side === 'loyal' ? LOYAL : card.side === 'rebel' ? REBEL : 0;
      this.forAutoma[number] = card.automa === true ? 1 : 0;
    }
    if (card.kind === 'minion') {
      this.minionCards[MINIONS.indexOf(card.minion)] = number;
      this.minionHelp[MINIONS.indexOf(card.minion)] = this.writer.write(card.help, complain);
    }
    const abilities =
      card.kind === 'guidepost' ? card.rules : 'abilities' in card ? card.abilities : undefined;
    if (abilities)
      this.abilities.push(...abilityTables(number, abilities, this.writer, this.isRule(number), complain));
  }
}

/** Reads a box, checks it and turns it into tables. Throws a BoxError that names every wrong card. */
export function compile(data: BoxData): Box {
  const missing = checkParts(data);
  if (missing.length > 0) throw new BoxError(missing);
  const { box, problems } = read(data);
  return flawless(box, [...checkBox(data), ...problems, ...checkSteps(data, box.nodes)]);
}

/**
 * A box that was checked when it came in, perhaps by an earlier program that asked less of it, or what a campaign has unlocked of it: whatever
 * was begun with it is played on.
 */
export function compileKnown(data: BoxData): Box {
  const { box, problems } = read(data);
  return flawless(box, problems);
}

function flawless(box: Box, problems: readonly string[]): Box {
  if (problems.length > 0) throw new BoxError(problems);
  return box;
}

function read(data: BoxData): { readonly box: Box; readonly problems: readonly string[] } {
  const reading = new Reading();
  const { writer } = reading;
  for (const [slot, abilities] of Object.entries(data.printedRules)) {
    const number = PRINTED_RULE + Number(slot);
    reading.types[number] = RULE;
    reading.slots[number] = Number(slot);
    reading.abilities.push(
      ...abilityTables(number, abilities, writer, true, reading.complainOf(`rule ${slot}`)),
    );
  }
  for (const [number, card] of Object.entries(data.cards))
    if (Number(number) <= LAST_CARD) reading.card(Number(number), card);
  COMMONS.forEach((name, i) => {
    reading.types[COMMONS_CARD + i] = BUILDING;
    reading.buildings[COMMONS_CARD + i] = buildingTable(
      COMMONS_CARD + i,
      data.commons[name],
      writer,
      reading.complainOf(name),
    );
  });
  const quota = quotaSpaces(data, writer, reading.complainOf('quota track'));
  const crates = crateTables(data, writer, (thing) => reading.complainOf(thing));
  const gloryRows = data.board.glory.map((row) => ({
    stars: row.stars,
    bonus: writer.write(row.bonus, reading.complainOf('glory rows')),
  }));
  const forks = Array.from({ length: CARD_LIMIT }, (_, number) =>
    forkTable(data, number, reading.complainOf(`card ${number}`)),
  );
  const abilities = withBits(reading.abilities, (card) => reading.isRule(card), reading.complainOf('box'));
  const spaces = data.board.progress.hourglass + 1;
  const box: Box = {
    data,
    fingerprint: fingerprint(JSON.stringify(data)),
    forAutoma: reading.forAutoma,
    automa: reading.automa,
    allow: { overbuilding: allowing(data, 'overbuilding'), newPersonas: allowing(data, 'newPersonas') },
    types: reading.types,
    slots: reading.slots,
    charterOf: reading.charterOf,
    sides: reading.sides,
    minionCards: reading.minionCards,
    minionHelp: reading.minionHelp,
    helpWeighs: Uint8Array.from(reading.minionHelp, (program) => (writer.weighs(program) ? 1 : 0)),
    buildings: reading.buildings,
    goals: reading.goals,
    abilities,
    ...listeners(reading, abilities),
    nodes: writer.nodes,
    labels: writer.labels,
    crates,
    quota,
    gloryRows,
    forks,
    board: data.board,
    isBoat: flags(spaces, data.board.progress.boats),
    isIncome: flags(spaces, data.board.progress.income),
  };
  return { box, problems: reading.problems };
}

type Listeners = Pick<
  Box,
  | 'ears'
  | 'abilitiesOf'
  | 'ruleEars'
  | 'placeForbids'
  | 'rulesBeforePaying'
  | 'talents'
  | 'speakForbids'
  | 'heard'
  | 'othersHear'
  | 'foreignEars'
  | 'earlyForeign'
  | 'notesUntilIncome'
  | 'notesForCampaign'
>;

/** Who listens to what, so that a moment nobody hears costs nothing. */
function listeners(reading: Reading, abilities: readonly AbilityTable[]): Listeners {
  const ears = new Int32Array(CARD_LIMIT);
  const abilitiesOf: number[][] = Array.from({ length: CARD_LIMIT }, () => []);
  const ruleEars: number[][] = MOMENTS.map(() => []);
  const placeForbids: number[] = [];
  const rulesBeforePaying: number[] = [];
  const talents = new Uint8Array(CARD_LIMIT);
  const can = (card: number, talent: number): void => {
    talents[card] = (talents[card] ?? 0) | talent;
  };
  const speakForbids: number[] = [];
  let heard = 0;
  let othersHear = 0;
  const foreignEars: number[][] = MOMENTS.map(() => []);
  const earlyForeign = new Set<number>();
  reading.goals.forEach((goal, card) => {
    if (goal !== undefined) can(card, GOAL);
  });
  abilities.forEach((ability, i) => {
    abilitiesOf[ability.card]?.push(i);
    if (ability.kind === FORBIDS_PLACING) {
      placeForbids.push(i);
      can(ability.card, MINDED);
    }
    if (ability.kind === ACTS || ability.kind === ACTS_AT_END) can(ability.card, CAN_ACT);
    if (ability.kind === FORBIDS_SPEAKING) speakForbids.push(i);
    if (ability.kind !== LISTENS) return;
    heard |= 1 << ability.moment;
    ears[ability.card] = (ears[ability.card] ?? 0) | (1 << ability.moment);
    if (reading.isRule(ability.card)) {
      ruleEars[ability.moment]?.push(i);
      if (weighsBeforePaying(reading, ability)) {
        rulesBeforePaying.push(i);
        can(ability.card, MINDED);
      }
    } else {
      if (ability.where.by !== BY_ME) {
        othersHear |= 1 << ability.moment;
        foreignEars[ability.moment]?.push(ability.card);
        if (((EARLY >> ability.moment) & 1) === 1) earlyForeign.add(ability.card);
      }
      if (weighsBeforePaying(reading, ability)) can(ability.card, WEIGHS);
    }
  });
  // Rules speak by their slot in the Chronicle, the guidepost after them.
  const slotOf = (i: number): number => reading.slots[abilities[i]?.card ?? 0] || 100;
  for (const list of ruleEars) list.sort((a, b) => slotOf(a) - slotOf(b) || a - b);
  const noting = (flag: number): number[] =>
    abilities
      .filter((ability) => reading.writer.someFlag(ability.program, 'note', flag))
      .map((ability) => ability.card);
  return {
    ears,
    abilitiesOf,
    ruleEars,
    placeForbids,
    rulesBeforePaying,
    talents,
    speakForbids,
    heard,
    othersHear,
    foreignEars,
    earlyForeign: [...earlyForeign],
    notesUntilIncome: noting(UNTIL_INCOME),
    notesForCampaign: new Set(noting(FOR_CAMPAIGN)),
  };
}

/** Changes of what is to be paid, or of whether there has to be an aim. */
const WEIGHTY = WAIVED | COIN_OR_RESOURCE | NO_AIM_WANTED;

/** Whether an ability speaks between placing and paying, and could change whether the price can be paid. */
function weighsBeforePaying({ writer }: Reading, ability: AbilityTable): boolean {
  if (((BEFORE_PAYING >> ability.moment) & 1) === 0) return false;
  return (ability.change & WEIGHTY) !== 0 || !ability.pay.free || writer.weighs(ability.program);
}

function allowing(data: BoxData, what: Allowed): number[] {
  return Object.entries(data.cards).flatMap(([number, card]) =>
    card.kind === 'rule' && card.allows === what ? [Number(number)] : [],
  );
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
