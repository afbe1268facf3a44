import type { AutomaCard, AutomaReward } from '@charterstone/rules';
import { sentence } from '../text.ts';
import { list } from './amounts.ts';
import { COMMONS_NAMES, counted, ICON_NOUNS } from './nouns.ts';

const VALUES = {
  highest: 'the highest value',
  second: 'the second-highest value',
  third: 'the third-highest value',
  lowest: 'the lowest value',
} as const satisfies Values;
type Values = { readonly [V in Exclude<AutomaCard['go'], string>['value']]: string };

const REWARDS: { readonly [R in AutomaReward]: string } = {
  discardTwo:
    'discards the 2 cards with the highest numbers from the advancement mat (new ones are revealed)',
  construct:
    'constructs the building card with the lowest number on the advancement mat on its first empty plot',
  crate: 'opens the crate on the constructed building card with the lowest number on the advancement mat',
  progress: 'advances the progress token 1 space',
  reputation: 'gains 1 reputation',
  quota: 'fills the first open quota space',
};

/** What an Automa does with a card of its deck, and how the card answers at a fork. */
export function describeAutoma({ go, vp, rewards = [], king }: AutomaCard): string {
  const points = vp === 'difficulty' ? 'VP equal to the difficulty' : counted(ICON_NOUNS.vp, vp);
  return [
    sentence(`the Automa ${goes(go)} and gains ${points}`),
    ...(rewards.length === 0 ? [] : [sentence(`it ${list(rewards.map((what) => REWARDS[what]))}`)]),
    ...(typeof go === 'string' ? [] : [ties(go)]),
    sentence(`at a fork this card shows a ${king} king`),
  ].join(' ');
}

function goes(go: AutomaCard['go']): string {
  if (typeof go === 'string') return `places a worker on the ${COMMONS_NAMES[go]}`;
  const building = `places a worker on the building of ${VALUES[go.value]}`;
  return go.charter === 'own'
    ? `${building} in its own charter`
    : `rolls the Charterstone die, ${building} in the charter shown`;
}

/** How buildings are put in order (ruling 20: by numbers, not by names). */
function ties({ value, ties: way }: Exclude<AutomaCard['go'], string>): string {
  const equal = `of equal buildings the one with the ${way === 'up' ? 'lower' : 'higher'} number comes first`;
  const few = value === 'second' || value === 'third' ? '; if there are too few, the last one counts' : '';
  return sentence(`${equal}${few}`);
}
