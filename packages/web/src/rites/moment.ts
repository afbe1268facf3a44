import type { Charter, Fact } from '@charterstone/rules';
import type { ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';

/** A moment worth a pause: a crate that opens, a building that is glued, a story, an ending. Others play on meanwhile. */
export type Moment = {
  /** Unlike any other of the same step. */
  readonly id: string;
  /** What it is, in a few words: a screen reader says it, and a list of missed moments shows it. */
  readonly title: string;
  /** Loaded when it is shown: `part(...)` will do. */
  readonly stage: (props: StageProps) => ReactNode;
  /** Which fact of the step it begins with: moments come in this order. Without it, it comes last. */
  readonly at?: number;
  /** Whose deed it is; everybody's without it. What others do never stands before one's own turn: a slip offers it then. */
  readonly whose?: Charter | undefined;
  /**
   * A stage above the table (unsaid); a slip that offers the stage and is gone when nobody wants it; or a glimpse beside the village
   * that passes by itself and needs no answer.
   */
  readonly manner?: 'stage' | 'offer' | 'glimpse';
};

export type StageProps = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  /** How fast things move: 0 not at all. */
  readonly speed: number;
  /** Somebody else's deed that nobody here asked to see: it ends by itself. */
  readonly isBrief: boolean;
  /** How many more wait for the stage behind it. */
  readonly behind: number;
  /** The moment is over: the next one, or the table. */
  readonly done: () => void;
};

/** Which moments a step of the table holds, in the order in which they are shown. The scene is at least as late as the step. */
export type MomentsIn = (facts: readonly Fact[], scene: Scene) => readonly Moment[];
