import type { Abilities, Ability, Change, Effect } from '@charterstone/rules';
import { abilityList, byOf, type Deal, dealOf } from '../effects/abilities.ts';
import { isPlain } from '../effects/shape.ts';
import { stepsOf } from '../effects/steps.ts';
import { sentence } from '../text.ts';
import { costParts, list, way } from './amounts.ts';
import { afterMoment, phrases } from './grammar.ts';
import { MOMENTS } from './moments.ts';
import { counted } from './nouns.ts';
import { claimed, conditionOf } from './tests.ts';
import { building, namesBuilding, worker } from './where.ts';

/** What a change makes of the step about to happen: something the player does, or something that is then so. */
type Said = { readonly deed: string } | { readonly so: string };

function changed(change: Change): Said {
  if ('bump' in change) return { deed: 'let it stay there' };
  if ('help' in change) return { so: 'its owner gains nothing' };
  if ('aim' in change) return { deed: 'take only the rest of its benefit' };
  if ('pay' in change) return { deed: 'use it without paying its cost' };
  if ('coin' in change) return { so: 'you may pay resources in place of coins, one for one' };
  if ('payee' in change) return { so: 'the coins and resources go to the owner of the charter' };
  if ('from' in change)
    return change.from === 'deckTop3'
      ? { deed: 'choose one of the top 3 cards of the advancement deck instead' }
      : { deed: 'choose it from the top 3 cards of the objective deck' };
  if (typeof change.by !== 'number') return { deed: `choose to move it ${way(change.by).rest}` };
  const nearer = change.by < 0 ? 'further from' : 'nearer to';
  return {
    so: `the progress token is put ${counted(['space', 'spaces'], Math.abs(change.by))} ${nearer} the hourglass`,
  };
}

/** What is paid and done: "you may discard this card to …", "pay 1 influence token and …". */
function deal({ discard, pay, effect, change, may }: Deal): string {
  const price = list([
    ...(Object.keys(pay).length === 0 ? [] : [`pay ${list(costParts(pay))}`]),
    ...(discard ? ['discard this card'] : []),
  ]);
  const said = change === undefined ? undefined : changed(change);
  if (said !== undefined && 'so' in said) return said.so;
  const steps = stepsOf(effect);
  if (price !== '') {
    const does = said?.deed ?? phrases(steps);
    return may ? `you may ${price} to ${does}` : `${price} and ${does}`;
  }
  if (said !== undefined) return may ? `you may ${said.deed}` : said.deed;
  return may && isPlain(steps) ? `you may ${phrases(steps)}` : afterMoment(effect);
}

/** The deal behind "Yes," and behind the name of a card that acts; that such a card is discarded is written on it. */
export function accepted({ pay, effect, change }: Deal): string {
  const said = change === undefined ? undefined : changed(change);
  const does = said === undefined ? phrases(stepsOf(effect)) : 'so' in said ? said.so : said.deed;
  return Object.keys(pay).length === 0 ? does : `pay ${list(costParts(pay))} to ${does}`;
}

const ONCE = { game: 'once per game', campaign: 'once in the campaign' } as const;
const ACTS = { turn: 'on your turn', turnEnd: 'at the end of your turn' } as const;

function one(ability: Ability): string {
  const { where = {}, once } = ability;
  if ('forbid' in ability) return sentence(forbidden(ability));
  const condition = ability.if === undefined ? '' : ` ${conditionOf(ability.if)}`;
  const what = `${deal(dealOf(ability))}${condition}`;
  if ('act' in ability)
    return sentence(`${once === undefined ? '' : `${ONCE[once]}, `}${ACTS[ability.act]}, ${what}`);
  const moment = MOMENTS[ability.on](byOf(where), where);
  const when = once === undefined ? moment : `${ONCE[once]}: ${moment.replace('whenever', 'when')}`;
  return sentence(`${when}, ${what}`);
}

function forbidden({ where = {}, ...ability }: Ability): string {
  const time = ability.if === undefined ? '' : `while ${claimed(ability.if)}, `;
  if (!('forbid' in ability)) return '';
  switch (ability.forbid) {
    case 'champion':
      return 'you can’t win the campaign while you have this card';
    case 'speak':
      return `${time}the personas of your opponents have no effect`;
    case 'place':
      return `${time}${placing()}`;
  }

  function placing(): string {
    if (where.not !== undefined) return `you can place ${worker(where)} only on ${building(where.not)}`;
    return `you can’t place ${worker(where)}${namesBuilding(where) ? ` on ${building(where)}` : ''}`;
  }
}

export function describeAbility(abilities: Abilities): string {
  return abilityList(abilities).map(one).join(' ');
}

/** Rule 16: when it is placed, and when an opponent uses the building it stands on. */
export function describeHelp(help: Effect): string {
  return sentence(`when you place this minion or an opponent uses its building, ${afterMoment(help)}`);
}
