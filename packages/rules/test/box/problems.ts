import { box as boxData } from '@charterstone/box';
import { type BoxData, BoxError, compile } from '@charterstone/rules';

/** A box as it might come from a file: whatever it is, the compiler has to find out. */
const read = (data: unknown): BoxData => JSON.parse(JSON.stringify(data));

/** Everything that is wrong with the box of the game after some of its data was replaced. */
export function problems(changes: object): readonly string[] {
  try {
    compile(read({ ...boxData, ...changes }));
  } catch (error) {
    if (error instanceof BoxError) return error.problems;
    throw error;
  }
  return [];
}

export const withCard = (number: number, card: unknown): object => ({
  cards: { ...boxData.cards, [number]: card },
});
export const changed = (number: number, changes: object): object =>
  withCard(number, { ...boxData.cards[number], ...changes });
export const withStartUp = (changes: object): object => ({ startUp: { ...boxData.startUp, ...changes } });
export const withBoard = (changes: object): object => ({ board: { ...boxData.board, ...changes } });
export const withProgress = (changes: object): object =>
  withBoard({ progress: { ...boxData.board.progress, ...changes } });
export const withReputation = (changes: object): object =>
  withBoard({ reputation: { ...boxData.board.reputation, ...changes } });
export const withCrate = (crate: number, content: object): object => ({
  crates: { ...boxData.crates, [crate]: content },
});
export const assistant = (ability: object): object =>
  withCard(206, { kind: 'assistant', abilities: ability });
