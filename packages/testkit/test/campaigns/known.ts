import { theBox } from '../../src/index.ts';

const { charters, deck, objectives, read } = theBox().data.startUp;
const { after: _, ...before } = read;

/** What lies on the table before the first game, and what is read by then: everybody knows it, also where it lies in the Index. */
export const KNOWN_AT_START: ReadonlySet<number> = new Set([
  ...Object.values(charters).flatMap(({ basic, persona }) => [basic, persona]),
  ...[...deck, ...objectives, ...Object.values(before).flat()],
]);
