import type { Charter, Fact } from '@charterstone/rules';
import { keysOf } from '../effects/steps.ts';
import { HINT_MESSAGES, type Hint } from './messages.ts';
import { atPlace, isOver } from './places.ts';
import { Tally } from './tally.ts';

/** A hint, and the facts (by their places in the list) after which it is given, and with which it has had its time. */
export type DueHint = { readonly after: number; readonly hint: Hint; readonly until?: number };

/**
 * The hints of the first game for the person who plays a charter, from all facts of a campaign so far. At most one is given as their
 * turn begins, each of them once: the most urgent of what has just happened and of what they have not tried; and one where they
 * come to a place for the first time. What had no turn soon is left until it happens again: later nobody would know what is meant.
 * The end of the game has one of its own, and is the end of all hints. The same facts give the same hints, so nothing need
 * be remembered: whoever has told the facts up to n shows what is due after n.
 */
export function hintsIn(facts: readonly Fact[], charter: Charter): readonly DueHint[] {
  const tally = new Tally(charter);
  const given: DueHint[] = [];
  const waiting = new Map<Hint, number>();
  let begun = false;
  for (const [at, fact] of facts.entries()) {
    tally.hear(fact);
    begun ||= fact.fact === 'gameBegan';
    if (!begun) continue;
    const shown = given.at(-1);
    if (shown !== undefined && shown.until === undefined && tally.isMine(fact) && isOver(shown, facts, fact))
      given[given.length - 1] = { ...shown, until: at };
    for (const hint of occasions(fact, tally)) waiting.set(hint, tally.turns);
    if (fact.fact === 'gameEnded') {
      given.push({ after: at, hint: 'hint.scoring' });
      break;
    }
    const hint = mostUrgent(new Set(fitting(fact, tally, waiting)), given);
    if (hint !== undefined) given.push({ after: at, hint });
  }
  return given;
}

/** What could be said at a fact, if it has not been said. */
function fitting(fact: Fact, tally: Tally, waiting: ReadonlyMap<Hint, number>): readonly Hint[] {
  if (!tally.isMine(fact)) return [];
  if (fact.fact === 'placed') return atPlace(fact.site);
  return fact.fact === 'turnBegan' ? [...recent(waiting, tally), ...hintsAtTurn(tally)] : [];
}

/** So many turns a hint may wait for its own. */
const PATIENCE = 2;

function recent(waiting: ReadonlyMap<Hint, number>, { turns }: Tally): Hint[] {
  return [...waiting].flatMap(([hint, at]) => (at >= turns - PATIENCE ? [hint] : []));
}

const BY_URGENCY = keysOf(HINT_MESSAGES);

function mostUrgent(fits: ReadonlySet<Hint>, given: readonly DueHint[]): Hint | undefined {
  return BY_URGENCY.find((hint) => fits.has(hint) && !given.some((due) => due.hint === hint));
}

/** What a fact is the occasion for, also some turns later. */
function occasions(fact: Fact, tally: Tally): Hint[] {
  const mine = tally.isMine(fact);
  switch (fact.fact) {
    case 'paid':
      return mine ? ['hint.paying'] : [];
    case 'bumped':
      return fact.charter === fact.owner ? [] : bumping(mine, fact.owner === tally.charter);
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

function bumping(mine: boolean, ours: boolean): Hint[] {
  if (mine) return ['hint.bumping'];
  return ours ? ['hint.bumped'] : [];
}

/** So few influence tokens are running low. */
const FEW = 4;

/** What a person should know as a turn begins: how things stand, and what they have not tried by their n-th turn. */
function hintsAtTurn({ turns, influence, out, done }: Tally): Hint[] {
  const fits: { readonly [H in Hint]?: boolean } = {
    'hint.placing': true,
    'hint.noInfluence': influence <= 0,
    'hint.influence': influence > 0 && influence <= FEW,
    'hint.retrieving': turns >= 2 && out > 0,
    'hint.charterstone': turns >= 2 && !done.has('opened'),
    'hint.market': turns >= 3 && !done.has('taken'),
    'hint.grandstand': turns >= 4 && !done.has('scored'),
    'hint.zeppelin': turns >= 5 && !done.has('opened'),
    'hint.cloudPort': turns >= 5 && !done.has('sold'),
  };
  return keysOf(fits).filter((hint) => fits[hint] === true);
}
