import type { Game } from '../table/game.ts';
import { BIG } from '../table/sites.ts';
import { CHARTERS, type Charter, iconOf } from '../vocabulary.ts';

/** Small words for telling facts. A fact is only made when someone listens: guard each with `if (g.facts)`. */
export function charterName(charter: number): Charter {
  const name = CHARTERS[charter];
  if (name === undefined) throw new Error(`no charter has the number ${charter}`);
  return name;
}

export function charterOrNone(charter: number): Charter | undefined {
  return charter < 0 ? undefined : charterName(charter);
}

export function workerName(worker: number): 'big' | 'small' {
  return worker === BIG ? 'big' : 'small';
}

/** Tells that goods changed hands. */
export function tellGoods(
  g: Game,
  fact: 'gained' | 'paid' | 'short' | 'left' | 'returned',
  charter: number,
  good: number,
  n: number,
  why: number,
): void {
  g.facts?.push({ fact, charter: charterName(charter), good: iconOf(good), n, why });
}
