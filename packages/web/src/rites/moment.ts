import type { Fact } from '@charterstone/rules';
import type { ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';

/** A moment worth a pause: a crate that opens, a building that is glued, a story, an ending. Others play on meanwhile. */
export type Moment = {
  /** Unlike any other of the same step. */
  readonly id: string;
  /** What it is, in a few words: a screen reader says it, and a list of missed moments shows it. */
  readonly title: string;
  readonly stage: (props: StageProps) => ReactNode;
};

export type StageProps = {
  readonly scene: Scene;
  /** How fast things move: 0 not at all. */
  readonly speed: number;
  /** The moment is over: the next one, or the table. */
  readonly done: () => void;
};

/** Which moments a step of the table holds, in the order in which they are shown. */
export type MomentsIn = (facts: readonly Fact[], scene: Scene) => readonly Moment[];
