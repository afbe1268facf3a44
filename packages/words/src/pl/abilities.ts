import type { Abilities, Ability, Change, Effect } from '@charterstone/rules';
import { abilityList, byOf, type Deal, dealOf } from '../effects/abilities.ts';
import { isPlain } from '../effects/shape.ts';
import { hasOtherSubject, stepsOf } from '../effects/steps.ts';
import { enumerate, sentence } from '../text.ts';
import { paying, SPACE, way } from './amounts.ts';
import { afterMoment, clausesOf, told } from './grammar.ts';
import { EVERY, MOMENTS } from './moments.ts';
import { countedObject } from './numerals.ts';
import { claimed, condition } from './tests.ts';
import { type Clause, clause, permitted, series, statement } from './verbs.ts';
import { namesBuilding, on, worker } from './where.ts';

/** What a change makes of the step about to happen. */
function changed(change: Change): Clause {
  if ('bump' in change) return clause('zostawiasz', 'zostawić', 'go na miejscu');
  if ('help' in change) return statement('ten przeciwnik niczego nie otrzymuje');
  if ('aim' in change) return clause('bierzesz', 'wziąć', 'tylko resztę zysku');
  if ('pay' in change) return clause('używasz', 'użyć', 'budynku, nie ponosząc kosztu');
  if ('coin' in change) return permitted([clause('płacisz', 'zapłacić', 'surowcami zamiast monet, 1 za 1')]);
  if ('payee' in change) return statement('monety i surowce trafiają do właściciela dzielnicy');
  if ('from' in change)
    return change.from === 'deckTop3'
      ? clause('wybierasz', 'wybrać', 'spośród 3 wierzchnich kart talii rozwoju')
      : clause('wybierasz', 'wybrać', 'spośród 3 wierzchnich kart talii celów');
  if (typeof change.by !== 'number') return way(change.by, 'go');
  const far = countedObject(SPACE, Math.abs(change.by));
  return statement(
    `znacznik postępu staje o ${far} ${change.by < 0 ? 'dalej od klepsydry' : 'bliżej klepsydry'}`,
  );
}

function price({ discard, pay }: Deal): Clause[] {
  return [
    ...(Object.keys(pay).length === 0 ? [] : [paying(pay)]),
    ...(discard ? [clause('odrzucasz', 'odrzucić', 'tę kartę')] : []),
  ];
}

/** „oraz” keeps the price apart from the goods it lists. */
function paid(prices: readonly Clause[], mode: 'you' | 'infinitive'): string {
  return enumerate(
    prices.map((one) => one(mode)),
    'oraz',
  );
}

function deeds({ effect, change }: Deal): Clause[] {
  return change === undefined ? clausesOf(stepsOf(effect)) : [changed(change)];
}

/** What is paid and done: „możesz odrzucić tę kartę, aby …”, „płacisz 1 znacznik wpływu i …”. */
function deal(all: Deal): string {
  const prices = price(all);
  if (prices.length > 0)
    return all.may
      ? `możesz ${paid(prices, 'infinitive')}, aby ${series(deeds(all), 'infinitive')}`
      : series([...prices, ...deeds(all)], 'you');
  const steps = stepsOf(all.effect);
  if (all.change === undefined && !(all.may && isPlain(steps))) return afterMoment(all.effect);
  return series(all.may ? [permitted(deeds(all))] : deeds(all), 'you');
}

/**
 * The deal behind „Tak, chcę” (an infinitive) and behind the name of a card that acts; that such a card is discarded is
 * written on it.
 */
export function accepted(all: Deal, mode: 'you' | 'infinitive'): string {
  const prices = price({ ...all, discard: false });
  const steps = stepsOf(all.effect);
  const does = (form: 'you' | 'infinitive'): string =>
    all.change === undefined && !isPlain(steps) ? told(steps, 'you') : series(deeds(all), form);
  return prices.length === 0 ? does(mode) : `${paid(prices, mode)}, aby ${does('infinitive')}`;
}

const ONCE = { game: 'raz na grę', campaign: 'raz w kampanii' } as const;
const ACTS = { turn: 'w swojej turze', turnEnd: 'na koniec swojej tury' } as const;

/** A comma follows a subordinate clause, none follows „na koniec gry”. */
function one(ability: Ability): string {
  const { where = {}, if: test, once } = ability;
  if ('forbid' in ability) return sentence(forbidden(ability));
  const given = test === undefined ? '' : `, ${condition(test)}`;
  const what = `${deal(dealOf(ability))}${given}`;
  if ('act' in ability)
    return sentence(
      `${once === undefined ? '' : `${ONCE[once]} `}${ACTS[ability.act]}${stop(ability)} ${what}`,
    );
  const when = MOMENTS[ability.on](byOf(where), where);
  const comma = /gdy |ilekroć /.test(when) ? ',' : '';
  const said = once === undefined ? when : `${ONCE[once]}: ${when.replace(EVERY, 'gdy ')}`;
  return sentence(`${said}${comma} ${what}`);
}

/** „W swojej turze” is the reader's; a colon keeps it apart from what others do. */
function stop(ability: Ability): string {
  return stepsOf(dealOf(ability).effect).slice(0, 1).some(hasOtherSubject) ? ':' : '';
}

function forbidden({ where = {}, ...ability }: Ability): string {
  if (!('forbid' in ability)) return '';
  const time = ability.if === undefined ? '' : `dopóki ${claimed(ability.if)}, `;
  switch (ability.forbid) {
    case 'champion':
      return 'nie możesz wygrać kampanii, dopóki masz tę kartę';
    case 'speak':
      return `${time}osobowości przeciwników nie działają`;
    case 'place':
      return `${time}${placing()}`;
  }

  function placing(): string {
    if (where.not !== undefined) return `możesz postawić ${worker(where)} tylko ${on(where.not)}`;
    return `nie możesz postawić ${worker(where)}${namesBuilding(where) ? ` ${on(where)}` : ''}`;
  }
}

export function describeAbility(abilities: Abilities): string {
  return abilityList(abilities).map(one).join(' ');
}

/** Rule 16: when it is placed, and when an opponent uses the building it stands on. */
export function describeHelp(help: Effect): string {
  return sentence(`gdy stawiasz tego pomocnika lub przeciwnik używa jego budynku, ${afterMoment(help)}`);
}
