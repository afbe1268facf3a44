import type { Fact } from '@charterstone/rules';
import { sentencesOf } from '../table/log.ts';
import type { Scene } from '../table/scene.ts';
import { whoIs } from '../table/whoIs.ts';
import type { Shown } from './passages.ts';

/** Where a card is sought, half a deck is turned over: what was not found need not be told card by card. */
const MOST_TURNED = 5;

/** A step as sentences, at least one. */
export function storyOf(step: Shown, scene: Scene): readonly string[] {
  const { say } = scene;
  const isSought = step.facts.filter(isTurned).length > MOST_TURNED;
  const facts = isSought ? step.facts.filter((fact) => !isTurned(fact)) : step.facts;
  const told = sentencesOf({ ...step, facts }, scene);
  if (told.length > 0) return told;
  return [step.by === 0 ? say.ui('replay.goesOn') : say.ui('replay.decides', { who: whoIs(scene, step.by) })];
}

function isTurned(fact: Fact): boolean {
  return fact.fact === 'revealed' && fact.place === 'deck';
}
