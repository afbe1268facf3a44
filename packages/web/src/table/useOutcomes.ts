import { type Choice, choiceText, type Fact } from '@charterstone/rules';
import { useEffect, useState } from 'react';
import type { Acting } from './acting.ts';
import { beginsTurn, outcomeOf } from './reasons.ts';
import type { Scene } from './scene.ts';

/** So long somebody looks at a thing before the server is asked about it: whoever passes by asks nothing. */
const LOOKING_MS = 150;
/** So many the server answers at once. */
const MOST = 24;
const NOTHING: readonly Fact[] = [];

/** What the server said would come of choices, for a table as it lay. */
const foretold = new WeakMap<Int16Array, Map<string, readonly Fact[]>>();

/**
 * What each of these choices would bring, up to the next question or the first hidden thing. Where a turn begins the rules say it here; in
 * the middle of an action what is still to be done is written in numbers of the whole box, which the server has: there it is asked, and
 * until it answers nothing is known.
 */
export function useOutcomes(
  scene: Scene,
  choices: readonly Choice[],
  foresee: Acting['foresee'],
): (choice: Choice) => readonly Fact[] {
  const { cells } = scene.seen;
  const known = foretold.get(cells);
  const [, setHeard] = useState<unknown>(undefined);
  const isHere = beginsTurn(scene);
  const unknown = isHere ? [] : choices.filter((choice) => !known?.has(choiceText(choice))).slice(0, MOST);
  const wanted = unknown.map(choiceText).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted says it in one word
  useEffect(() => {
    if (wanted === '') return;
    const timer = setTimeout(async () => {
      const outcomes = await foresee(unknown);
      const told = foretold.get(cells) ?? new Map<string, readonly Fact[]>();
      outcomes.forEach((facts, i) => {
        const choice = unknown[i];
        if (choice !== undefined) told.set(choiceText(choice), facts);
      });
      foretold.set(cells, told);
      setHeard(outcomes);
    }, LOOKING_MS);
    return () => clearTimeout(timer);
  }, [wanted, cells, scene.at.seq, foresee]);
  return (choice) => (isHere ? outcomeOf(scene, choice) : (known?.get(choiceText(choice)) ?? NOTHING));
}
