import { type Fact, inspect } from '@charterstone/rules';
import { sentencesOf } from '../table/log.ts';
import type { Scene } from '../table/scene.ts';
import { type Seating, seatedBefore, seatingIn } from '../table/seating.ts';
import { whoIs } from '../table/whoIs.ts';
import type { Shown } from './passages.ts';

/** Where a card is sought, half a deck is turned over: what was not found need not be told card by card. */
const MOST_TURNED = 5;

/** A step as sentences, at least one. */
export function storyOf(step: Shown, scene: Scene): readonly string[] {
  const seating = seatingAfter(step, scene);
  const isSought = step.facts.filter(isTurned).length > MOST_TURNED;
  const facts = isSought ? step.facts.filter((fact) => !isTurned(fact)) : step.facts;
  const told = sentencesOf({ ...step, facts }, scene, seating);
  if (told.length > 0) return told;
  const { say } = scene;
  if (step.by === 0) return [say.ui('replay.goesOn')];
  const then = { ...scene, seating: seatedBefore(facts, seating) };
  return [say.ui('replay.decides', { who: whoIs(then, step.by) })];
}

/** Steps of a turn are listed beside any one of them, and again and again while it plays. */
const seatings = new WeakMap<Int16Array, Seating>();

function seatingAfter({ cells }: Shown, { view, content }: Scene): Seating {
  const known = seatings.get(cells);
  if (known !== undefined) return known;
  const seating = seatingIn(inspect({ ...view, box: content.box, table: cells }));
  seatings.set(cells, seating);
  return seating;
}

function isTurned(fact: Fact): boolean {
  return fact.fact === 'revealed' && fact.place === 'deck';
}
