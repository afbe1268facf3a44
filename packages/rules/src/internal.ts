/**
 * The table from the inside, for the testkit alone: builders lay out positions with the rules' own tray functions,
 * invariants read every tray. Nothing that plays the game imports this.
 */
export * from './choices/code.ts';
export { choiceOf, moveOf } from './choices/words.ts';
export { kindOf } from './engine/kinds.ts';
export * from './engine/run.ts';
export * as stack from './engine/stack.ts';
export * from './table/cards.ts';
export { isAbsent } from './table/company.ts';
export * as head from './table/game.ts';
export * from './table/goods.ts';
export { hashTable, trayNames } from './table/hash.ts';
export * from './table/layout.ts';
export { hasOption, PROGRESS_AT_FIRST, THREE_OPEN_CARDS } from './table/options.ts';
export * as places from './table/places.ts';
export * from './table/seats.ts';
export * from './table/sites.ts';
export * from './table/tracks.ts';
