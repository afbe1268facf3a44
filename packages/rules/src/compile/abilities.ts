import type { Abilities, Ability, Where } from '../language/effect.ts';
import { USED_THIS_CAMPAIGN, USED_THIS_GAME } from '../table/cards.ts';
import { LAST_CARD } from '../table/layout.ts';
import { CHARTERS, COMMONS, ICONS, MOMENTS } from '../vocabulary.ts';
import { type AbilityTable, ANYWHERE, ONE_CHARTER } from './box.ts';
import { testTable } from './conditions.ts';
import type { ProgramWriter } from './effects.ts';

type Complain = (message: string) => void;

/** The moments the engine announces. */
export const ANNOUNCED: ReadonlySet<string> = new Set([
  'supply',
  'seats',
  'turn',
  'entered',
  'used',
  'turnEnds',
  'built',
  'opened',
  'scored',
  'esteemed',
  'advanced',
  'scoring',
]);
/** Moments that happen at a site, and so know its building. */
const AT_A_SITE: ReadonlySet<string> = new Set(['entered', 'used']);

const SPACES = ['any', 'boat', 'income', 'hourglass'];
/** In the order of BY_ME, BY_OPPONENT, BY_ANYONE. */
const BY_WORDS = ['me', 'opponent', 'anyone'];
/** In the order of ANYWHERE, MINE, OPPONENTS, ANY_CHARTER, IN_COMMONS. */
const CHARTER_WORDS = ['anywhere', 'mine', 'opponent', 'any', 'commons'];
const ONCE_WORDS = ['never', 'game', 'campaign'];
const ONCE_MARKS = [0, USED_THIS_GAME, USED_THIS_CAMPAIGN];
const ABILITY_WORDS = ['on', 'where', 'if', 'once', 'may', 'do'];
const FILTERS = ['by', 'building', 'charter', 'takes', 'gives', 'space'];

/** The place of a word in a list; a word that is not there is complained of, since a box may come from a file. */
function wordIn(list: readonly string[], word: string, what: string, complain: Complain): number {
  const number = list.indexOf(word);
  if (number < 0) complain(`${what} "${word}"`);
  return number;
}

function charterNumber(charter: string | undefined, complain: Complain): number {
  if (charter === undefined) return ANYWHERE;
  const word = CHARTER_WORDS.indexOf(charter);
  return word >= 0 ? word : ONE_CHARTER + wordIn(CHARTERS, charter, 'the charter', complain);
}

function checkWhere(where: Where, on: string, complain: Complain): void {
  for (const filter of Object.keys(where)) wordIn(FILTERS, filter, 'the filter', complain);
  const site = where.building ?? where.charter ?? where.takes ?? where.gives;
  if (site !== undefined && !AT_A_SITE.has(on)) complain(`"${on}" happens at no building, so a place`);
  if (where.space !== undefined && on !== 'advanced') complain(`"${on}" happens on no space, so a space`);
}

/** Abilities as rows, in the order in which they stand on the card. */
export function abilityTables(
  card: number,
  abilities: Abilities,
  writer: ProgramWriter,
  isRule: boolean,
  complain: Complain,
): AbilityTable[] {
  const list: readonly Ability[] = 'on' in abilities ? [abilities] : abilities;
  const tables = list.map((ability) => abilityTable(card, ability, writer, isRule, complain));
  if (!isRule) checkSorts(tables, complain);
  return tables;
}

function abilityTable(
  card: number,
  ability: Ability,
  writer: ProgramWriter,
  isRule: boolean,
  complain: Complain,
): AbilityTable {
  const where = ability.where ?? {};
  if (!ANNOUNCED.has(ability.on)) complain(`the moment "${ability.on}", which nobody announces yet,`);
  checkWhere(where, ability.on, complain);
  for (const key of Object.keys(ability)) wordIn(ABILITY_WORDS, key, 'the word', complain);
  const program = writer.write(ability.do ?? [], complain);
  if (writer.isEmpty(program)) complain('an ability that does nothing');
  if (writer.strayAim(program, false)) complain('an aim outside the benefit of a building');
  if (card <= LAST_CARD && !isRule && writer.forRules(program)) complain('a step that only rules may speak');
  const icon = (name: string | undefined, what: string): number =>
    name === undefined ? -1 : wordIn(ICONS, name, what, complain);
  return {
    card,
    moment: MOMENTS.indexOf(ability.on),
    by: wordIn(BY_WORDS, where.by ?? 'me', 'whose deed', complain),
    site: where.building === undefined ? 0 : wordIn(COMMONS, where.building, 'the building', complain) + 1,
    charter: charterNumber(where.charter, complain),
    takes: icon(where.takes, 'the cost'),
    gives: icon(where.gives, 'the benefit'),
    space: wordIn(SPACES, where.space ?? 'any', 'the space', complain),
    test: testTable(ability.if ?? {}, complain),
    once: ONCE_MARKS[wordIn(ONCE_WORDS, ability.once ?? 'never', 'once a', complain)] ?? 0,
    may: ability.may ?? false,
    program,
    asks: ability.may === true || writer.asks(program),
    bit: 0,
  };
}

/** A card is heard once at a moment for what it gives and once for what it asks; a use that is spent has one mark. */
function checkSorts(tables: readonly AbilityTable[], complain: Complain): void {
  tables.forEach((ability, i) => {
    const before = tables.slice(0, i);
    if (before.some(({ moment, asks }) => moment === ability.moment && asks === ability.asks))
      complain(`two abilities of one sort at "${MOMENTS[ability.moment]}"`);
    if (ability.once !== 0 && before.some(({ once }) => once === ability.once))
      complain('two uses that are spent together');
  });
}

/** Asking abilities of one moment are told apart by a bit; a table number has fifteen. */
export const MOST_ASKING = 15;

/** Gives the asking abilities of every moment their bits. */
export function withBits(abilities: readonly AbilityTable[], complain: Complain): AbilityTable[] {
  const asked = new Map<number, number>();
  return abilities.map((ability) => {
    if (!ability.asks) return ability;
    const bit = asked.get(ability.moment) ?? 0;
    if (bit === MOST_ASKING)
      complain(`more than ${MOST_ASKING} abilities ask at "${MOMENTS[ability.moment]}"`);
    asked.set(ability.moment, bit + 1);
    return { ...ability, bit: 1 << bit };
  });
}
