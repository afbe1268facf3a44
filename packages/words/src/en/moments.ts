import type { Abilities, Ability, Deed, Good, Moment, Where } from '@charterstone/rules';
import { abilityList } from '../effects/abilities.ts';
import { isDeed } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { afterMoment } from './grammar.ts';
import { COLOURS, COMMONS_NAMES, ICON_NOUNS } from './nouns.ts';
import { conditionOf } from './tests.ts';

type By = 'me' | 'opponent' | 'anyone';

/** Who does it, with the verb in its person. */
function does(by: By, verb: string, third = `${verb}s`): string {
  if (by === 'me') return `you ${verb}`;
  return by === 'opponent' ? `an opponent ${third}` : `any player ${third}`;
}

function whose(by: By): string {
  if (by === 'me') return 'your';
  return by === 'opponent' ? 'an opponent’s' : 'any';
}

const GIVING: { readonly [D in Deed]: string } = {
  construct: 'that constructs buildings',
  crate: 'that unlocks crates',
  objective: 'that scores objectives',
  quota: 'that fills quota spaces',
  progress: 'that advances the progress token',
  refreshMat: 'that refreshes the advancement mat',
};

function giving(gives: Good | Deed): string {
  return isDeed(gives) ? GIVING[gives] : `that gives ${ICON_NOUNS[gives][1]}`;
}

function inCharter(charter: NonNullable<Where['charter']>): string {
  if (charter === 'mine') return 'in your charter';
  if (charter === 'opponent') return 'in an opponent’s charter';
  if (charter === 'any') return 'in a charter';
  return charter === 'commons' ? 'of the Commons' : `in the ${COLOURS[charter]} charter`;
}

/** The building a use happens on. */
function building({ building, charter, takes, gives }: Where): string {
  if (building !== undefined) return `the ${COMMONS_NAMES[building]}`;
  return [
    'a building',
    ...(charter === undefined ? [] : [inCharter(charter)]),
    ...(takes === undefined ? [] : [`that takes ${ICON_NOUNS[takes][1]}`]),
    ...(gives === undefined ? [] : [giving(gives)]),
  ].join(' ');
}

const SPACES = { boat: ' to a boat', income: ' to an income space', hourglass: ' to the hourglass' } as const;
function space(where: Where): string {
  return where.space === undefined ? '' : SPACES[where.space];
}

const MOMENTS: { readonly [M in Moment]: (by: By, where: Where) => string } = {
  supply: () => 'while the general supply is set up',
  start: () => 'when the progress token is put on its start space',
  village: () => 'while the village is set up',
  seats: () => 'while the personal supply is set up',
  bonuses: () => 'when the bonuses of the start are dealt out',
  turn: (by) => `at the start of ${whose(by)} turn`,
  enter: (by, where) => `when ${does(by, 'enter')} ${building(where)}`,
  bump: (by) => `when ${does(by, 'are about to bump', 'is about to bump')} a worker`,
  bumped: (by) => `whenever ${does(by, 'bump')} a worker`,
  entered: (by, where) => `whenever ${does(by, 'place')} a worker on ${building(where)}`,
  help: (by) => `when ${whose(by)} minion helps`,
  aim: (by) => `when ${does(by, 'choose')} what a building acts on`,
  pay: (by, where) => `when ${does(by, 'pay')} for ${building(where)}`,
  used: (by, where) => `whenever ${does(by, 'use')} ${building(where)}`,
  turnEnds: (by) => `at the end of ${whose(by)} turn`,
  take: (by) => `when ${does(by, 'are about to gain', 'is about to gain')} a card`,
  taken: (by) => `whenever ${does(by, 'gain')} a card`,
  built: (by) => `whenever ${does(by, 'construct')} a building`,
  opened: (by) => `whenever ${does(by, 'unlock')} a crate`,
  scored: (by) => `whenever ${does(by, 'score')} an objective`,
  esteemed: (by) => `whenever ${does(by, 'place')} an influence token on the reputation track`,
  advance: (by) => `when ${does(by, 'are about to advance', 'is about to advance')} the progress token`,
  advanced: (by, where) => `whenever ${does(by, 'advance')} the progress token${space(where)}`,
  income: () => 'on income',
  retrieve: (by) => `whenever ${does(by, 'retrieve')} workers`,
  perilTaken: (by) => `whenever ${does(by, 'take')} a peril`,
  guidepost: () => 'when the guidepost is judged',
  scoring: () => 'at the end of the game',
  glory: () => 'when glory is given',
  crown: () => 'when the winner is named',
  aftermath: () => 'after the game',
  clear: () => 'when the table is cleared',
};

const ONCE = { game: 'once per game: ', campaign: 'once in the campaign: ' } as const;

function one(ability: Ability): string {
  const { on, where = {}, once, may } = ability;
  const condition = ability.if === undefined ? '' : ` ${conditionOf(ability.if)}`;
  const moment = MOMENTS[on](where.by ?? 'me', where);
  const when = once === undefined ? moment : `${ONCE[once]}${moment.replace('whenever', 'when')}`;
  return sentence(`${when}, ${afterMoment(ability.do, may === true)}${condition}`);
}

export function describeAbility(abilities: Abilities): string {
  return abilityList(abilities).map(one).join(' ');
}
