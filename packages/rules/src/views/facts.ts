import type { Fact } from '../facts.ts';
import type { Seat, State } from '../state.ts';
import { reading } from '../table/game.ts';
import { charterOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';
import type { View } from './view.ts';

/** The facts as one seat may hear them (undefined: a spectator): of a card taken in secret only its owner is told the number. */
export function heardBy(of: State | View, seat: Seat | undefined, facts: readonly Fact[]): readonly Fact[] {
  const own = seat === undefined ? undefined : CHARTERS[charterOf(reading(of.box, of.table), seat)];
  return facts.map((fact) => {
    if (fact.fact !== 'cardHidden' || (own !== undefined && fact.charter === own)) return fact;
    const { card: _, ...rest } = fact;
    return rest;
  });
}
