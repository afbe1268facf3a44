import type { Amount, Building, Cost, Deed, Effect } from '@charterstone/rules';
import { gainsOnly, usePlan } from '../effects/shape.ts';
import { keysOf, pooled, type Step, type StepOf, stepsOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { COUNT_NOUNS, counted, countedObject, each, ICON_NOUNS, type Noun } from './nouns.ts';
import { condition } from './tests.ts';
import { type Clause, clause, either, list, permitted, series, VERBS } from './verbs.ts';

/** „2 Münzen“, „1 SP für jeden Assistenten (höchstens 5)“, always as an object. */
function amount(noun: Noun, n: Amount): string {
  if (typeof n === 'number') return countedObject(noun, n);
  const per = COUNT_NOUNS[n.per];
  const every = n.every === undefined || n.every === 1 ? each(per) : `je ${counted(per, n.every)}`;
  return `${countedObject(noun, 1)} für ${every}${n.max === undefined ? '' : ` (höchstens ${n.max})`}`;
}

const SPACE: Noun = { gender: 'n', one: 'Feld', other: 'Felder' };

const DEEDS: { readonly [D in Deed]: (n: Amount) => Clause } = {
  construct: () => clause(VERBS.errichten, '1 Gebäude in deinem Charter'),
  crate: () => clause(VERBS.öffnen, '1 Kiste'),
  objective: () => clause(VERBS.werten, '1 erfülltes Ziel'),
  quota: () => clause(VERBS.beliefern, '1 freies Feld der Abgabentabelle'),
  progress: (n) => clause(VERBS.vorrücken, `den Fortschrittsmarker ${amount(SPACE, n)}`),
  refreshMat: () => clause(VERBS.erneuern, 'das Ausbautableau'),
};

function clauseOf(step: Step): Clause {
  switch (step.step) {
    case 'gain':
    case 'reputation':
      return clause(VERBS.erhalten, list(gained(step)));
    case 'regain':
      return clause(VERBS.zurückgewinnen, amount(ICON_NOUNS.influence, step.amount));
    case 'card':
      return clause(VERBS.nehmen, step.fresh ? faceUp(step) : `${faceUp(step)} vom Ausbautableau`);
    case 'deed':
      return DEEDS[step.deed](step.amount);
    case 'may':
      return permitted(clausesOf(step.steps));
    case 'choose':
      return chosen(step.branches);
    case 'if':
      return conditional(step);
    case 'shuffle':
      return clause(VERBS.mischen, step.deck === 'deck' ? 'das Ausbaudeck' : 'das Zieldeck');
    case 'reveal':
      return clause(VERBS.aufdecken, countedObject(ICON_NOUNS.objective, step.n));
    case 'firstPlayer':
      return clause(VERBS.auswürfeln, 'mit dem Charterstone den Startspieler');
    case 'enter':
      return clause(VERBS.legen, `${list(step.cards.map((card) => `Karte ${card}`))} in die Chronik`);
    case 'lastRound':
      return clause(VERBS.beenden, 'mit dieser Runde das Spiel');
  }
}

function clausesOf(steps: readonly Step[]): Clause[] {
  return pooled(steps).map(clauseOf);
}

const OPEN_RESOURCE: Noun = {
  gender: 'm',
  one: 'Rohstoff deiner Wahl',
  other: 'Rohstoffe deiner Wahl',
};

function gained(step: StepOf<'gain'> | StepOf<'reputation'>): string[] {
  if (step.step === 'reputation') return [amount(ICON_NOUNS.reputation, step.amount)];
  return step.gains.map((gain) =>
    amount(gain.icon === 'resource' ? OPEN_RESOURCE : ICON_NOUNS[gain.icon], gain.amount),
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
function chosen(branches: readonly (readonly Step[])[]): Clause {
  const gains = gainsOnly(branches);
  if (gains !== undefined) return clause(VERBS.erhalten, either(gains.map((step) => list(gained(step)))));
  return (mode) => either(branches.map((steps) => series(clausesOf(steps), mode)));
}

function conditional({ test, does, otherwise }: StepOf<'if'>): Clause {
  const rest = otherwise.length === 0 ? '' : `; sonst ${series(clausesOf(otherwise), 'you')}`;
  return () => `${condition(test)}, ${series(clausesOf(does), 'you')}${rest}`;
}

/** The effect behind „Immer wenn …,“: what is the player's to take or leave says so. */
export function afterMoment(effect: Effect, may: boolean): string {
  const steps = stepsOf(effect);
  if (may) return series([permitted(clausesOf(steps))], 'you');
  return series(
    steps.map((step) => (step.step === 'reputation' ? permitted([clauseOf(step)]) : clauseOf(step))),
    'you',
  );
}

/** The effect behind „Ja,“. */
export function accepted(effect: Effect): string {
  return series(clausesOf(stepsOf(effect)), 'infinitive');
}

export function describeEffect(effect: Effect): string {
  return sentence(series(clausesOf(stepsOf(effect)), 'order'));
}

const ANY_RESOURCE: Noun = {
  gender: 'm',
  one: 'beliebiger Rohstoff',
  other: 'beliebige Rohstoffe',
  accusative: 'beliebigen Rohstoff',
};

/** A price standing alone: „1 beliebiger Rohstoff und 1 Münze“. */
export function describeCost(cost: Cost): string {
  return list(costParts(cost, counted));
}

function costParts(cost: Cost, say: (noun: Noun, n: number) => string): string[] {
  return keysOf(cost).flatMap((held) => {
    const n = cost[held] ?? 0;
    return n === 0 ? [] : [say(held === 'resource' ? ANY_RESOURCE : ICON_NOUNS[held], n)];
  });
}

/** What a building takes for what it gives; the price that an icon brings of its own is named with the cost. */
export function describeUse(building: Pick<Building, 'cost' | 'benefit'>): string {
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
