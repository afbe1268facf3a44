import type { Abilities, Ability, Change, Where } from '../language/effect.ts';
import { USED_THIS_CAMPAIGN, USED_THIS_GAME } from '../table/cards.ts';
import { LAST_CARD } from '../table/layout.ts';
import { CARD_KINDS, COMMONS, ICONS, MOMENTS, PERILS } from '../vocabulary.ts';
import type { AbilityTable, WhereTable } from './box.ts';
import { amountTable, NOTHING, testTable } from './conditions.ts';
import { costTable } from './costs.ts';
import { charterNumber, type ProgramWriter } from './effects.ts';
import {
  ACTS,
  ACTS_AT_END,
  ANY_PERIL,
  BUMPED,
  BY,
  CARD_IS,
  COIN_OR_RESOURCE,
  FORBIDS_CHAMPION,
  FORBIDS_PLACING,
  FORBIDS_SPEAKING,
  FROM_TOP3,
  HOLDS,
  LISTENS,
  NO_AIM_WANTED,
  NO_HELP,
  ONE_KIND,
  PAYEE_OWNER,
  STAY,
  WAIVED,
  WORKER_IS,
} from './terms.ts';
import { placeIn, wordIn } from './word.ts';

type Complain = (message: string) => void;

const SPACES = ['any', 'boat', 'income', 'hourglass'];
/** In the order of BY_ME, BY_OPPONENT, BY_ANYONE, BY_HUMAN. */
const BY_WORDS = ['me', 'opponent', 'anyone', 'human'];
const ONCE_WORDS = ['never', 'game', 'campaign'];
const ABILITY_WORDS = ['on', 'act', 'forbid', 'where', 'if', 'once', 'may', 'discard', 'pay', 'change', 'do'];
const ONCE_MARKS = [0, USED_THIS_GAME, USED_THIS_CAMPAIGN];
/** Bits for 1 to 6 players. */
const ALWAYS = 0b1111110;
/** Moments inside a use, which know its site. */
const AT_A_SITE: ReadonlySet<string> = new Set([
  'enter',
  'bump',
  'bumped',
  'entered',
  'help',
  'aim',
  'pay',
  'used',
  'taken',
  'perilTaken',
]);
const FILTERS: { readonly [filter: string]: readonly string[] } = {
  card: ['take', 'taken'],
  via: ['taken'],
  cause: ['advance'],
  space: ['advanced'],
  first: ['scored'],
  public: ['scored'],
  bumped: ['bumped', 'entered', 'used'],
  minion: ['help'],
  peril: ['used', 'perilTaken'],
};
/** Which moment each change may be said at. */
const CHANGES: { readonly [field: string]: { readonly moment: string; readonly bit: number } } = {
  bump: { moment: 'bump', bit: STAY },
  help: { moment: 'help', bit: NO_HELP },
  aim: { moment: 'aim', bit: NO_AIM_WANTED },
  pay: { moment: 'pay', bit: WAIVED },
  coin: { moment: 'pay', bit: COIN_OR_RESOURCE },
  payee: { moment: 'pay', bit: PAYEE_OWNER },
  from: { moment: 'take', bit: FROM_TOP3 },
};

/** Abilities as rows, in the order in which they stand on the card. */
export function abilityTables(
  card: number,
  abilities: Abilities,
  writer: ProgramWriter,
  isRule: boolean,
  complain: Complain,
): AbilityTable[] {
  const list: readonly Ability[] = isList(abilities) ? abilities : [abilities];
  const tables = list.map((ability) => abilityTable(card, ability, writer, isRule, complain));
  if (!isRule) checkSorts(tables, complain);
  return tables;
}

function isList(abilities: Abilities): abilities is readonly Ability[] {
  return Array.isArray(abilities);
}

function abilityTable(
  card: number,
  ability: Ability,
  writer: ProgramWriter,
  isRule: boolean,
  complain: Complain,
): AbilityTable {
  const moment = 'on' in ability ? ability.on : undefined;
  checkFilters(ability.where ?? {}, moment, complain);
  for (const key of Object.keys(ability)) wordIn(ABILITY_WORDS, key, 'the word', complain);
  const program = writer.write(ability.do ?? [], complain);
  if (moment !== undefined) wordIn(MOMENTS, moment, 'the moment', complain);
  if (!('forbid' in ability) && ability.change === undefined && writer.isEmpty(program))
    complain('an ability that does nothing');
  if (writer.strayAim(program)) complain('an aim outside the benefit of a building');
  if (card <= LAST_CARD && !isRule && writer.forRules(program)) complain('a step that only rules may speak');
  const pay = costTable(ability.pay ?? {}, complain);
  const change = ability.change === undefined ? 0 : changeBit(ability.change, moment, complain);
  return {
    card,
    kind: kindOf(ability),
    moment: moment === undefined ? -1 : MOMENTS.indexOf(moment),
    where: whereTable(ability.where ?? {}, complain),
    test: testTable(ability.if ?? {}, complain),
    once: ONCE_MARKS[wordIn(ONCE_WORDS, ability.once ?? 'never', 'once a', complain)] ?? 0,
    may: ability.may ?? false,
    discard: ability.discard ?? false,
    pay,
    program,
    change,
    by:
      ability.change !== undefined && 'by' in ability.change
        ? amountTable(ability.change.by, complain)
        : NOTHING,
    asks: ability.may === true || !pay.free ? ALWAYS : writer.askers(program),
    bit: 0,
  };
}

