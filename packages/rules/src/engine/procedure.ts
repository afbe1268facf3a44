import type { Game } from '../table/game.ts';

/** How one kind of frame works. `f` is the frame, always the top one of the lane at work. */
export type Procedure = {
  /** Goes on until something is pushed, the frame is done and popped, or a person has to decide: then true. */
  readonly step: (g: Game, f: number) => boolean;
  /** Lists the options of the decision the frame waits for. */
  readonly list: (g: Game, f: number) => void;
  /** Takes one of the listed options. */
  readonly answer: (g: Game, f: number, move: number) => void;
  /** A single option is taken without asking, unless taking it reveals something. */
  readonly asksAnyway: (g: Game, f: number) => boolean;
};

const nothing = (): void => {};

/** A frame that never asks: its step always gives false. */
export function works(step: (g: Game, f: number) => false): Procedure {
  return { step, list: nothing, answer: nothing, asksAnyway: () => false };
}

/** A frame that only asks; `answer` pops it when the answer is complete. */
export function asks(
  list: (g: Game, f: number) => void,
  answer: (g: Game, f: number, move: number) => void,
): Procedure {
  return { step: () => true, list, answer, asksAnyway: () => false };
}
