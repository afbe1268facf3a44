import type { Amount, CharterIs, Deed, Effect } from '@charterstone/rules';
import { gainsOnly, takingOf, usePlan } from '../effects/shape.ts';
import { hasOtherSubject, pooled, runsIn, type Step, type StepOf, stepsOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import type { Used } from '../tongue.ts';
import { amount, costParts, either, list, players, way } from './amounts.ts';
import { ceremony } from './ceremony.ts';
import { given, moved } from './moves.ts';
import { COLOURS, ICON_NOUNS, type Noun } from './nouns.ts';
import { conditionOf, marksOf } from './tests.ts';
import { bare, people, THEY, type Voice, YOU } from './voice.ts';

const WORKER: Noun = ['worker', 'workers'];

const DEEDS: { readonly [D in Deed]: (n: Amount, voice: Voice) => string } = {
  construct: (_, { verb, your }) => `${verb('construct')} 1 building in ${your} charter`,
  crate: (_, { verb }) => `${verb('unlock')} 1 crate`,
  objective: (_, { verb, you }) => `${verb('score')} 1 objective ${you} have completed`,
  quota: (_, { verb }) => `${verb('fill')} 1 open space of the quota track`,
  progress: (n, voice) => {
    const { verb, rest } = way(n, voice);
    return `${voice.verb(verb)} the progress token ${rest}`;
  },
  income: (_, { verb }) => `${verb('receive')} income`,
  refreshMat: (_, { verb }) => `${verb('refresh')} the advancement mat`,
  persona: (_, { verb, your }) => `${verb('put')} on a persona from ${your} Charter Chest`,
  retrieve: (n, voice) => `${voice.verb('retrieve')} ${workers(n, voice)}`,
  again: (_, { verb }) => `${verb('take')} another turn`,
};

function workers(n: Amount, voice: Voice): string {
  if (n === 'this') return `${voice.your} worker`;
  return n === 'all' ? `all ${voice.your} workers` : amount(WORKER, n, voice);
}

/** A verb with its object: an order as it stands, and good after "may" or "to". */
function phrase(step: Step, voice: Voice): string {
  const { verb } = voice;
  switch (step.step) {
    case 'gain':
    case 'reputation':
      return `${verb('gain')} ${list(gained(step, voice))}`;
    case 'regain':
      return `${verb('regain')} ${amount(ICON_NOUNS.influence, step.amount, voice)}`;
    case 'card':
      return `${verb('take')} ${faceUp(step, voice)}${step.fresh ? '' : ' from the advancement mat'}`;
    case 'deed':
      return DEEDS[step.deed](step.amount, voice);
    case 'may':
      return `${voice === YOU ? 'you may' : 'may'} ${phrases(step.steps, bare(voice))}`;
    case 'choose':
      return chosen(step, voice);
    case 'pay':
      return `${verb('pay')} ${list(costParts(step.cost))}`;
    case 'each':
      return eachOf(step);
    case 'give':
      return `${people(step.who)} gives you ${given(step.move, voice)}`;
    case 'if':
      return conditional(step, voice);
    case 'rollNote':
      return `${verb('roll')} the Charterstone die and ${verb('note')} the charter it shows on this card`;
    case 'roll':
      return `${verb('roll')} the Charterstone die: if it shows ${charters(step.charters)}, ${phrases(step.steps, voice)}`;
    case 'note':
      return step.actor
        ? 'the name of whoever did so is written on this card'
        : `${verb('mark')} this card${MARKED[step.keep]}`;
    case 'move':
      return moved(step.move, voice);
    default:
      return ceremony(step, voice);
  }
}

/** A charter is told apart by what it has: "each inactive charter with at least 1 open plot". */
function eachOf({ who, steps }: StepOf<'each'>): string {
  const [only, ...more] = steps;
  const told = `${people(who)}${only?.step === 'if' ? ', ' : ' '}${phrases(steps, THEY)}`;
  if (only?.step !== 'if' || more.length > 0 || only.otherwise.length > 0) return told;
  const marks = who === 'charter' || who === 'inactiveCharter' ? marksOf(only.test) : undefined;
  return marks === undefined ? told : `${people(who)} with ${marks} ${phrases(only.does, THEY)}`;
}

const CHARTERS = {
  mine: 'your charter',
  opponent: 'an opponent’s charter',
  other: 'another charter',
  here: 'the charter of the building',
  any: 'any charter',
  commons: 'the Commons',
  noted: 'the noted charter',
} as const;

function charters(shown: readonly CharterIs[]): string {
  return shown.map((one) => (isKnown(one) ? CHARTERS[one] : `the ${COLOURS[one]} charter`)).join(' or ');
}

function isKnown(charter: CharterIs): charter is keyof typeof CHARTERS {
  return Object.hasOwn(CHARTERS, charter);
}

const MARKED = {
  game: '',
  income: ' until the next income',
  campaign: ' for the rest of the campaign',
} as const;

/** What is open to choose among says so. */
function open(noun: Noun, { your }: Voice): Noun {
  return [`${noun[0]} of ${your} choice`, `${noun[1]} of ${your} choice`];
}

function gained(step: StepOf<'gain'> | StepOf<'reputation'>, voice: Voice): string[] {
  if (step.step === 'reputation') return [amount(ICON_NOUNS.reputation, step.amount, voice)];
  return step.gains.map(({ icon, amount: n }) =>
    amount(
      icon === 'resource' || icon === 'minion' ? open(ICON_NOUNS[icon], voice) : ICON_NOUNS[icon],
      n,
      voice,
    ),
  );
}

function faceUp({ kind, amount: n }: StepOf<'card'>, voice: Voice): string {
  const [one, other] = kind === 'card' ? ['card', 'cards'] : ICON_NOUNS[kind];
  return amount([`face-up ${one}`, `face-up ${other}`], n, voice);
}

export function phrases(steps: readonly Step[], voice: Voice = YOU): string {
  return inTurn(pooled(steps).map((step) => [step, phrase(step, voice)]));
}

/** One after the other. Where somebody else has acted "you" is said again; what follows a choice stands apart from it. */
function inTurn(told: readonly (readonly [Step, string])[]): string {
  return runsIn(
    told,
    ([step, words], before) =>
      before !== undefined && hasOtherSubject(before[0]) && !isStatement(step, words)
        ? `you ${words}`
        : words,
    list,
    { other: ', and ', choice: '; then ' },
  );
}

function isStatement(step: Step, words: string): boolean {
  return hasOtherSubject(step) || step.step === 'if' || words.startsWith('you ');
}

/** Branches that only gain share their verb: "gain either 2 coins or 1 reputation". */
function chosen(step: StepOf<'choose'>, voice: Voice): string {
  const gains = gainsOnly(step.branches);
  const verb = gains === undefined ? '' : `${voice.verb('gain')} `;
  const branches =
    gains === undefined
      ? step.branches.map((steps) => phrases(steps, voice))
      : gains.map((gain) => list(gained(gain, voice)));
  const taking = takingOf(step);
  if (taking.take === 'one') return `${verb}${either(branches)}`;
  if (taking.take === 'some') return `${verb}${taking.n} of these: ${branches.join('; ')}`;
  const few = taking.upTo >= 6 ? '' : ` (only one of them with ${players(taking.upTo + 1, 6)})`;
  return `${verb}${list(branches)}${few}`;
}

function conditional({ test, does, otherwise }: StepOf<'if'>, voice: Voice): string {
  const condition = `${conditionOf(test, voice === YOU ? 'you' : 'they')}, ${phrases(does, voice)}`;
  return otherwise.length === 0 ? condition : `${condition}; otherwise ${phrases(otherwise, voice)}`;
}

/** The effect behind "Whenever …,": what is the player's to take or leave says so. */
export function afterMoment(effect: Effect): string {
  return inTurn(
    stepsOf(effect).map((step) => [
      step,
      step.step === 'reputation' ? `you may ${phrase(step, YOU)}` : phrase(step, YOU),
    ]),
  );
}

export function describeEffect(effect: Effect): string {
  return sentence(phrases(stepsOf(effect)));
}

/** What a building takes for what it gives; the price that an icon brings of its own is named with the cost. */
export function describeUse(building: Used): string {
  const income = building.income === undefined ? '' : ` On income, ${phrases(stepsOf(building.income))}.`;
  return `${used(building)}${income}`;
}

function used(building: Used): string {
  const { cost, deed, steps, plain } = usePlan(building);
  const paid = [
    ...costParts(cost),
    ...(deed === 'construct' ? ['the 4 resources on the card'] : []),
    ...(deed === 'quota' ? ['the goods of an open space of the quota track'] : []),
  ];
  const price = list([
    ...(paid.length > 0 ? [`pay ${list(paid)}`] : []),
    ...(deed === 'objective' ? ['place 1 influence token on an objective you have completed'] : []),
    ...(deed === 'quota' ? ['place 1 influence token there'] : []),
  ]);
  if (price === '') return describeEffect(building.benefit);
  if (!plain) return `${sentence(price)} ${describeEffect(building.benefit)}`;
  return sentence(`${price} to ${list([...steps.map(afterPrice), ...bonus(deed, steps)])}`);

  function afterPrice(step: Step): string {
    if (step.step === 'deed' && step.deed === 'objective') return 'score it';
    if (step.step !== 'gain' || deed !== 'quota') return phrase(step, YOU);
    return `gain ${list([...gained(step, YOU), 'the bonus of the space'])}`;
  }
}

/** A quota space may have a bonus; where nothing else is gained it stands alone. */
function bonus(deed: Deed | undefined, steps: readonly Step[]): string[] {
  return deed === 'quota' && !steps.some((step) => step.step === 'gain')
    ? ['gain the bonus of the space']
    : [];
}
