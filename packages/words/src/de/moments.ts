import type { Abilities, Ability, Deed, Good, Moment, Where } from '@charterstone/rules';
import { abilityList } from '../effects/abilities.ts';
import { isDeed } from '../effects/steps.ts';
import { capital, sentence } from '../text.ts';
import { afterMoment } from './grammar.ts';
import { COLOURS, COMMONS_NAMES, definite, ICON_NOUNS } from './nouns.ts';
import { condition } from './tests.ts';

type By = 'me' | 'opponent' | 'anyone';

/** „du ein Gebäude benutzt“: who, what, and the verb in its person. */
function does(by: By, object: string, you: string, third: string): string {
  if (by === 'me') return `du ${object} ${you}`;
  return `${by === 'opponent' ? 'ein Gegner' : 'irgendjemand'} ${object} ${third}`;
}

function ofTurn(by: By): string {
  if (by === 'me') return 'deines Zuges';
  return by === 'opponent' ? 'des Zuges eines Gegners' : 'jedes Zuges';
}

const GIVING: { readonly [D in Deed]: string } = {
  construct: 'mit dem man baut',
  crate: 'das Kisten öffnet',
  objective: 'das Ziele wertet',
  quota: 'das Abgabenfelder beliefert',
  progress: 'das den Fortschrittsmarker vorrückt',
  refreshMat: 'das das Ausbautableau erneuert',
};

function giving(gives: Good | Deed): string {
  return isDeed(gives) ? GIVING[gives] : `das ${ICON_NOUNS[gives].other} gibt`;
}

function inCharter(charter: NonNullable<Where['charter']>): string {
  if (charter === 'mine') return ' in deinem Charter';
  if (charter === 'opponent') return ' im Charter eines Gegners';
  if (charter === 'any') return ' in einem Charter';
  return charter === 'commons' ? ' des Zentrums' : ` im ${COLOURS[charter]}en Charter`;
}

function building({ building, charter }: Where): string {
  if (building !== undefined) return definite(COMMONS_NAMES[building]);
  return `ein Gebäude${charter === undefined ? '' : inCharter(charter)}`;
}

/** The relative clause stands behind the verb: „… benutzt, das Kürbisse kostet“. */
function which({ takes, gives }: Where): string {
  const clauses = [
    ...(takes === undefined ? [] : [`das ${ICON_NOUNS[takes].other} kostet`]),
    ...(gives === undefined ? [] : [giving(gives)]),
  ];
  return clauses.map((one) => `, ${one}`).join(' und');
}

const SPACES = {
  boat: ' auf ein Feld mit Boot',
  income: ' auf ein Einkommensfeld',
  hourglass: ' auf die Sanduhr',
} as const;
function space(where: Where): string {
  return where.space === undefined ? '' : SPACES[where.space];
}

const MOMENTS: { readonly [M in Moment]: (by: By, where: Where) => string } = {
  supply: () => 'beim Aufbau des allgemeinen Vorrats',
  start: () => 'wenn der Fortschrittsmarker auf sein Startfeld kommt',
  village: () => 'beim Aufbau des Dorfes',
  seats: () => 'beim Aufbau des persönlichen Vorrats',
  bonuses: () => 'wenn die Startboni verteilt werden',
  turn: (by) => `zu Beginn ${ofTurn(by)}`,
  enter: (by, where) => `wenn ${does(by, building(where), 'betrittst', 'betritt')}${which(where)}`,
  bump: (by) => `bevor ${does(by, 'einen Arbeiter', 'zurückschickst', 'zurückschickt')}`,
  bumped: (by) => `immer wenn ${does(by, 'einen Arbeiter', 'zurückschickst', 'zurückschickt')}`,
  entered: (by, where) =>
    `immer wenn ${does(by, `einen Arbeiter auf ${building(where)}`, 'setzt', 'setzt')}${which(where)}`,
  help: (by) => (by === 'me' ? 'wenn dein Helfer hilft' : 'wenn ein fremder Helfer hilft'),
  aim: (by) => `wenn ${by === 'me' ? 'du festlegst' : 'jemand festlegt'}, worauf ein Gebäude wirkt`,
  pay: (by, where) => `wenn ${does(by, `für ${building(where)}`, 'bezahlst', 'bezahlt')}${which(where)}`,
  used: (by, where) => `immer wenn ${does(by, building(where), 'benutzt', 'benutzt')}${which(where)}`,
  turnEnds: (by) => `am Ende ${ofTurn(by)}`,
  take: (by) => `bevor ${does(by, 'eine Karte', 'erhältst', 'erhält')}`,
  taken: (by) => `immer wenn ${does(by, 'eine Karte', 'erhältst', 'erhält')}`,
  built: (by) => `immer wenn ${does(by, 'ein Gebäude', 'errichtest', 'errichtet')}`,
  opened: (by) => `immer wenn ${does(by, 'eine Kiste', 'öffnest', 'öffnet')}`,
  scored: (by) => `immer wenn ${does(by, 'ein Ziel', 'wertest', 'wertet')}`,
  esteemed: (by) => `immer wenn ${does(by, 'einen Einflussmarker auf die Ansehensleiste', 'legst', 'legt')}`,
  advance: (by) => `bevor ${does(by, 'den Fortschrittsmarker', 'vorrückst', 'vorrückt')}`,
  advanced: (by, where) =>
    `immer wenn ${does(by, `den Fortschrittsmarker${space(where)}`, 'vorrückst', 'vorrückt')}`,
  income: () => 'beim Einkommen',
  retrieve: (by) => `immer wenn ${does(by, 'Arbeiter', 'zurücknimmst', 'zurücknimmt')}`,
  perilTaken: (by) => `immer wenn ${does(by, 'eine Gefahr', 'nimmst', 'nimmt')}`,
  guidepost: () => 'wenn der Wegweiser geprüft wird',
  scoring: () => 'am Ende des Spiels',
  glory: () => 'wenn Ruhm vergeben wird',
  crown: () => 'wenn der Sieg vergeben wird',
  aftermath: () => 'nach dem Spiel',
  clear: () => 'beim Abräumen',
};

const ONCE = { game: 'einmal pro Spiel: ', campaign: 'einmal in der Kampagne: ' } as const;

/** A comma follows a subordinate clause, none follows „am Ende des Spiels“. */
function one({ on, where = {}, if: test, once, may, do: effect }: Ability): string {
  const moment = MOMENTS[on](where.by ?? 'me', where);
  const clause = /^(immer )?wenn |^bevor /.test(moment);
  const when = once === undefined ? moment : `${ONCE[once]}${capital(moment.replace('immer wenn', 'wenn'))}`;
  const comma = clause ? ',' : '';
  const given = test === undefined ? '' : `, ${condition(test)}`;
  return sentence(`${when}${comma} ${afterMoment(effect, may === true)}${given}`);
}

export function describeAbility(abilities: Abilities): string {
  return abilityList(abilities).map(one).join(' ');
}
