import type { Moment, Where } from '@charterstone/rules';
import type { By } from '../effects/abilities.ts';
import { PERIL_OBJECTS } from './nouns.ts';
import { building, bumped, card, on, worker } from './where.ts';

const SOMEBODY = { opponent: 'przeciwnik', anyone: 'ktokolwiek' } as const;

/** „używasz”, „przeciwnik używa”: who, and the verb in its person. */
function does(by: By, you: string, third = you.replace(/sz$/, '')): string {
  return by === 'me' ? you : `${SOMEBODY[by]} ${third}`;
}

function ofTurn(by: By): string {
  if (by === 'me') return 'swojej tury';
  return by === 'opponent' ? 'tury przeciwnika' : 'każdej tury';
}

const SPACES = {
  boat: ' na pole z łodzią',
  income: ' na pole przychodu',
  hourglass: ' na pole klepsydry',
} as const;
function space(where: Where): string {
  return where.space === undefined ? ' do przodu' : SPACES[where.space];
}

function objective(where: Where): string {
  return `${where.public === true ? 'odkryty cel' : 'cel'}${where.first === true ? ' przed wszystkimi innymi' : ''}`;
}

/** What else belongs to a use: its being the first, and whom it sent home. */
function use(by: By, where: Where): string {
  const first = where.used === undefined ? '' : 'po raz pierwszy ';
  const sent =
    where.bumped === undefined ? '' : ` i ${by === 'me' ? 'wypychasz' : 'wypycha'} stamtąd ${bumped(where)}`;
  return `${first}${does(by, 'używasz')} ${building(where)}${sent}`;
}

export const EVERY = 'ilekroć ';

/** What is about to happen and may still be changed: „gdy masz wypchnąć”. */
export const MOMENTS: { readonly [M in Moment]: (by: By, where: Where) => string } = {
  supply: () => 'podczas przygotowania zasobów ogólnych',
  start: () => 'podczas przygotowania',
  village: () => 'podczas przygotowania osady',
  seats: () => 'podczas przygotowania zasobów osobistych',
  bonuses: () => 'podczas rozdawania premii startowych',
  turn: (by) => `na początku ${ofTurn(by)}`,
  enter: (by, where) => `gdy ${does(by, 'stawiasz')} ${worker(where)} ${on(where)}`,
  bump: (by, where) => `gdy ${does(by, 'masz')} wypchnąć ${bumped(where)}`,
  bumped: (by, where) => `${EVERY}${does(by, 'wypychasz')} ${bumped(where)}`,
  entered: (by, where) => `${EVERY}${does(by, 'stawiasz')} ${worker(where)} ${on(where)}`,
  help: (by, where) => {
    if (where.minion === 'opponent') return `gdy ${does(by, 'używasz')} budynku z pomocnikiem przeciwnika`;
    return by === 'me' ? 'gdy pomaga twój pomocnik' : 'gdy pomaga cudzy pomocnik';
  },
  aim: (by, where) => `gdy ${does(by, 'używasz')} ${building(where)}`,
  pay: (by, where) => `gdy ${does(by, 'płacisz')} za użycie ${building(where)}`,
  used: (by, where) => `${where.used === undefined ? EVERY : 'gdy '}${use(by, where)}`,
  turnEnds: (by) => `na koniec ${ofTurn(by)}`,
  take: (by, where) => `gdy ${does(by, 'masz')} zdobyć ${card(where)}`,
  taken: (by, where) =>
    `${where.card === 'this' ? `gdy ${does(by, 'dostajesz')}` : `${EVERY}${does(by, 'zdobywasz')}`} ${card(where)}${where.via === undefined ? '' : ' dzięki budynkowi'}`,
  built: (by) => `${EVERY}${does(by, 'wznosisz')} budynek`,
  opened: (by) => `${EVERY}${does(by, 'otwierasz')} skrzynię`,
  scored: (by, where) => `${EVERY}${does(by, 'punktujesz')} ${objective(where)}`,
  esteemed: (by) => `${EVERY}${does(by, 'kładziesz')} znacznik wpływu na torze reputacji`,
  advance: (by, where) =>
    `gdy ${does(by, 'masz')} przesunąć znacznik postępu${where.cause === undefined ? '' : ' za cel'}`,
  advanced: (by, where) => `${EVERY}${does(by, 'przesuwasz')} znacznik postępu${space(where)}`,
  income: () => 'podczas przychodu',
  retrieve: (by) => `${EVERY}${does(by, 'odzyskujesz')} swoich robotników`,
  perilTaken: (by, where) => `${EVERY}${does(by, 'bierzesz')} ${PERIL_OBJECTS[where.peril ?? 'any'][0]}`,
  guidepost: () => 'podczas sprawdzania wytycznych',
  scoring: () => 'na koniec gry',
  glory: () => 'podczas przyznawania chwały',
  crown: () => 'podczas ogłaszania zwycięzcy',
  aftermath: () => 'po grze',
  clear: () => 'podczas sprzątania planszy',
};
