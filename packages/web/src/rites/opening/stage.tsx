import { type ComponentType, createElement } from 'react';
import { part } from '../../app/part.ts';
import type { Moment, StageProps } from '../moment.ts';
import type { Given } from './given.ts';

export type StageOf<K extends keyof Given> = StageProps & { readonly given: Given[K] };

// Most turns need none of them.
const STAGES: { readonly [K in keyof Given]: ComponentType<StageOf<K>> } = {
  crate: part(async () => (await import('./crate/Crate.tsx')).Crate),
  rules: part(async () => (await import('./rules/Rules.tsx')).Rules),
  story: part(async () => (await import('./story/Story.tsx')).Story),
  glue: part(async () => (await import('./glue/Glue.tsx')).Glue),
  guidepost: part(async () => (await import('./guidepost/NewGuidepost.tsx')).NewGuidepost),
  goal: part(async () => (await import('./guidepost/Goal.tsx')).Goal),
  arrival: part(async () => (await import('./arrival/Arrival.tsx')).Arrival),
  islands: part(async () => (await import('./arrival/Islands.tsx')).Islands),
  names: part(async () => (await import('./names/Names.tsx')).Names),
  glimpse: part(async () => (await import('./Passing.tsx')).Passing),
};

type Way = Pick<Moment, 'id' | 'title' | 'whose' | 'manner' | 'at'>;

/** A moment on one of these stages. */
export function onStage<K extends keyof Given>(name: K, way: Way, given: Given[K]): Moment {
  const Stage = STAGES[name];
  return { ...way, stage: (props) => createElement<StageOf<K>>(Stage, { ...props, given }) };
}
