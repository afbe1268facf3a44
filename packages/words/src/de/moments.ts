import type { Moment, Where } from '@charterstone/rules';
import type { By } from '../effects/abilities.ts';
import { PERIL_OBJECTS } from './nouns.ts';
import { building, bumped, card, which, worker } from './where.ts';

const SOMEBODY = { opponent: 'ein Gegner', anyone: 'irgendjemand' } as const;

/** „du ein Gebäude benutzt“: who, what, and the verb in its person. */
function does(by: By, object: string, you: string, third: string): string {
  return by === 'me' ? `du ${object} ${you}` : `${SOMEBODY[by]} ${object} ${third}`;
}

/** What is about to happen and may still be changed. */
function would(by: By, object: string, infinitive: string): string {
  return does(by, object, `${infinitive} würdest`, `${infinitive} würde`);
}

function ofTurn(by: By): string {
  if (by === 'me') return 'deines Zuges';
  return by === 'opponent' ? 'des Zuges eines Gegners' : 'jedes Zuges';
}

const SPACES = {
  boat: ' auf ein Feld mit Boot',
  income: ' auf ein Einkommensfeld',
  hourglass: ' auf die Sanduhr',
} as const;
function space(where: Where): string {
  return where.space === undefined ? '' : SPACES[where.space];
}

function objective(where: Where): string {
  return `${where.public === true ? 'ein öffentliches Ziel' : 'ein Ziel'}${where.first === true ? ' vor allen anderen' : ''}`;
}

/** What else belongs to a use: its being the first, and whom it sent home. */
function use(by: By, where: Where): string {
  const first = where.used === undefined ? '' : ' zum ersten Mal';
  const sent =
    where.bumped === undefined ? '' : ` und dabei ${bumped(where)} zurückschick${by === 'me' ? 'st' : 't'}`;
  return `${does(by, `${building(where)}${first}`, 'benutzt', 'benutzt')}${which(where)}${sent}`;
}

function putting(by: By, where: Where): string {
  return `${does(by, `${worker(where)} auf ${building(where)}`, 'setzt', 'setzt')}${which(where)}`;
}

export const MOMENTS: { readonly [M in Moment]: (by: By, where: Where) => string } = {
  supply: () => 'beim Aufbau des allgemeinen Vorrats',
  start: () => 'beim Aufbau',
  village: () => 'beim Aufbau des Dorfes',
  seats: () => 'beim Aufbau des persönlichen Vorrats',
  bonuses: () => 'wenn die Startboni verteilt werden',
  turn: (by) => `zu Beginn ${ofTurn(by)}`,
  enter: (by, where) => `wenn ${putting(by, where)}`,
  bump: (by, where) => `wenn ${would(by, bumped(where), 'zurückschicken')}`,
  bumped: (by, where) => `immer wenn ${does(by, bumped(where), 'zurückschickst', 'zurückschickt')}`,
  entered: (by, where) => `immer wenn ${putting(by, where)}`,
  help: (by, where) =>
    where.minion === 'opponent'
      ? `wenn ${does(by, 'ein Gebäude mit dem Helfer eines Gegners', 'benutzt', 'benutzt')}`
      : by === 'me'
        ? 'wenn dein Helfer hilft'
        : 'wenn ein fremder Helfer hilft',
  aim: (by, where) => `wenn ${does(by, building(where), 'benutzt', 'benutzt')}${which(where)}`,
  pay: (by, where) => `wenn ${does(by, `für ${building(where)}`, 'bezahlst', 'bezahlt')}${which(where)}`,
  used: (by, where) => `immer wenn ${use(by, where)}`,
  turnEnds: (by) => `am Ende ${ofTurn(by)}`,
  take: (by, where) => `wenn ${would(by, card(where), 'erhalten')}`,
  taken: (by, where) =>
    `${where.card === 'this' ? '' : 'immer '}wenn ${does(
      by,
      `${where.via === undefined ? '' : 'durch ein Gebäude '}${card(where)}`,
      'erhältst',
      'erhält',
    )}`,
  built: (by) => `immer wenn ${does(by, 'ein Gebäude', 'errichtest', 'errichtet')}`,
  opened: (by) => `immer wenn ${does(by, 'eine Kiste', 'öffnest', 'öffnet')}`,
  scored: (by, where) => `immer wenn ${does(by, objective(where), 'wertest', 'wertet')}`,
  esteemed: (by) => `immer wenn ${does(by, 'einen Einflussmarker auf die Ansehensleiste', 'legst', 'legt')}`,
  advance: (by, where) =>
    `wenn ${would(by, `den Fortschrittsmarker${where.cause === undefined ? '' : ' für ein Ziel'}`, 'vorrücken')}`,
  advanced: (by, where) =>
    `immer wenn ${does(by, `den Fortschrittsmarker${space(where)}`, 'vorrückst', 'vorrückt')}`,
  income: () => 'beim Einkommen',
  retrieve: (by) =>
    `immer wenn ${does(by, by === 'me' ? 'deine Arbeiter' : 'die eigenen Arbeiter', 'zurücknimmst', 'zurücknimmt')}`,
  perilTaken: (by, where) =>
    `immer wenn ${does(by, PERIL_OBJECTS[where.peril ?? 'any'][0], 'nimmst', 'nimmt')}`,
  guidepost: () => 'wenn der Wegweiser geprüft wird',
  scoring: () => 'am Ende des Spiels',
  glory: () => 'wenn Ruhm vergeben wird',
  crown: () => 'wenn der Sieg vergeben wird',
  aftermath: () => 'nach dem Spiel',
  clear: () => 'beim Abräumen',
};
