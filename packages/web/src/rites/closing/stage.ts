import type { Charter, Fact } from '@charterstone/rules';
import { type ComponentType, createElement } from 'react';
import { part } from '../../app/part.ts';
import { withWords } from '../../app/words.ts';
import type { Moment, StageProps } from '../moment.ts';
import type { Crossing } from './crossing.ts';

/** What each stage is given. */
export type Given = {
  readonly podium: {
    readonly winners: readonly Charter[];
    readonly points: Readonly<Partial<Record<Charter, number>>>;
  };
  readonly doors: Crossing;
  readonly deal: { readonly card: number; readonly isSecret: boolean };
  readonly row: { readonly row: number };
  readonly light: { readonly card: number; readonly told: string };
  readonly finale: Pick<Extract<Fact, { fact: 'campaignEnded' }>, 'champions' | 'scores'>;
};

export type StageOf<K extends keyof Given> = StageProps & { readonly given: Given[K] };

// A turn needs none of them: they come when a game ends.
const STAGES: { readonly [K in keyof Given]: ComponentType<StageOf<K>> } = {
  podium: part(async () => (await withWords(['closing', 'annals'], () => import('./Podium.tsx'))).Podium),
  doors: part(async () => (await withWords(['closing'], () => import('./DoorsStage.tsx'))).DoorsStage),
  deal: part(async () => (await withWords(['closing'], () => import('./Deal.tsx'))).Deal),
  row: part(async () => (await withWords(['closing'], () => import('./RowFull.tsx'))).RowFull),
  light: part(async () => (await withWords(['closing'], () => import('./Light.tsx'))).Light),
  finale: part(async () => (await withWords(['closing'], () => import('./Finale.tsx'))).Finale),
};

// The same moment is found again whenever the table changes: its stage must be the same one, or it would begin anew.
const known = new Map<string, Moment['stage']>();

/** A moment on one of these stages. */
export function onStage<K extends keyof Given>(name: K, id: string, title: string, given: Given[K]): Moment {
  const key = `${name} ${JSON.stringify(given)}`;
  const Stage = STAGES[name];
  const stage: Moment['stage'] =
    known.get(key) ?? ((props) => createElement<StageOf<K>>(Stage, { ...props, given }));
  known.set(key, stage);
  return { id, title, stage };
}
