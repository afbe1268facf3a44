import { useEffect } from 'react';
import { useSounds } from '../sound/useSounds.ts';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { answerCall, recount } from './calls.ts';

/** What a device does while somebody is at a table. Nothing is seen of it. */
export function AtTable({ mine, scene }: { readonly mine: AtMyTable; readonly scene: Scene }): undefined {
  const { id } = scene.at.table;
  useSounds(mine.link, scene.eyes);
  useEffect(() => {
    const look = (): void => {
      const done = document.visibilityState === 'visible' ? answerCall(id) : recount();
      done.catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);
}
