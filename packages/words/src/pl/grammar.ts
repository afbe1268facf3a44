import type { Amount, CharterIs, Deed, Effect } from '@charterstone/rules';
import { gainsOnly, takingOf, usePlan } from '../effects/shape.ts';
import { hasOtherSubject, pooled, runsIn, type Step, type StepOf, stepsOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import type { Used } from '../tongue.ts';
import { amount, costParts, OPEN, paying, people, players, way } from './amounts.ts';
import { ceremony } from './ceremony.ts';
import { given, moved } from './moves.ts';
import { COLOURS, ICON_NOUNS, type Noun } from './nouns.ts';
import { countedObject } from './numerals.ts';
import { condition } from './tests.ts';
import {
  type Clause,
  clause,
  either,
  list,
  type Mode,
  permitted,
  receive,
  series,
  statement,
} from './verbs.ts';

const WORKER: Noun = {
  gender: 'a',
  one: 'robotnik',
  object: 'robotnika',
  few: 'robotników',
  many: 'robotników',
};

const DEEDS: { readonly [D in Deed]: (n: Amount) => Clause } = {
  construct: () => clause('wznosisz', 'wznieść', '1 budynek w swojej dzielnicy'),
  crate: () => clause('otwierasz', 'otworzyć', '1 skrzynię'),
  objective: () => clause('punktujesz', 'zapunktować', '1 wykonany cel'),
  quota: () => clause('zapełniasz', 'zapełnić', '1 wolne pole toru eksportu'),
  progress: (n) => way(n, 'znacznik postępu'),
  income: () => receive('przychód'),
  refreshMat: () => clause('odświeżasz', 'odświeżyć', 'planszetkę rozwoju'),
  persona: () => clause('wprowadzasz', 'wprowadzić', 'do gry osobowość ze swojego kufra'),
  retrieve: (n) => clause('odzyskujesz', 'odzyskać', workers(n)),
  again: () => clause('rozgrywasz', 'rozegrać', 'dodatkową turę'),
};

function workers(n: Amount): string {
  if (n === 'this') return 'swojego robotnika';
  return n === 'all' ? 'wszystkich swoich robotników' : amount(WORKER, n);
}

function clauseOf(step: Step): Clause {
  switch (step.step) {
    case 'gain':
    case 'reputation':
      return receive(list(gained(step)));
    case 'regain':
      return clause('odzyskujesz', 'odzyskać', amount(ICON_NOUNS.influence, step.amount));
    case 'card':
      return clause('bierzesz', 'wziąć', step.fresh ? faceUp(step) : `${faceUp(step)} z planszetki rozwoju`);
    case 'deed':
      return DEEDS[step.deed](step.amount);
    case 'may':
      return permitted(pooled(step.steps).map(clauseOf));
    case 'choose':
      return chosen(step);
    case 'pay':
      return paying(step.cost);
    case 'each':
      return statement(
        `${people(step.who)}${step.steps[0]?.step === 'if' ? ',' : ''} ${told(step.steps, 'they')}`,
      );
    case 'give':
      return statement(`${people(step.who)} daje ci ${given(step.move)}`);
    case 'if':
      return conditional(step);
    case 'rollNote':
      return (mode) =>
        series([ROLL, clause('zapisujesz', 'zapisać', 'na tej karcie wskazaną dzielnicę')], mode);
    case 'roll':
      return (mode) =>
        `${ROLL(mode)}: jeśli wskaże ${charters(step.charters)}, ${told(step.steps, mode === 'they' ? mode : 'you')}`;
    case 'note':
      return step.actor
        ? statement('na tej karcie zapisuje się imię tego gracza')
        : clause('oznaczasz', 'oznaczyć', `tę kartę${MARKED[step.keep]}`);
    case 'move':
      return moved(step.move);
    default:
      return ceremony(step);
  }
}

const ROLL = clause('rzucasz', 'rzucić', 'kością Kamienia Dzielnicowego');
const MARKED = { game: '', income: ' do następnego przychodu', campaign: ' do końca kampanii' } as const;

const CHARTERS = {
  mine: 'twoją dzielnicę',
  opponent: 'dzielnicę przeciwnika',
  other: 'inną dzielnicę',
  here: 'dzielnicę tego budynku',
  any: 'dowolną dzielnicę',
  commons: 'Centrum osady',
  noted: 'zapisaną dzielnicę',
} as const;

function charters(shown: readonly CharterIs[]): string {
  return shown.map((one) => (isKnown(one) ? CHARTERS[one] : `${COLOURS[one][1]} dzielnicę`)).join(' lub ');
}

function isKnown(charter: CharterIs): charter is keyof typeof CHARTERS {
  return Object.hasOwn(CHARTERS, charter);
}

export function clausesOf(steps: readonly Step[]): Clause[] {
  return pooled(steps).map(clauseOf);
}

/** One after the other. Behind somebody else's deed „ty” is said. */
export function told(steps: readonly Step[], mode: Mode): string {
  return inTurn(pooled(steps), clauseOf, mode);
}

function inTurn(steps: readonly Step[], say: (step: Step) => Clause, mode: Mode): string {
  const words = steps.map((step): [Step, string] => [step, say(step)(mode)]);
  return runsIn(
    words,
    ([step, said], before) =>
      mode === 'you' && before !== undefined && hasOtherSubject(before[0]) && !hasOtherSubject(step)
        ? `${step.step === 'if' ? '' : 'ty '}${said}`
        : said,
    list,
    { other: ', a ', choice: '; potem ' },
  );
}

function gained(step: StepOf<'gain'> | StepOf<'reputation'>): string[] {
  if (step.step === 'reputation') return [amount(ICON_NOUNS.reputation, step.amount)];
  return step.gains.map(({ icon, amount: n }) =>
    amount(icon === 'resource' || icon === 'minion' ? OPEN[icon] : ICON_NOUNS[icon], n),
  );
}

/** Whose card it is: one, several. */
const KINDS: { readonly [K in StepOf<'card'>['kind']]: readonly [string, string] } = {
  card: ['', ''],
  assistant: [' asystenta', ' asystentów'],
  unconstructedBuilding: [' niewzniesionego budynku', ' niewzniesionych budynków'],
  constructedBuilding: [' wzniesionego budynku', ' wzniesionych budynków'],
  guest: [' gościa', ' gości'],
  item: [' przedmiotu', ' przedmiotów'],
  friend: [' przyjaciela', ' przyjaciół'],
  treasure: [' skarbu', ' skarbów'],
};

function faceUp({ kind, amount: n }: StepOf<'card'>): string {
  const [one, more] = KINDS[kind];
  return amount(
    {
      gender: 'f',
      one: `odkryta karta${one}`,
      object: `odkrytą kartę${one}`,
      few: `odkryte karty${more}`,
      many: `odkrytych kart${more}`,
    },
    n,
  );
}

/** Branches that only gain share their verb: „otrzymujesz 2 monety albo 1 punkt reputacji”. */
function chosen(step: StepOf<'choose'>): Clause {
  const gains = gainsOnly(step.branches);
  const taking = takingOf(step);
  const joined = (branches: readonly string[]): string => {
    if (taking.take === 'one') return either(branches);
    if (taking.take === 'some') return `${taking.n} z tych: ${branches.join('; ')}`;
    const few = taking.upTo >= 6 ? '' : ` (przy ${players(taking.upTo + 1, 6)} tylko jedno z nich)`;
    return `${list(branches)}${few}`;
  };
  if (gains !== undefined) return receive(joined(gains.map((gain) => list(gained(gain)))));
  return (mode) => joined(step.branches.map((steps) => told(steps, mode)));
}

function conditional({ test, does, otherwise }: StepOf<'if'>): Clause {
  return (mode) => {
    const person = mode === 'they' ? 'they' : 'you';
    const rest = otherwise.length === 0 ? '' : `; w przeciwnym razie ${told(otherwise, person)}`;
    return `${condition(test, person)}, ${told(does, person)}${rest}`;
  };
}

/** The effect behind „Ilekroć …,”: what is the player's to take or leave says so. */
export function afterMoment(effect: Effect): string {
  return inTurn(
    stepsOf(effect),
    (step) => (step.step === 'reputation' ? permitted([clauseOf(step)]) : clauseOf(step)),
    'you',
  );
}

export function describeEffect(effect: Effect): string {
  return sentence(told(stepsOf(effect), 'you'));
}

/** What a building takes for what it gives; the price that an icon brings of its own is named with the cost. */
export function describeUse(building: Used): string {
  const income =
    building.income === undefined ? '' : ` Podczas przychodu ${told(stepsOf(building.income), 'you')}.`;
  return `${used(building)}${income}`;
}

function used(building: Used): string {
  const { cost, deed, steps, plain } = usePlan(building);
  const paid = [
    ...costParts(cost, countedObject),
    ...(deed === 'construct' ? ['4 surowce z karty'] : []),
    ...(deed === 'quota' ? ['towary z wolnego pola toru eksportu'] : []),
  ];
  const placed = deed === 'objective' || deed === 'quota';
  const price = list([
    ...(paid.length > 0 ? [`zapłać ${list(paid)}`] : []),
    ...(deed === 'objective' ? ['połóż 1 znacznik wpływu na wykonanym celu'] : []),
    ...(deed === 'quota' ? ['połóż na tym polu 1 znacznik wpływu'] : []),
  ]);
  if (price === '') return describeEffect(building.benefit);
  if (!plain) return `${sentence(price)} ${describeEffect(building.benefit)}`;
  const gives = series([...steps.map(afterPrice), ...bonus()], 'you');
  return sentence(placed ? `${price}: ${gives}` : `za ${list(paid)} ${gives}`);

  function afterPrice(step: Step): Clause {
    if (step.step === 'deed' && step.deed === 'objective') return () => 'punktujesz go';
    if (step.step !== 'gain' || deed !== 'quota') return clauseOf(step);
    return receive(list([...gained(step), 'premię z tego pola']));
  }
  function bonus(): Clause[] {
    const alone = deed === 'quota' && !steps.some((step) => step.step === 'gain');
    return alone ? [receive('premię z tego pola')] : [];
  }
}
