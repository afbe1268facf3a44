import type { AutomaCard, AutomaReward } from '@charterstone/rules';
import { sentence } from '../text.ts';
import { COMMONS_NAMES, countedObject, definite, ICON_NOUNS } from './nouns.ts';
import { list } from './verbs.ts';

const VALUES = {
  highest: 'dem höchsten Wert',
  second: 'dem zweithöchsten Wert',
  third: 'dem dritthöchsten Wert',
  lowest: 'dem niedrigsten Wert',
} as const satisfies Values;
type Values = { readonly [V in Exclude<AutomaCard['go'], string>['value']]: string };

const REWARDS: { readonly [R in AutomaReward]: string } = {
  discardTwo: 'wirft die 2 Karten mit den höchsten Nummern vom Ausbautableau ab (neue werden aufgedeckt)',
  construct:
    'errichtet auf dem ersten freien Bauplatz die ungenutzte Gebäudekarte mit der niedrigsten Nummer vom Ausbautableau',
  crate: 'öffnet die Kiste der leeren Gebäudekarte mit der niedrigsten Nummer auf dem Ausbautableau',
  progress: 'rückt den Fortschrittsmarker 1 Feld vor',
  reputation: 'erhält 1 Ansehen',
  quota: 'beliefert das erste freie Abgabenfeld',
};

/** What an Automa does with a card of its deck, and how the card answers at a fork. */
export function describeAutoma({ go, vp, rewards = [], king }: AutomaCard): string {
  const points =
    vp === 'difficulty' ? 'so viele SP, wie die Schwierigkeit beträgt' : countedObject(ICON_NOUNS.vp, vp);
  return [
    sentence(`der Automa ${goes(go)} und erhält ${points}`),
    ...(rewards.length === 0 ? [] : [sentence(`er ${list(rewards.map((what) => REWARDS[what]))}`)]),
    ...(typeof go === 'string' ? [] : [ties(go)]),
    sentence(`an einer Gabelung zeigt diese Karte einen ${KINGS[king]} König`),
  ].join(' ');
}

const KINGS = { pleased: 'zufriedenen', displeased: 'verärgerten' } as const;

function goes(go: AutomaCard['go']): string {
  if (typeof go === 'string') return `setzt einen Arbeiter auf ${definite(COMMONS_NAMES[go])}`;
  const building = `setzt einen Arbeiter auf das Gebäude mit ${VALUES[go.value]}`;
  return go.charter === 'own'
    ? `${building} im eigenen Charter`
    : `würfelt mit dem Charterstone, ${building} im gewürfelten Charter`;
}

/** How buildings are put in order (ruling 20: by numbers, not by names). */
function ties({ value, ties: way }: Exclude<AutomaCard['go'], string>): string {
  const equal = `von gleichwertigen Gebäuden kommt das mit der ${way === 'up' ? 'niedrigeren' : 'höheren'} Nummer zuerst`;
  const few = value === 'second' || value === 'third' ? '; sind es zu wenige, zählt das letzte' : '';
  return sentence(`${equal}${few}`);
}
