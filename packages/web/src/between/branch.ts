import type { BoxData, Effect } from '@charterstone/rules';
import type { Scene } from '../table/scene.ts';

/**
 * What a branch of a choice does, by its label: as the card that asks has it printed, or a crate of the story that is open. What stands
 * under `choose` in a box that was compiled is an effect.
 */
export function branchNamed(data: BoxData, card: number | undefined, label: string): Effect | undefined {
  const asks = card === undefined ? undefined : data.cards[card];
  return branchIn(asks, label) ?? branchIn(Object.values(data.crates), label);
}

function branchIn(value: unknown, label: string): Effect | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (hasBranches(value)) {
    const found = value.choose[label];
    if (found !== undefined) return found;
  }
  for (const inside of Object.values(value)) {
    const found = branchIn(inside, label);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Branching = Extract<Effect, { readonly choose: unknown }>;

/** A fork of a guidepost has a list under the same word. */
function hasBranches(value: object): value is Branching {
  return (
    'choose' in value &&
    typeof value.choose === 'object' &&
    value.choose !== null &&
    !Array.isArray(value.choose)
  );
}

/** Whoever takes a side becomes somebody: the persona of that side in the charter that is asked. */
export function sideOf(
  { content, question }: Pick<Scene, 'content' | 'question'>,
  side: string,
): number | undefined {
  const [card] =
    Object.entries(content.data.cards).find(
      ([, face]) =>
        face.kind === 'persona' &&
        face.side === side &&
        face.charter === question?.charter &&
        face.automa === undefined,
    ) ?? [];
  return card === undefined ? undefined : Number(card);
}