function kindOf(ability: Ability): number {
  if ('act' in ability) return ability.act === 'turn' ? ACTS : ACTS_AT_END;
  if (!('forbid' in ability)) return LISTENS;
  if (ability.forbid === 'place') return FORBIDS_PLACING;
  return ability.forbid === 'speak' ? FORBIDS_SPEAKING : FORBIDS_CHAMPION;
}

function changeBit(change: Change, moment: string | undefined, complain: Complain): number {
  const field = Object.keys(change)[0] ?? '';
  if (field === 'by') {
    if (moment !== 'advance' && moment !== 'start')
      complain('a change of "by" at another moment than advance and start');
    return BY;
  }
  const known = CHANGES[field];
  if (known === undefined || known.moment !== moment) complain(`a change of "${field}" at "${moment}"`);
  return known?.bit ?? 0;
}

const ALL_FILTERS = [
  'not',
  'by',
  'building',
  'charter',
  'island',
  'built',
  'used',
  'emblem',
  'takes',
  'gives',
  'worker',
  'holds',
  'bumped',
  'minion',
  'peril',
  'card',
  'via',
  'cause',
  'space',
  'first',
  'public',
];

function checkFilters(where: Where, moment: string | undefined, complain: Complain): void {
  for (const filter of Object.keys(where)) {
    wordIn(ALL_FILTERS, filter, 'the filter', complain);
    if (filter === 'not') checkFilters(where.not ?? {}, moment, complain);
    const moments = FILTERS[filter];
    if (moments !== undefined && (moment === undefined || !moments.includes(moment)))
      complain(`the filter "${filter}" at "${moment}"`);
  }
  const site = where.building ?? where.takes ?? where.gives ?? where.built ?? where.used;
  if (site !== undefined && (moment === undefined || !AT_A_SITE.has(moment)))
    complain(`"${moment}" happens at no building, so a place`);
}

function whereTable(where: Where, complain: Complain): WhereTable {
  const kind = placeIn(CARD_KINDS, where.card);
  const icon = (name: string | undefined, what: string): number =>
    name === undefined ? -1 : wordIn(ICONS, name, what, complain);
  return {
    by: wordIn(BY_WORDS, where.by ?? 'me', 'whose deed', complain),
    site: where.building === undefined ? 0 : wordIn(COMMONS, where.building, 'the building', complain) + 1,
    charter: where.charter === undefined ? 0 : charterNumber(where.charter, complain),
    foreignIsland: where.island !== undefined,
    builtByMe: where.built !== undefined,
    neverUsed: where.used !== undefined,
    emblemClosed: where.emblem !== undefined,
    takes: icon(where.takes, 'the cost'),
    gives: icon(where.gives, 'the benefit'),
    worker: wordIn(WORKER_IS, where.worker ?? 'any', 'the worker', complain),
    holds: wordIn(HOLDS, where.holds ?? 'any', 'who is there', complain),
    bumped: wordIn(BUMPED, where.bumped ?? 'any', 'who is bumped', complain),
    foreignMinion: where.minion !== undefined,
    peril:
      where.peril === undefined
        ? -1
        : where.peril === 'any'
          ? ANY_PERIL
          : wordIn(PERILS, where.peril, 'the peril', complain),
    card:
      where.card === undefined
        ? 0
        : kind >= 0
          ? ONE_KIND + kind
          : wordIn(CARD_IS, where.card, 'the card', complain),
    viaBuilding: where.via !== undefined,
    byObjective: where.cause !== undefined,
    space: wordIn(SPACES, where.space ?? 'any', 'the space', complain),
    first: where.first ?? false,
    public: where.public ?? false,
    not: where.not === undefined ? undefined : whereTable(where.not, complain),
  };
}

/** A card is heard once at a moment for what it gives and once for what it asks; a use that is spent has one mark. */
function checkSorts(tables: readonly AbilityTable[], complain: Complain): void {
  tables.forEach((ability, i) => {
    const before = tables.slice(0, i).filter(({ kind }) => kind === ability.kind);
    if (
      ability.kind === LISTENS &&
      before.some(({ moment, asks }) => moment === ability.moment && (asks === 0) === (ability.asks === 0))
    )
      complain(`two abilities of one sort at "${MOMENTS[ability.moment]}"`);
    if (ability.once !== 0 && before.some(({ once }) => once === ability.once))
      complain('two uses that are spent together');
  });
}

/** Asking abilities of one moment are told apart by a bit; a table number has fifteen. */
const MOST_ASKING = 15;

/** Gives the asking abilities of every moment their bits. */
export function withBits(
  abilities: readonly AbilityTable[],
  isRule: (card: number) => boolean,
  complain: Complain,
): AbilityTable[] {
  const asked = new Map<number, number>();
  return abilities.map((ability) => {
    if (ability.asks === 0 || ability.kind !== LISTENS || isRule(ability.card)) return ability;
    const bit = asked.get(ability.moment) ?? 0;
    if (bit === MOST_ASKING)
      complain(`more than ${MOST_ASKING} abilities ask at "${MOMENTS[ability.moment]}"`);
    asked.set(ability.moment, bit + 1);
    return { ...ability, bit: 1 << bit };
  });
}
