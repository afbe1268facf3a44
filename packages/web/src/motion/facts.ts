import type { Fact } from '@charterstone/rules';
import type { Shown, Telling } from './motion.ts';

export type FactName = Fact['fact'];
/** The facts of this name; some share their fields, and are one type with several names. */
export type FactOf<K extends FactName> = { [P in K]: Named<Fact, P> }[K];
type Named<F, P> = F extends { readonly fact: infer N } ? (P extends N ? F : never) : never;

/** How one kind of fact is shown. */
export type Showing<K extends FactName> = (fact: FactOf<K>, telling: Telling) => Shown;
