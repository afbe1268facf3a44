/**
 * A client without a browser: visits a server over HTTP and WebSocket as the protocol says. For programs, measurements and tests.
 *
 *     const ann = await Visitor.arrive('http://localhost:8080', 'Ann');
 *     const table = await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2, mine: [1, 2] } });
 *     const at = await ann.sit(table.id);
 *     await at.insist(1, at.views.get(1)?.options[0] ?? '');
 */
export { type Answer, AtTable, type Seen } from './at-table.ts';
export { NotDone, type Question, Visitor } from './visitor.ts';
