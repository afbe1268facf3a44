import type { Amount, Building, Cost, Deed, Effect } from '@charterstone/rules';
import { gainsOnly, usePlan } from '../effects/shape.ts';
import { keysOf, pooled, type Step, type StepOf, stepsOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { COUNT_NOUNS, ICON_NOUNS, type Noun } from './nouns.ts';
import { counted, countedObject, each } from './numerals.ts';
import { condition } from './tests.ts';
import { type Clause, clause, either, list, permitted, receive, series } from './verbs.ts';

/** „2 monety”, „1 PZ za każdego asystenta (najwyżej 5)”, always as an object. */
function amount(noun: Noun, n: Amount): string {
  if (typeof n === 'number') return countedObject(noun, n);
  const most = n.max === undefined ? '' : ` (najwyżej ${n.max})`;
  return `${countedObject(noun, 1)} za ${each(COUNT_NOUNS[n.per], n.every ?? 1)}${most}`;
}

const SPACE: Noun = { gender: 'n', one: 'pole', object: 'pole', few: 'pola', many: 'pól' };

const DEEDS: { readonly [D in Deed]: (n: Amount) => Clause } = {
  construct: () => clause('wznosisz', 'wznieść', '1 budynek w swojej dzielnicy'),
  crate: () => clause('otwierasz', 'otworzyć', '1 skrzynię'),
  objective: () => clause('punktujesz', 'zapunktować', '1 wykonany cel'),
  quota: () => clause('zapełniasz', 'zapełnić', '1 wolne pole toru eksportu'),
  progress: (n) => clause('przesuwasz', 'przesunąć', `znacznik postępu o ${amount(SPACE, n)} do przodu`),
  refreshMat: () => clause('odświeżasz', 'odświeżyć', 'planszetkę rozwoju'),
};

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
      return permitted(clausesOf(step.steps));
    case 'choose':
      return chosen(step.branches);
    case 'if':
      return conditional(step);
    case 'shuffle':
      return clause('tasujesz', 'potasować', step.deck === 'deck' ? 'talię rozwoju' : 'talię celów');
    case 'reveal':
      return clause('odsłaniasz', 'odsłonić', countedObject(ICON_NOUNS.objective, step.n));
    case 'firstPlayer':
      return clause('rzucasz', 'rzucić', 'kością Kamienia Dzielnicowego, by wyłonić pierwszego gracza');
    case 'enter':
      return clause(
        'umieszczasz',
        'umieścić',
        `w Kronice ${list(step.cards.map((card) => `kartę ${card}`))}`,
      );
    case 'lastRound':
      return clause('kończysz', 'skończyć', 'grę wraz z tą rundą');
  }
}

function clausesOf(steps: readonly Step[]): Clause[] {
  return pooled(steps).map(clauseOf);
}

const OPEN_RESOURCE: Noun = {
  gender: 'm',
  one: 'dowolny surowiec',
  object: 'dowolny surowiec',
  few: 'dowolne surowce',
  many: 'dowolnych surowców',
};

function gained(step: StepOf<'gain'> | StepOf<'reputation'>): string[] {
  if (step.step === 'reputation') return [amount(ICON_NOUNS.reputation, step.amount)];
  return step.gains.map((gain) =>
    amount(gain.icon === 'resource' ? OPEN_RESOURCE : ICON_NOUNS[gain.icon], gain.amount),
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
function chosen(branches: readonly (readonly Step[])[]): Clause {
  const gains = gainsOnly(branches);
  if (gains !== undefined) return receive(either(gains.map((step) => list(gained(step)))));
  return (mode) => either(branches.map((steps) => series(clausesOf(steps), mode)));
}

function conditional({ test, does, otherwise }: StepOf<'if'>): Clause {
  const rest = otherwise.length === 0 ? '' : `; w przeciwnym razie ${series(clausesOf(otherwise), 'you')}`;
  return () => `${condition(test)}, ${series(clausesOf(does), 'you')}${rest}`;
}

/** The effect behind „Za każdym razem, gdy …,”: what is the player's to take or leave says so. */
export function afterMoment(effect: Effect, may: boolean): string {
  const steps = stepsOf(effect);
  if (may) return series([permitted(clausesOf(steps))], 'you');
  return series(
    steps.map((step) => (step.step === 'reputation' ? permitted([clauseOf(step)]) : clauseOf(step))),
    'you',
  );
}

/** The effect behind „Tak, chcę”. */
export function accepted(effect: Effect): string {
  return series(clausesOf(stepsOf(effect)), 'infinitive');
}

export function describeEffect(effect: Effect): string {
  return sentence(series(clausesOf(stepsOf(effect)), 'you'));
}

/** A price standing alone: „1 dowolny surowiec i 1 moneta”. */
export function describeCost(cost: Cost): string {
  return list(costParts(cost, counted));
}

function costParts(cost: Cost, say: (noun: Noun, n: number) => string): string[] {
  return keysOf(cost).flatMap((held) => {
    const n = cost[held] ?? 0;
    return n === 0 ? [] : [say(held === 'resource' ? OPEN_RESOURCE : ICON_NOUNS[held], n)];
  });
}

/** What a building takes for what it gives; the price that an icon brings of its own is named with the cost. */
export function describeUse(building: Pick<Building, 'cost' | 'benefit'>): string {
  const { cost, deed, steps, plain } = usePlan(building);
  const paid = [
    ...costParts(cost, countedObject),
    ...(deed === 'construct' ? ['4 surowce z karty'] : []),
    ...(deed === 'quota' ? ['towary wskazane na wolnym polu toru eksportu'] : []),
  ];
  const price = list([
    ...(paid.length > 0 ? [`zapłać ${list(paid)}`] : []),
    ...(deed === 'objective' ? ['połóż 1 znacznik wpływu na wykonanym celu'] : []),
    ...(deed === 'quota' ? ['połóż na tym polu 1 znacznik wpływu'] : []),
  ]);
  if (price === '') return describeEffect(building.benefit);
  if (!plain) return `${sentence(price)} ${describeEffect(building.benefit)}`;
  return sentence(`${price}, aby ${series([...steps.map(afterPrice), ...bonus()], 'infinitive')}`);

  function afterPrice(step: Step): Clause {
    if (step.step === 'deed' && step.deed === 'objective') return () => 'go zapunktować';
    if (step.step !== 'gain' || deed !== 'quota') return clauseOf(step);
    return receive(list([...gained(step), 'premię z tego pola']));
  }
  function bonus(): Clause[] {
    const alone = deed === 'quota' && !steps.some((step) => step.step === 'gain');
    return alone ? [receive('premię z tego pola')] : [];
  }
}
