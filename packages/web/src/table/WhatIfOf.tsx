import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import type { Scene } from './scene.ts';
import './whatIfOf.css';

/** Where this table is a copy that is played on for oneself: a word about it, and the way to the moment it comes from. */
export function WhatIfOf({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const { whatIf } = at.table;
  if (whatIf === undefined) return undefined;
  const { table, seq, name } = whatIf;
  const words = say.ui('replay.whatIfOf', { table: name });
  return (
    <a
      className="what-if-of"
      href={hashOf({ at: 'table', table, page: 'replay', place: seq })}
      aria-label={words}
      title={words}
    >
      {say.ui('replay.whatIf')}
    </a>
  );
}
