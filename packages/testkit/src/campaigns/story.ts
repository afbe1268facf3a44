import type { BoxData, Fork } from '@charterstone/rules';

/**
 * The story of a box as a map. A *turning* is one way it can go on from a guidepost (`402 E`), or from a door whose
 * effect opens another one (`S V`); a door is a lettered crate.
 */
export function turningsOf(box: BoxData): string[] {
  const turnings = new Set<string>();
  const follow = (from: string, doors: readonly string[]): void => {
    for (const door of doors) {
      if (turnings.has(`${from} ${door}`)) continue;
      turnings.add(`${from} ${door}`);
      const crate = box.crates[door];
      follow(door, doorsIn(crate?.do));
      if (crate?.next !== undefined) followSign(crate.next);
    }
  };
  const followSign = (guidepost: number): void => follow(`${guidepost}`, doorsBehind(box, guidepost));
  if (box.startUp.guidepost !== undefined) followSign(box.startUp.guidepost);
  return [...turnings].sort();
}

/** The doors between which a guidepost decides. */
export function doorsBehind(box: BoxData, guidepost: number): readonly string[] {
  const card = box.cards[guidepost];
  return card?.kind === 'guidepost' ? doorsOf(card.fork) : [];
}

function doorsOf(fork: Fork): readonly string[] {
  if ('choose' in fork) return fork.choose;
  return 'open' in fork ? [fork.open] : [fork.then, fork.else];
}

/** The doors that an effect may open, wherever in it that is said. */
function doorsIn(effect: unknown): string[] {
  if (typeof effect !== 'object' || effect === null) return [];
  return Object.entries(effect).flatMap(([word, value]) =>
    word === 'open' && typeof value === 'string' ? [value] : doorsIn(value),
  );
}
