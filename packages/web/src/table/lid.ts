import type { Choice, Fact } from '@charterstone/rules';
import { type Content, faceOf } from './content.ts';

/** A crate that is still closed, and what would open it, once that is known: what it takes and gives does not depend on what lies in the crate. */
export type Lid = { readonly crate: number; readonly by: number | undefined };

/** The crate that is meant where somebody points at a card; undefined where the card itself is. */
export function lidOn(
  card: number | undefined,
  meant: readonly Choice[],
  outcomeOf: (choice: Choice) => readonly Fact[],
  content: Pick<Content, 'data'>,
): Lid | undefined {
  const opening = meant.find(({ do: deed, what }) => deed === 'open' && what === card);
  const face = opening === undefined || card === undefined ? undefined : faceOf(content, card);
  if (opening === undefined || face?.kind !== 'building' || face.crate === undefined) return undefined;
  const opened = outcomeOf(opening).find((fact) => fact.fact === 'opened');
  return { crate: face.crate, by: opened?.why };
}
