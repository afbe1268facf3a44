import type { Abilities, Ability, Change, Effect } from '@charterstone/rules';
import { abilityList, byOf, type Deal, dealOf } from '../effects/abilities.ts';
import { isPlain } from '../effects/shape.ts';
import { stepsOf } from '../effects/steps.ts';
import { capital, sentence } from '../text.ts';
import { costParts, way } from './amounts.ts';
import { afterMoment, clausesOf, told } from './grammar.ts';
import { MOMENTS } from './moments.ts';
import { countedObject } from './nouns.ts';
import { claimed, condition } from './tests.ts';
import { type Clause, clause, list, permitted, series, statement, VERBS } from './verbs.ts';
import { building, namesBuilding, noWorker, which, worker } from './where.ts';

/** What a change makes of the step about to happen. */
function changed(change: Change): Clause {
  if ('bump' in change) return clause(VERBS.stehenlassen, 'ihn stattdessen');
  if ('help' in change) return statement('dieser Gegner geht leer aus', 'geht dieser Gegner leer aus');
  if ('aim' in change) return clause(VERBS.nehmen, 'nur den übrigen Nutzen');
  if ('pay' in change) return clause(VERBS.benutzen, 'es ohne Kosten');
  if ('coin' in change) return permitted([clause(VERBS.zahlen, 'statt Münzen ebenso viele Rohstoffe')]);
  if ('payee' in change)
    return statement(
      'die Münzen und Rohstoffe gehen an den Besitzer des Charters',
      'gehen die Münzen und Rohstoffe an den Besitzer des Charters',
    );
  if ('from' in change)
    return change.from === 'deckTop3'
      ? clause(VERBS.wählen, 'sie stattdessen aus den obersten 3 Karten des Ausbaudecks')
      : clause(VERBS.wählen, 'es aus den obersten 3 Karten des Zieldecks');
  if (typeof change.by !== 'number') return clause(VERBS.bewegen, `ihn nach Wahl ${way(change.by).rest}`);
  const far = countedObject({ gender: 'n', one: 'Feld', other: 'Felder' }, Math.abs(change.by));
  const nearer = change.by < 0 ? `${far} weiter von der Sanduhr weg` : `${far} näher an die Sanduhr`;
  return statement(`der Fortschrittsmarker kommt ${nearer}`, `kommt der Fortschrittsmarker ${nearer}`);
}

function price({ discard, pay }: Deal): Clause[] {
  return [
    ...(Object.keys(pay).length === 0 ? [] : [clause(VERBS.zahlen, list(costParts(pay, countedObject)))]),
    ...(discard ? [clause(VERBS.abwerfen, 'diese Karte')] : []),
  ];
}

function deeds({ effect, change }: Deal): Clause[] {
  return change === undefined ? clausesOf(stepsOf(effect)) : [changed(change)];
}

/** What is paid and done: „darfst du diese Karte abwerfen, um …“, „zahlst du 1 Einflussmarker und …“. */
function deal(all: Deal): string {
  const paid = price(all);
  if (paid.length > 0)
    return all.may
      ? `${series([permitted(paid)], 'inverted')}, um ${series(deeds(all), 'zu')}`
      : series([...paid, ...deeds(all)], 'inverted');
  const steps = stepsOf(all.effect);
  if (all.change === undefined && !(all.may && isPlain(steps))) return afterMoment(all.effect);
  return series(all.may ? [permitted(deeds(all))] : deeds(all), 'inverted');
}

/** The deal behind „Ja,“ and behind the name of a card that acts; that such a card is discarded is written on it. */
export function accepted(all: Deal): string {
  const paid = price({ ...all, discard: false });
  const steps = stepsOf(all.effect);
  const does =
    all.change === undefined && !isPlain(steps)
      ? told(steps, 'main')
      : series(deeds(all), paid.length === 0 ? 'infinitive' : 'zu');
  return paid.length === 0 ? does : `${series(paid, 'infinitive')}, um ${does}`;
}

const ONCE = { game: 'einmal pro Spiel', campaign: 'einmal in der Kampagne' } as const;
const ACTS = { turn: 'in deinem Zug', turnEnd: 'am Ende deines Zuges' } as const;

/** A comma follows a subordinate clause, none follows „am Ende des Spiels“. */
function one(ability: Ability): string {
  const { where = {}, if: test, once } = ability;
  if ('forbid' in ability) return sentence(forbidden(ability));
  const given = test === undefined ? '' : `, ${condition(test)}`;
  const what = `${deal(dealOf(ability))}${given}`;
  if ('act' in ability)
    return sentence(`${once === undefined ? '' : `${ONCE[once]} `}${ACTS[ability.act]} ${what}`);
  const moment = MOMENTS[ability.on](byOf(where), where);
  const comma = /^(immer )?wenn |^bevor /.test(moment) ? ',' : '';
  const when =
    once === undefined ? moment : `${ONCE[once]}: ${capital(moment.replace('immer wenn', 'wenn'))}`;
  return sentence(`${when}${comma} ${what}`);
}

function forbidden({ where = {}, ...ability }: Ability): string {
  if (!('forbid' in ability)) return '';
  const time = ability.if === undefined ? '' : `solange ${claimed(ability.if)}, `;
  switch (ability.forbid) {
    case 'champion':
      return 'solange du diese Karte hast, kannst du die Kampagne nicht gewinnen';
    case 'speak':
      return time === ''
        ? 'die Rollen deiner Gegner sind wirkungslos'
        : `${time}sind die Rollen deiner Gegner wirkungslos`;
    case 'place':
      return time === '' ? `du darfst ${placing()}` : `${time}darfst du ${placing()}`;
  }

  function placing(): string {
    if (where.not !== undefined)
      return `${worker(where)} nur auf ${building(where.not)} setzen${which(where.not)}`;
    return namesBuilding(where)
      ? `${noWorker(where)} auf ${building(where)} setzen${which(where)}`
      : `${noWorker(where)} einsetzen`;
  }
}

export function describeAbility(abilities: Abilities): string {
  return abilityList(abilities).map(one).join(' ');
}

/** Rule 16: when it is placed, and when an opponent uses the building it stands on. */
export function describeHelp(help: Effect): string {
  return sentence(
    `wenn du diesen Helfer einsetzt oder ein Gegner das Gebäude benutzt, auf dem er steht, ${afterMoment(help)}`,
  );
}
