import type { Amount, CharterIs, Deed, Effect } from '@charterstone/rules';
import { gainsOnly, takingOf, usePlan } from '../effects/shape.ts';
import { hasOtherSubject, pooled, runsIn, type Step, type StepOf, stepsOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import type { Used } from '../tongue.ts';
import { amount, costParts, people, players, way } from './amounts.ts';
import { ceremony } from './ceremony.ts';
import { given, moved } from './moves.ts';
import { COLOURS, countedObject, ICON_NOUNS, type Noun } from './nouns.ts';
import { condition } from './tests.ts';
import {
  type Clause,
  clause,
  either,
  list,
  type Mode,
  type Person,
  permitted,
  series,
  statement,
  VERBS,
  YOU,
} from './verbs.ts';

const WORKER: Noun = { gender: 'm', one: 'Arbeiter', other: 'Arbeiter' };

const DEEDS: { readonly [D in Deed]: (n: Amount) => Clause } = {
  construct: () =>
    clause(VERBS.errichten, (their) => `1 Gebäude ${their ? 'im eigenen' : 'in deinem'} Charter`),
  crate: () => clause(VERBS.öffnen, '1 Kiste'),
  objective: () => clause(VERBS.werten, '1 erfülltes Ziel'),
  quota: () => clause(VERBS.beliefern, '1 freies Feld der Abgabentabelle'),
  progress: (n) => clause(way(n).verb, (their) => `den Fortschrittsmarker ${way(n, their).rest}`),
  income: () => clause(VERBS.erhalten, 'Einkommen'),
  refreshMat: () => clause(VERBS.erneuern, 'das Ausbautableau'),
  persona: () =>
    clause(
      VERBS.bringen,
      (their) => `eine Rolle aus ${their ? 'der eigenen' : 'deiner'} Chartertruhe ins Spiel`,
    ),
  retrieve: (n) =>
    clause(VERBS.zurücknehmen, (their) => {
      if (n === 'this') return `${their ? 'den eigenen' : 'deinen'} Arbeiter`;
      return n === 'all' ? `alle ${their ? 'eigenen' : 'deine'} Arbeiter` : amount(WORKER, n, their);
    }),
  again: () => clause(VERBS.machen, 'einen weiteren Zug'),
};

function clauseOf(step: Step): Clause {
  switch (step.step) {
    case 'gain':
    case 'reputation':
      return clause(VERBS.erhalten, (their) => list(gained(step, their)));
    case 'regain':
      return clause(VERBS.zurückgewinnen, (their) => amount(ICON_NOUNS.influence, step.amount, their));
    case 'card':
      return clause(VERBS.nehmen, step.fresh ? faceUp(step) : `${faceUp(step)} vom Ausbautableau`);
    case 'deed':
      return DEEDS[step.deed](step.amount);
    case 'may':
      return permitted(clausesOf(step.steps));
    case 'choose':
      return chosen(step);
    case 'pay':
      return clause(VERBS.zahlen, list(costParts(step.cost, countedObject)));
    case 'each':
      return (mode) => told(step.steps, mode === 'inverted' ? mode : 'main', people(step.who));
    case 'give':
      return gives(step);
    case 'if':
      return conditional(step);
    case 'rollNote':
      return (mode, _first, person) =>
        series(
          [
            clause(VERBS.würfeln, 'mit dem Charterstone'),
            clause(VERBS.notieren, 'das gezeigte Charter auf dieser Karte'),
          ],
          mode,
          person,
        );
    case 'roll':
      return (mode, first, person) =>
        `${clause(VERBS.würfeln, 'mit dem Charterstone')(mode, first, person)}: Zeigt er ${charters(step.charters)}, ${told(step.steps, 'inverted', person)}`;
    case 'note':
      return step.actor
        ? statement(
            'der Name des Betreffenden kommt auf diese Karte',
            'kommt der Name des Betreffenden auf diese Karte',
          )
        : clause(VERBS.markieren, `diese Karte${MARKED[step.keep]}`);
    case 'move':
      return moved(step.move);
    default:
      return ceremony(step);
  }
}

const MARKED = {
  game: '',
  income: ' bis zum nächsten Einkommen',
  campaign: ' für den Rest der Kampagne',
} as const;

/** The pronoun stands before whoever gives: „gibt dir jeder Gegner 1 Karte“. */
function gives({ who, move }: StepOf<'give'>): Clause {
  const { subject } = people(who);
  return (mode) =>
    mode === 'inverted' ? `gibt dir ${subject} ${given(move)}` : `${subject} gibt dir ${given(move)}`;
}

const CHARTERS = {
  mine: 'dein Charter',
  opponent: 'das Charter eines Gegners',
  other: 'ein anderes Charter',
  here: 'das Charter des Gebäudes',
  any: 'ein Charter',
  commons: 'das Zentrum',
  noted: 'das notierte Charter',
} as const;

function charters(shown: readonly CharterIs[]): string {
  return shown.map((one) => (isKnown(one) ? CHARTERS[one] : `das ${COLOURS[one]}e Charter`)).join(' oder ');
}

function isKnown(charter: CharterIs): charter is keyof typeof CHARTERS {
  return Object.hasOwn(CHARTERS, charter);
}

export function clausesOf(steps: readonly Step[]): Clause[] {
  return pooled(steps).map(clauseOf);
}

/** One after the other. Behind somebody else's deed a clause begins anew; behind a choice stands „danach“. */
export function told(steps: readonly Step[], mode: Mode, person: Person = YOU): string {
  return inTurn(pooled(steps), clauseOf, mode, person);
}

function inTurn(steps: readonly Step[], say: (step: Step) => Clause, mode: Mode, person: Person): string {
  const words = steps.map((step, i): [Step, string] => {
    const before = steps[i - 1];
    if (before !== undefined && (hasOtherSubject(before) || hasOtherSubject(step)))
      return [step, say(step)('main', true, person)];
    const later = steps.slice(0, i).some(hasOtherSubject);
    if (before?.step === 'choose' && mode !== 'infinitive' && mode !== 'zu')
      return [step, say(step)('inverted', true, person)];
    return [step, say(step)(later ? 'main' : mode, i === 0, person)];
  });
  return runsIn(words, ([, said]) => said, list, { other: ', und ', choice: '; danach ' });
}

/** What is open to choose among says so. */
function open(noun: Noun, their: boolean): Noun {
  const choice = their ? 'nach eigener Wahl' : 'deiner Wahl';
  return { gender: noun.gender, one: `${noun.one} ${choice}`, other: `${noun.other} ${choice}` };
}

function gained(step: StepOf<'gain'> | StepOf<'reputation'>, their = false): string[] {
  if (step.step === 'reputation') return [amount(ICON_NOUNS.reputation, step.amount, their)];
  return step.gains.map(({ icon, amount: n }) =>
    amount(
      icon === 'resource' || icon === 'minion' ? open(ICON_NOUNS[icon], their) : ICON_NOUNS[icon],
      n,
      their,
    ),
  );
}

const KINDS: { readonly [K in StepOf<'card'>['kind']]: string } = {
  card: 'Karte',
  assistant: 'Assistentenkarte',
  unconstructedBuilding: 'ungenutzte Gebäudekarte',
  constructedBuilding: 'leere Gebäudekarte',
  guest: 'Gästekarte',
  item: 'Gegenstandskarte',
  friend: 'Freundeskarte',
  treasure: 'Schatzkarte',
};

function faceUp({ kind, amount: n }: StepOf<'card'>): string {
  const one = `offene ${KINDS[kind]}`;
  return amount({ gender: 'f', one, other: `${one}n` }, n);
}

/** Branches that only gain share their verb: „entweder 2 Münzen oder 1 Ansehen“. */
function chosen(step: StepOf<'choose'>): Clause {
  const gains = gainsOnly(step.branches);
  const taking = takingOf(step);
  const joined = (branches: readonly string[]): string => {
    if (taking.take === 'one') return either(branches);
    if (taking.take === 'some') return `${taking.n} davon: ${branches.join('; ')}`;
    const few = taking.upTo >= 6 ? '' : ` (bei ${players(taking.upTo + 1, 6)} nur eines davon)`;
    return `${list(branches)}${few}`;
  };
  if (gains !== undefined)
    return clause(VERBS.erhalten, (their) => joined(gains.map((gain) => list(gained(gain, their)))));
  return (mode, _first, person) => {
    if (mode === 'order' || mode === 'infinitive' || mode === 'zu')
      return joined(step.branches.map((steps) => told(steps, mode, person)));
    const has = person.their ? 'hat' : 'hast';
    const who = mode === 'main' ? `${person.subject} ${has}` : `${has} ${person.subject}`;
    return `${who} die Wahl: ${joined(step.branches.map((steps) => told(steps, 'infinitive', person)))}`;
  };
}

function conditional({ test, does, otherwise }: StepOf<'if'>): Clause {
  return (mode, _first, person) =>
    otherwise.length === 0
      ? `${told(does, mode, person)}, ${condition(test, person)}`
      : `${condition(test, person)}, ${told(does, 'inverted', person)}; sonst ${told(otherwise, 'inverted', person)}`;
}

/** The effect behind „Immer wenn …,“: what is the player's to take or leave says so. */
export function afterMoment(effect: Effect): string {
  return inTurn(
    stepsOf(effect),
    (step) => (step.step === 'reputation' ? permitted([clauseOf(step)]) : clauseOf(step)),
    'inverted',
    YOU,
  );
}

export function describeEffect(effect: Effect): string {
  return sentence(told(stepsOf(effect), 'order'));
}

/** What a building takes for what it gives; the price that an icon brings of its own is named with the cost. */
export function describeUse(building: Used): string {
  const income =
    building.income === undefined ? '' : ` Beim Einkommen ${told(stepsOf(building.income), 'inverted')}.`;
  return `${used(building)}${income}`;
}

function used(building: Used): string {
  const { cost, deed, steps, plain } = usePlan(building);
  const paid = [
    ...costParts(cost, countedObject),
    ...(deed === 'construct' ? ['die 4 Rohstoffe auf der Karte'] : []),
    ...(deed === 'quota' ? ['die Waren eines freien Feldes der Abgabentabelle'] : []),
  ];
  const price = list([
    ...(paid.length > 0 ? [`zahle ${list(paid)}`] : []),
    ...(deed === 'objective' ? ['lege 1 Einflussmarker auf ein Ziel, das du erfüllst'] : []),
    ...(deed === 'quota' ? ['lege 1 Einflussmarker auf dieses Feld'] : []),
  ]);
  if (price === '') return describeEffect(building.benefit);
  if (!plain) return `${sentence(price)} ${describeEffect(building.benefit)}`;
  return sentence(`${price}, um ${series([...steps.map(afterPrice), ...bonus()], 'zu')}`);

  function afterPrice(step: Step): Clause {
    if (step.step === 'deed' && step.deed === 'objective') return clause(VERBS.werten, 'es');
    if (step.step !== 'gain' || deed !== 'quota') return clauseOf(step);
    return clause(VERBS.erhalten, list([...gained(step), 'den Bonus des Feldes']));
  }
  function bonus(): Clause[] {
    const alone = deed === 'quota' && !steps.some((step) => step.step === 'gain');
    return alone ? [clause(VERBS.erhalten, 'den Bonus des Feldes')] : [];
  }
}
