import type { Amount, Building, Cost, Deed, Effect, Test } from '@charterstone/rules';
import { gainsOnly, usePlan } from '../effects/shape.ts';
import { keysOf, pooled, type Step, type StepOf, stepsOf } from '../effects/steps.ts';
import { enumerate, sentence } from '../text.ts';
import { COUNT_NOUNS, counted, ICON_NOUNS, type Noun } from './nouns.ts';
import { conditionOf } from './tests.ts';

export function list(things: readonly string[]): string {
  return enumerate(things, 'and');
}

function either(things: readonly string[]): string {
  return `either ${enumerate(things, 'or')}`;
}

/** "2 coins", "1 VP for each assistant you have (at most 5)". */
function amount(noun: Noun, n: Amount): string {
  if (typeof n === 'number') return counted(noun, n);
  const per = COUNT_NOUNS[n.per];
  const every = n.every === undefined || n.every === 1 ? `each ${per[0]}` : `every ${counted(per, n.every)}`;
  return `${counted(noun, 1)} for ${every} you have${n.max === undefined ? '' : ` (at most ${n.max})`}`;
}

const DEEDS: { readonly [D in Deed]: (n: Amount) => string } = {
  construct: () => 'construct 1 building in your charter',
  crate: () => 'unlock 1 crate',
  objective: () => 'score 1 objective you have completed',
  quota: () => 'fill 1 open space of the quota track',
  progress: (n) => `advance the progress token ${amount(['space', 'spaces'], n)}`,
  refreshMat: () => 'refresh the advancement mat',
};

/** A verb with its object: an order as it stands, and good after "may" or "to". */
function phrase(step: Step): string {
  switch (step.step) {
    case 'gain':
    case 'reputation':
      return `gain ${list(gained(step))}`;
    case 'regain':
      return `regain ${amount(ICON_NOUNS.influence, step.amount)}`;
    case 'card':
      return step.fresh ? `take ${faceUp(step)}` : `take ${faceUp(step)} from the advancement mat`;
    case 'deed':
      return DEEDS[step.deed](step.amount);
    case 'may':
      return `you may ${phrases(step.steps)}`;
    case 'choose':
      return chosen(step.branches);
    case 'if':
      return conditional(step.test, step.does, step.otherwise);
    case 'shuffle':
      return step.deck === 'deck' ? 'shuffle the advancement deck' : 'shuffle the objective deck';
    case 'reveal':
      return `reveal ${counted(ICON_NOUNS.objective, step.n)}`;
    case 'firstPlayer':
      return 'roll the Charterstone die for the first player';
    case 'enter':
      return `put ${list(step.cards.map((card) => `card ${card}`))} into the Chronicle`;
    case 'lastRound':
      return 'finish the round: it is the last';
  }
}

const OPEN_RESOURCE: Noun = ['resource of your choice', 'resources of your choice'];

function gained(step: StepOf<'gain'> | StepOf<'reputation'>): string[] {
  if (step.step === 'reputation') return [amount(ICON_NOUNS.reputation, step.amount)];
  return step.gains.map((gain) =>
    amount(gain.icon === 'resource' ? OPEN_RESOURCE : ICON_NOUNS[gain.icon], gain.amount),
  );
}

function faceUp({ kind, amount: n }: StepOf<'card'>): string {
  const [one, other] = kind === 'card' ? ['card', 'cards'] : ICON_NOUNS[kind];
  return amount([`face-up ${one}`, `face-up ${other}`], n);
}

function phrases(steps: readonly Step[]): string {
  return list(pooled(steps).map(phrase));
}

/** Branches that only gain share their verb: "gain either 2 coins or 1 reputation". */
function chosen(branches: readonly (readonly Step[])[]): string {
  const gains = gainsOnly(branches);
  return gains === undefined
    ? either(branches.map(phrases))
    : `gain ${either(gains.map((step) => list(gained(step))))}`;
}

function conditional(test: Test, does: readonly Step[], otherwise: readonly Step[]): string {
  const condition = `${conditionOf(test)}, ${phrases(does)}`;
  return otherwise.length === 0 ? condition : `${condition}; otherwise ${phrases(otherwise)}`;
}

/** The effect behind "Whenever …,": what is the player's to take or leave says so. */
export function afterMoment(effect: Effect, may: boolean): string {
  const steps = stepsOf(effect);
  if (may) return `you may ${phrases(steps)}`;
  return list(steps.map((step) => (step.step === 'reputation' ? `you may ${phrase(step)}` : phrase(step))));
}

/** The effect behind "Yes,". */
export function accepted(effect: Effect): string {
  return phrases(stepsOf(effect));
}

export function describeEffect(effect: Effect): string {
  return sentence(phrases(stepsOf(effect)));
}

const ANY_RESOURCE: Noun = ['resource of any kind', 'resources of any kind'];

export function describeCost(cost: Cost): string {
  return list(costParts(cost));
}

function costParts(cost: Cost): string[] {
  return keysOf(cost).flatMap((held) => {
    const n = cost[held] ?? 0;
    return n === 0 ? [] : [counted(held === 'resource' ? ANY_RESOURCE : ICON_NOUNS[held], n)];
  });
}

/** What a building takes for what it gives; the price that an icon brings of its own is named with the cost. */
export function describeUse(building: Pick<Building, 'cost' | 'benefit'>): string {
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
    if (step.step !== 'gain' || deed !== 'quota') return phrase(step);
    return `gain ${list([...gained(step), 'the bonus of the space'])}`;
  }
}

/** A quota space may have a bonus; where nothing else is gained it stands alone. */
function bonus(deed: Deed | undefined, steps: readonly Step[]): string[] {
  return deed === 'quota' && !steps.some((step) => step.step === 'gain')
    ? ['gain the bonus of the space']
    : [];
}
