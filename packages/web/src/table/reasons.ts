import { type Choice, explain, type Fact, preview, resample, type State } from '@charterstone/rules';
import { type ObjectName, objectNamed, type TableObject } from '../board/objects.ts';
import { whoIs } from './Curtain.tsx';
import type { Scene } from './scene.ts';

/**
 * A table that looks as ours to this seat: what is hidden is made up, and nothing that is told here depends on it. Reasons and what a
 * choice brings are worked out in the browser, by the rules themselves.
 */
const imagined = new WeakMap<Int16Array, State>();

export function stateBehind({ view, seen }: Scene): State {
  const known = imagined.get(seen.cells);
  // More of the box may have been handed out since.
  if (known?.box === view.box) return known;
  const made = resample(view, 'screen');
  imagined.set(seen.cells, made);
  return made;
}

/** Why nothing can be done with it now, a sentence each; none where something can, where nobody would, or for whoever only watches. */
export function reasonsAgainst(scene: Scene, object: ObjectName): readonly string[] {
  const { eyes, say, now, choices } = scene;
  const found = objectNamed(object);
  if (eyes === 0 || now.deciders.length === 0 || found === undefined || !isOfUse(scene, found)) return [];
  if (choices.length === 0)
    return [say.ui('screen.notYourTurn', { who: say.list(now.deciders.map((seat) => whoIs(scene, seat))) })];
  if (!beginsTurn(scene)) return [say.ui('screen.answerFirst')];
  const choice = wishedWith(scene, found);
  if (choice === undefined) return [];
  // That it can't be done now is said already.
  const lacks = explain(stateBehind(scene), eyes, choice).filter(({ lack }) => lack !== 'notNow');
  return lacks.map((lack) => say.lack(lack));
}

/** Buildings, quota spaces, and the cards that one has or may come to: all else is there to be looked at. */
function isOfUse({ now, eyes }: Scene, found: TableObject): boolean {
  if (found.kind === 'site') return now.village[found.site] !== undefined;
  if (found.kind !== 'card') return found.kind === 'quota';
  return (
    now.mat.includes(found.card) ||
    now.objectives.some(({ card }) => card === found.card) ||
    handOf(now, eyes).includes(found.card)
  );
}

/** What somebody wants who points at it where a turn begins; undefined where no turn begins with it. */
function wishedWith({ now, eyes }: Scene, found: TableObject): Choice | undefined {
  if (found.kind === 'card') {
    const { card } = found;
    const deed = handOf(now, eyes).includes(card) ? 'act' : now.mat.includes(card) ? 'take' : 'score';
    return { do: deed, what: card };
  }
  if (found.kind === 'quota') return { do: 'sell', at: found.space };
  if (found.kind !== 'site') return undefined;
  const own = now.charters.find(({ seat }) => seat === eyes);
  // Whoever is at home would go; where nobody is, that is the reason.
  const worker = own?.workers.big !== 'home' && own?.workers.small === 'home' ? 'small' : 'big';
  return { do: 'place', what: worker, at: found.site };
}

function handOf(now: Scene['now'], eyes: number): readonly number[] {
  return now.charters.find(({ seat }) => seat === eyes)?.hand ?? [];
}

/** What a choice of a turn that begins would bring, up to the next question or the first hidden thing. */
export function outcomeOf(scene: Scene, choice: Choice): readonly Fact[] {
  return preview(stateBehind(scene), scene.eyes, choice);
}

/** Cards that let one place a worker once more ask in the middle of something; only the turn itself is nobody's question. */
export function beginsTurn({ choices, question }: Scene): boolean {
  return question?.card === 0 && choices.some(({ do: deed }) => deed === 'place' || deed === 'retrieve');
}
