import { MINIONS, type Minion, PERILS, type Peril, type Supply } from '@charterstone/rules';
import type { Scene } from './scene.ts';

/** The minions and perils somebody has, by kind, wherever they are. */
export function piecesOf({
  minions,
  perils,
}: Pick<Supply, 'minions' | 'perils'>): readonly (readonly [Minion | Peril, number])[] {
  const all = [
    ...MINIONS.map((kind) => [kind, minions.filter(({ minion }) => minion === kind).length] as const),
    ...PERILS.map((kind) => [kind, perils[kind] ?? 0] as const),
  ];
  return all.filter(([, n]) => n > 0);
}

/** What lies before somebody in few games only: how much of each, for the sign that stands for all kinds of it, and all of it in words. */
export function rareOf(
  { say }: Scene,
  supply: Supply,
): readonly { readonly icon: 'minion' | 'peril'; readonly n: number; readonly words: string }[] {
  const pieces = piecesOf(supply);
  const isMinion = (kind: Minion | Peril): boolean => MINIONS.some((minion) => minion === kind);
  return (['minion', 'peril'] as const).flatMap((icon) => {
    const of = pieces.filter(([kind]) => isMinion(kind) === (icon === 'minion'));
    const n = of.reduce((sum, [, count]) => sum + count, 0);
    return n === 0 ? [] : { icon, n, words: say.list(of.map(([kind, count]) => say.count(kind, count))) };
  });
}
