/**
 * What whoever runs a server can do on its machine, also while it runs.
 *
 *     const store = await openBeside('data/journal.db');
 *     const [table] = matching(await seatings(store), 'Fridays');
 *     const { link } = await linkBack(store, chairAt(table, 2), 'https://village.example.org');
 *
 * What can't be done is told by an `OperatorTrouble`, in a sentence.
 */
export { openBeside } from './beside.ts';
export { originIn } from './origin.ts';
export { chairAt, hostOf, linkBack, matching, oneOf } from './recovering.ts';
export { type Back, type SeatedAt, type Seating, seatings } from './seatings.ts';
export { OperatorTrouble } from './trouble.ts';
