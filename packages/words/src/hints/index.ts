import type { Charter, Fact } from '@charterstone/rules';
import { keysOf } from '../effects/steps.ts';
import { HINT_MESSAGES, type Hint } from './messages.ts';
import { Tally } from './tally.ts';

/** A hint, and the fact (by its place in the list) after which it is given. */
export type DueHint = { readonly after: number; readonly hint: Hint };

/**
 * The hints of the first game, from all facts of a campaign so far and the charters that people play. At most one is given
 * as a person's turn begins, each of them once: the most urgent of what has just happened and of what nobody has tried.
 * What had no turn soon is left until it happens again: later nobody would know what is meant.
 * The end of the game has one of its own, and is the end of all hints. The same facts give the same hints, so nothing need
 * be remembered: whoever has told the facts up to n shows what is due after n.
 */
export function hintsIn(facts: readonly Fact[], persons: Iterable<Charter>): readonly DueHint[] {
  const tally = new Tally(persons);
  const given: DueHint[] = [];
  const waiting = new Map<Hint, number>();
  let begun = false;
  for (const [after, fact] of facts.entries()) {
    tally.hear(fact);
    begun ||= fact.fact === 'gameBegan';
    if (!begun) continue;
    for (const hint of occasions(fact, tally)) waiting.set(hint, tally.turnsOfAll);
    if (fact.fact === 'gameEnded') return [...given, { after, hint: 'hint.scoring' }];
    if (fact.fact !== 'turnBegan' || !tally.isPerson(fact.charter)) continue;
    const fitting = new Set([...recent(waiting, tally), ...hintsAtTurn(fact.charter, tally)]);
    const hint = mostUrgent(fitting, given);
    if (hint !== undefined) given.push({ after, hint });
  }
  return given;
}

/** So many turns of each person a hint may wait for its own. */
const PATIENCE = 2;

function recent(waiting: ReadonlyMap<Hint, number>, tally: Tally): Hint[] {
  const since = tally.turnsOfAll - PATIENCE * tally.people;
  return [...waiting].flatMap(([hint, at]) => (at >= since ? [hint] : []));
}

const BY_URGENCY = keysOf(HINT_MESSAGES);

function mostUrgent(fitting: ReadonlySet<Hint>, given: readonly DueHint[]): Hint | undefined {
  return BY_URGENCY.find((hint) => fitting.has(hint) && !given.some((due) => due.hint === hint));
}

/** What a fact is the occasion for, also some turns later. */
function occasions(fact: Fact, tally: Tally): Hint[] {
  const mine = 'charter' in fact && tally.isPerson(fact.charter);
  switch (fact.fact) {
    case 'paid':
      return mine ? ['hint.paying'] : [];
    case 'bumped':
      return fact.charter === fact.owner ? [] : bumping(mine, tally.isPerson(fact.owner));
    case 'opened':
      return mine ? ['hint.crate', 'hint.constructing'] : ['hint.crate'];
    case 'built':
      return mine ? ['hint.built'] : [];
    case 'advanced':
      return ['hint.progress'];
    case 'esteemed':
      return ['hint.reputation'];
    case 'cardMoved':
      return mine && fact.from.startsWith('mat-') ? ['hint.assistant'] : [];
    case 'short':
      return mine && fact.good !== 'influence' ? ['hint.short'] : [];
    case 'incomeSpace':
      return tally.done.has('income') ? [] : ['hint.income'];
    case 'ending':
      return ['hint.lastRound'];
    default:
      return [];
  }
}

/** Where people bump one another, both are told. */
function bumping(mine: boolean, ours: boolean): Hint[] {
  if (mine && ours) return ['hint.bumping', 'hint.bumped'];
  if (mine) return ['hint.bumping'];
  return ours ? ['hint.bumped'] : [];
}

/** So few influence tokens are running low. */
const FEW = 4;

/** What a person should know as a turn begins: how things stand, and what nobody has tried by their n-th turn. */
function hintsAtTurn(charter: Charter, tally: Tally): Hint[] {
  const turn = tally.turns(charter);
  const influence = tally.influence(charter);
  const { done } = tally;
  const fits: { readonly [H in Hint]?: boolean } = {
    'hint.placing': true,
    'hint.noInfluence': influence <= 0,
    'hint.influence': influence > 0 && influence <= FEW,
    'hint.retrieving': turn >= 2 && tally.out(charter) > 0,
    'hint.charterstone': turn >= 2 && !done.has('opened'),
    'hint.market': turn >= 3 && !done.has('taken'),
    'hint.grandstand': turn >= 4 && !done.has('scored'),
    'hint.zeppelin': turn >= 5 && !done.has('opened'),
    'hint.cloudPort': turn >= 5 && !done.has('sold'),
  };
  return keysOf(fits).filter((hint) => fits[hint] === true);
}
