import { type Choice, explain, type Fact, preview, resample, type State } from '@charterstone/rules';
import type { ObjectName } from '../board/objects.ts';
import { objectNamed } from '../board/objects.ts';
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

/** Why no worker can be sent there now, a sentence each; none where it can, or where nobody asks. */
export function reasonsAgainst(scene: Scene, object: ObjectName): readonly string[] {
  const { eyes, say } = scene;
  const found = objectNamed(object);
  if (found?.kind !== 'site' || !beginsTurn(scene)) return [];
  const state = stateBehind(scene);
  const own = scene.now.charters.find(({ seat }) => seat === eyes);
  // Whoever is at home would go; where nobody is, that is the reason.
  const worker = own?.workers.big !== 'home' && own?.workers.small === 'home' ? 'small' : 'big';
  const place: Choice = { do: 'place', what: worker, at: found.site };
  return explain(state, eyes, place).map((lack) => say.lack(lack));
}

/**
 * What a choice would bring, up to the next question or the first hidden thing. Only where a turn begins: in the middle of one, what is
 * still to be done is written down in numbers of the whole box, and a browser has a part of it.
 */
export function outcomeOf(scene: Scene, choice: Choice): readonly Fact[] {
  return beginsTurn(scene) ? preview(stateBehind(scene), scene.eyes, choice) : [];
}

/** Cards that let one place a worker once more ask in the middle of something; only the turn itself is nobody's question. */
export function beginsTurn({ choices, question }: Scene): boolean {
  return question?.card === 0 && choices.some(({ do: deed }) => deed === 'place' || deed === 'retrieve');
}
