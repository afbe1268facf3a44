import { type ComponentType, createElement, lazy } from 'react';
import type { Moment, StageProps } from '../moment.ts';
import type { Given } from './given.ts';

export type StageOf<K extends keyof Given> = StageProps & { readonly given: Given[K] };

// Most turns need none of them.
const STAGES: { readonly [K in keyof Given]: ComponentType<StageOf<K>> } = {
  crate: lazy(async () => ({ default: (await import('./crate/Crate.tsx')).Crate })),
  rules: lazy(async () => ({ default: (await import('./rules/Rules.tsx')).Rules })),
  story: lazy(async () => ({ default: (await import('./story/Story.tsx')).Story })),
  glue: lazy(async () => ({ default: (await import('./glue/Glue.tsx')).Glue })),
  guidepost: lazy(async () => ({ default: (await import('./guidepost/NewGuidepost.tsx')).NewGuidepost })),
  goal: lazy(async () => ({ default: (await import('./guidepost/Goal.tsx')).Goal })),
  arrival: lazy(async () => ({ default: (await import('./arrival/Arrival.tsx')).Arrival })),
  islands: lazy(async () => ({ default: (await import('./arrival/Islands.tsx')).Islands })),
  names: lazy(async () => ({ default: (await import('./names/Names.tsx')).Names })),
  glimpse: lazy(async () => ({ default: (await import('./Passing.tsx')).Passing })),
};

type Way = Pick<Moment, 'id' | 'title' | 'whose' | 'manner' | 'at'>;

/** A moment on one of these stages. */
export function onStage<K extends keyof Given>(name: K, way: Way, given: Given[K]): Moment {
  const Stage = STAGES[name];
  return { ...way, stage: (props) => createElement<StageOf<K>>(Stage, { ...props, given }) };
}
