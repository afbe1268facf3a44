import { box as boxData } from '@charterstone/box';
import { type Box, type BoxData, compile } from '@charterstone/rules';

let compiled: Box | undefined;

/** The box of the game, compiled once for all tests. */
export function theBox(): Box {
  compiled ??= compile(boxData);
  return compiled;
}

/** The box of the game with some of its data replaced: for rules that its own cards can't show. */
export function boxWith(changes: Partial<BoxData>): Box {
  return compile({ ...boxData, ...changes });
}
