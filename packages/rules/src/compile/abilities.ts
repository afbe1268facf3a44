import type { Abilities, Ability, Where } from '../language/effect.ts';
import { USED_THIS_CAMPAIGN, USED_THIS_GAME } from '../table/cards.ts';
import { CHARTERS, COMMONS, iconNumber, MOMENTS } from '../vocabulary.ts';
import {
  type AbilityTable,
  ANY_CHARTER,
  ANYWHERE,
  BY_ANYONE,
  BY_ME,
  BY_OPPONENT,
  IN_COMMONS,
  MINE,
  ONE_CHARTER,
  OPPONENTS,
} from './box.ts';
import type { ProgramWriter } from './effects.ts';
import { testTable } from './tests.ts';

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

function charterNumber(charter: Where['charter']): number {
  switch (charter) {
    case undefined:
      return ANYWHERE;
    case 'mine':
      return MINE;
    case 'opponent':
      return OPPONENTS;
    case 'any':
      return ANY_CHARTER;
    case 'commons':
      return IN_COMMONS;
    default:
      return ONE_CHARTER + CHARTERS.indexOf(charter);
  }
}

/** Abilities as rows, in the order in which they stand on the card. */
export function abilityTables(
  card: number,
  abilities: Abilities,
  writer: ProgramWriter,
  complain: Complain,
): AbilityTable[] {
  const list: readonly Ability[] = 'on' in abilities ? [abilities] : abilities;
  return list.map((ability) => {
    const where = ability.where ?? {};
    if (!ANNOUNCED.has(ability.on)) complain(`the moment "${ability.on}", which nobody announces yet`);
    const site = where.building ?? where.charter ?? where.takes ?? where.gives;
    if (site !== undefined && !AT_A_SITE.has(ability.on)) complain(`"${ability.on}" happens at no building`);
    if (where.space !== undefined && ability.on !== 'advanced')
      complain(`"${ability.on}" happens on no space`);
    const program = writer.write(ability.do, complain);
    return {
      card,
      moment: MOMENTS.indexOf(ability.on),
      by: where.by === 'opponent' ? BY_OPPONENT : where.by === 'anyone' ? BY_ANYONE : BY_ME,
      site: where.building === undefined ? 0 : COMMONS.indexOf(where.building) + 1,
      charter: charterNumber(where.charter),
      takes: where.takes === undefined ? -1 : iconNumber(where.takes),
      gives: where.gives === undefined ? -1 : iconNumber(where.gives),
      space: where.space === undefined ? 0 : SPACES.indexOf(where.space),
      test: testTable(ability.if ?? {}, complain),
      once: ability.once === 'game' ? USED_THIS_GAME : ability.once === 'campaign' ? USED_THIS_CAMPAIGN : 0,
      may: ability.may ?? false,
      program,
      asks: ability.may === true || writer.asks(program),
      bit: 0,
    };
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
