import type { Moment, Where } from '@charterstone/rules';
import type { By } from '../effects/abilities.ts';
import { PERIL_OBJECTS } from './nouns.ts';
import { building, bumped, card, worker } from './where.ts';

const SOMEBODY = { opponent: 'an opponent', anyone: 'any player' } as const;

/** Who does it, with the verb in its person. */
function does(by: By, verb: string, third = `${verb}s`): string {
  return by === 'me' ? `you ${verb}` : `${SOMEBODY[by]} ${third}`;
}

/** What is about to happen and may still be changed. */
function would(by: By, verb: string): string {
  return does(by, `would ${verb}`, `would ${verb}`);
}

function whose(by: By): string {
  if (by === 'me') return 'your';
  return by === 'anyone' ? 'any' : `${SOMEBODY[by]}’s`;
}

const SPACES = { boat: ' to a boat', income: ' to an income space', hourglass: ' to the hourglass' } as const;
function space(where: Where): string {
  return where.space === undefined ? '' : SPACES[where.space];
}

function objective(where: Where): string {
  return where.public === true ? 'a public objective' : 'an objective';
}

/** What else belongs to a use: its being the first, and whom it sent home. */
function use(where: Where): string {
  const first = where.used === undefined ? '' : ' for the first time';
  return `${building(where)}${first}${where.bumped === undefined ? '' : ` and bump ${bumped(where)} there`}`;
}

export const MOMENTS: { readonly [M in Moment]: (by: By, where: Where) => string } = {
  supply: () => 'while the general supply is set up',
  start: () => 'during set-up',
  village: () => 'while the village is set up',
  seats: () => 'while the personal supply is set up',
  bonuses: () => 'when the starting bonuses are taken',
  turn: (by) => `at the start of ${whose(by)} turn`,
  enter: (by, where) => `when ${does(by, 'place')} ${worker(where)} on ${building(where)}`,
  bump: (by, where) => `when ${would(by, 'bump')} ${bumped(where)}`,
  bumped: (by, where) => `whenever ${does(by, 'bump')} ${bumped(where)}`,
  entered: (by, where) => `whenever ${does(by, 'place')} ${worker(where)} on ${building(where)}`,
  help: (by, where) =>
    where.minion === 'opponent'
      ? `when ${does(by, 'use')} a building with an opponent’s minion`
      : `when ${whose(by)} minion helps`,
  aim: (by, where) => `when ${does(by, 'use')} ${building(where)}`,
  pay: (by, where) => `when ${does(by, 'pay')} for ${building(where)}`,
  used: (by, where) => `whenever ${does(by, 'use')} ${use(where)}`,
  turnEnds: (by) => `at the end of ${whose(by)} turn`,
  take: (by, where) => `when ${would(by, 'gain')} ${card(where)}`,
  taken: (by, where) =>
    `${where.card === 'this' ? 'when' : 'whenever'} ${does(by, 'gain')} ${card(where)}${where.via === undefined ? '' : ' from a building'}`,
  built: (by) => `whenever ${does(by, 'construct')} a building`,
  opened: (by) => `whenever ${does(by, 'unlock')} a crate`,
  scored: (by, where) =>
    where.first === true
      ? `whenever ${does(by, 'are', 'is')} the first to score ${objective(where)}`
      : `whenever ${does(by, 'score')} ${objective(where)}`,
  esteemed: (by) => `whenever ${does(by, 'place')} an influence token on the reputation track`,
  advance: (by, where) =>
    `when ${would(by, 'advance')} the progress token${where.cause === undefined ? '' : ' for an objective'}`,
  advanced: (by, where) => `whenever ${does(by, 'advance')} the progress token${space(where)}`,
  income: () => 'on income',
  retrieve: (by) => `whenever ${does(by, 'retrieve')} ${by === 'me' ? 'your' : 'their'} workers`,
  perilTaken: (by, where) => `whenever ${does(by, 'take')} ${PERIL_OBJECTS[where.peril ?? 'any']}`,
  guidepost: () => 'when the guidepost is judged',
  scoring: () => 'at the end of the game',
  glory: () => 'when glory is given',
  crown: () => 'when the winner is named',
  aftermath: () => 'after the game',
  clear: () => 'when the table is cleared',
};
