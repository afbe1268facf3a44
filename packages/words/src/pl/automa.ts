import type { AutomaCard, AutomaReward } from '@charterstone/rules';
import { sentence } from '../text.ts';
import { COMMONS_NAMES, ICON_NOUNS, TABLE_NOUNS } from './nouns.ts';
import { countedObject } from './numerals.ts';
import { list } from './verbs.ts';

const VALUES = {
  highest: 'o najwyższej wartości',
  second: 'o drugiej co do wielkości wartości',
  third: 'o trzeciej co do wielkości wartości',
  lowest: 'o najniższej wartości',
} as const satisfies Values;
type Values = { readonly [V in Exclude<AutomaCard['go'], string>['value']]: string };

const REWARDS: { readonly [R in AutomaReward]: string } = {
  discardTwo: 'odrzuca z planszetki rozwoju 2 karty o najwyższych numerach (na ich miejsce odkrywa się nowe)',
  construct:
    'wznosi na swojej pierwszej wolnej działce niewzniesiony budynek o najniższym numerze z planszetki rozwoju',
  crate: 'otwiera skrzynię z karty wzniesionego budynku o najniższym numerze na planszetce rozwoju',
  progress: 'przesuwa znacznik postępu o 1 pole',
  reputation: 'otrzymuje 1 punkt reputacji',
  quota: 'zapełnia pierwsze wolne pole eksportu',
};

/** What an Automa does with a card of its deck, and how the card answers at a fork. */
export function describeAutoma({ go, vp, rewards = [], king }: AutomaCard): string {
  const points =
    vp === 'difficulty' ? 'tyle PZ, ile wynosi poziom trudności' : countedObject(ICON_NOUNS.vp, vp);
  return [
    sentence(`Automa ${goes(go)} i otrzymuje ${points}`),
    ...(rewards.length === 0 ? [] : [sentence(list(rewards.map((what) => REWARDS[what])))]),
    ...(typeof go === 'string' ? [] : [ties(go)]),
    sentence(`na rozdrożu ta karta pokazuje ${KINGS[king]}`),
  ].join(' ');
}

const KINGS = {
  pleased: TABLE_NOUNS.pleasedKings.object,
  displeased: TABLE_NOUNS.displeasedKings.object,
} as const;

function goes(go: AutomaCard['go']): string {
  if (typeof go === 'string') return `stawia robotnika ${COMMONS_NAMES[go].at}`;
  const building = `stawia robotnika w budynku ${VALUES[go.value]}`;
  return go.charter === 'own'
    ? `${building} w swojej dzielnicy`
    : `rzuca kością Kamienia Dzielnicowego, ${building} we wskazanej dzielnicy`;
}

/** How buildings are put in order (ruling 20: by numbers, not by names). */
function ties({ value, ties: way }: Exclude<AutomaCard['go'], string>): string {
  const equal = `z budynków o równej wartości pierwszy jest ten o ${way === 'up' ? 'niższym' : 'wyższym'} numerze`;
  const few =
    value === 'second' || value === 'third' ? '; jeśli budynków jest za mało, liczy się ostatni' : '';
  return sentence(`${equal}${few}`);
}
