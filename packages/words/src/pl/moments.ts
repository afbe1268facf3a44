import type { Abilities, Ability, Deed, Good, Moment, Where } from '@charterstone/rules';
import { abilityList } from '../effects/abilities.ts';
import { isDeed } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { afterMoment } from './grammar.ts';
import { COLOURS, COMMONS_NAMES, ICON_NOUNS } from './nouns.ts';
import { objectInGeneral } from './numerals.ts';
import { condition } from './tests.ts';

type By = 'me' | 'opponent' | 'anyone';

/** „używasz”, „przeciwnik używa”: who, and the verb in its person. */
function does(by: By, you: string, third: string): string {
  if (by === 'me') return you;
  return `${by === 'opponent' ? 'przeciwnik' : 'ktokolwiek'} ${third}`;
}

function ofTurn(by: By): string {
  if (by === 'me') return 'swojej tury';
  return by === 'opponent' ? 'tury przeciwnika' : 'każdej tury';
}

const GIVING: { readonly [D in Deed]: string } = {
  construct: 'który pozwala wznosić budynki',
  crate: 'który pozwala otwierać skrzynie',
  objective: 'który pozwala punktować cele',
  quota: 'który pozwala zapełniać tor eksportu',
  progress: 'który przesuwa znacznik postępu',
  refreshMat: 'który odświeża planszetkę rozwoju',
};

function giving(gives: Good | Deed): string {
  return isDeed(gives) ? GIVING[gives] : `który daje ${objectInGeneral(ICON_NOUNS[gives])}`;
}

function inCharter(charter: NonNullable<Where['charter']>): string {
  if (charter === 'mine') return ' w swojej dzielnicy';
  if (charter === 'opponent') return ' w dzielnicy przeciwnika';
  if (charter === 'any') return ' w dowolnej dzielnicy';
  return charter === 'commons' ? ' w Centrum osady' : ` w ${COLOURS[charter][2]} dzielnicy`;
}

function which({ takes, gives }: Where): string {
  const clauses = [
    ...(takes === undefined ? [] : [`którego koszt obejmuje ${objectInGeneral(ICON_NOUNS[takes])}`]),
    ...(gives === undefined ? [] : [giving(gives)]),
  ];
  return clauses.map((one) => `, ${one}`).join(' i');
}

/** Genitive, as using asks for it; the locative of „budynek” sounds the same. */
function building(where: Where): string {
  if (where.building !== undefined) return COMMONS_NAMES[where.building].genitive;
  return `budynku${where.charter === undefined ? '' : inCharter(where.charter)}${which(where)}`;
}

function on(where: Where): string {
  return where.building === undefined ? `na ${building(where)}` : COMMONS_NAMES[where.building].at;
}

const SPACES = {
  boat: ' na pole z łodzią',
  income: ' na pole przychodu',
  hourglass: ' na pole klepsydry',
} as const;
function space(where: Where): string {
  return where.space === undefined ? ' do przodu' : SPACES[where.space];
}

const EVERY = 'za każdym razem, gdy ';

const MOMENTS: { readonly [M in Moment]: (by: By, where: Where) => string } = {
  supply: () => 'podczas przygotowania zasobów ogólnych',
  start: () => 'gdy znacznik postępu trafia na pole startowe',
  village: () => 'podczas przygotowania osady',
  seats: () => 'podczas przygotowania zasobów osobistych',
  bonuses: () => 'podczas rozdawania premii startowych',
  turn: (by) => `na początku ${ofTurn(by)}`,
  enter: (by, where) => `gdy ${does(by, 'wchodzisz', 'wchodzi')} do ${building(where)}`,
  bump: (by) => `zanim ${does(by, 'wypchniesz', 'wypchnie')} robotnika`,
  bumped: (by) => `${EVERY}${does(by, 'wypychasz', 'wypycha')} robotnika`,
  entered: (by, where) => `${EVERY}${does(by, 'stawiasz', 'stawia')} robotnika ${on(where)}`,
  help: (by) => (by === 'me' ? 'gdy pomaga twój pomocnik' : 'gdy pomaga cudzy pomocnik'),
  aim: (by) => `gdy ${does(by, 'wybierasz', 'wybiera')}, na co działa budynek`,
  pay: (by, where) => `gdy ${does(by, 'płacisz', 'płaci')} za użycie ${building(where)}`,
  used: (by, where) => `${EVERY}${does(by, 'używasz', 'używa')} ${building(where)}`,
  turnEnds: (by) => `na koniec ${ofTurn(by)}`,
  take: (by) => `zanim ${does(by, 'otrzymasz', 'otrzyma')} kartę`,
  taken: (by) => `${EVERY}${does(by, 'otrzymujesz', 'otrzymuje')} kartę`,
  built: (by) => `${EVERY}${does(by, 'wznosisz', 'wznosi')} budynek`,
  opened: (by) => `${EVERY}${does(by, 'otwierasz', 'otwiera')} skrzynię`,
  scored: (by) => `${EVERY}${does(by, 'punktujesz', 'punktuje')} cel`,
  esteemed: (by) => `${EVERY}${does(by, 'kładziesz', 'kładzie')} znacznik wpływu na torze reputacji`,
  advance: (by) => `zanim ${does(by, 'przesuniesz', 'przesunie')} znacznik postępu`,
  advanced: (by, where) => `${EVERY}${does(by, 'przesuwasz', 'przesuwa')} znacznik postępu${space(where)}`,
  income: () => 'podczas przychodu',
  retrieve: (by) => `${EVERY}${does(by, 'odzyskujesz', 'odzyskuje')} robotników`,
  perilTaken: (by) => `${EVERY}${does(by, 'bierzesz', 'bierze')} zagrożenie`,
  guidepost: () => 'podczas sprawdzania wytycznych',
  scoring: () => 'na koniec gry',
  glory: () => 'podczas przyznawania chwały',
  crown: () => 'podczas ogłaszania zwycięzcy',
  aftermath: () => 'po grze',
  clear: () => 'podczas sprzątania planszy',
};

const ONCE = { game: 'raz na grę: ', campaign: 'raz w kampanii: ' } as const;

/** A comma follows a subordinate clause, none follows „na koniec gry”. */
function one({ on: moment, where = {}, if: test, once, may, do: effect }: Ability): string {
  const when = MOMENTS[moment](where.by ?? 'me', where);
  const comma = /gdy |^zanim /.test(when) ? ',' : '';
  const given = test === undefined ? '' : `, ${condition(test)}`;
  const told = once === undefined ? when : `${ONCE[once]}${when.replace(EVERY, 'gdy ')}`;
  return sentence(`${told}${comma} ${afterMoment(effect, may === true)}${given}`);
}

export function describeAbility(abilities: Abilities): string {
  return abilityList(abilities).map(one).join(' ');
}
