import { inspect } from '@charterstone/rules';
import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../../table/scene.ts';
import { seatingIn } from '../../table/seating.ts';
import { ask } from '../../wire/ask.ts';
import { cellsFrom } from '../../wire/cells.ts';

/**
 * The table as it was when a game was played: after the campaign the charters are dealt anew before every game, and the names of the
 * winners must not be dealt with them. undefined while it is on its way.
 */
export function useThen(scene: Scene, game: number | undefined): Scene | undefined {
  const { at, now, eyes, content } = scene;
  const isSame = !now.campaignOver || game === now.game;
  const [cells, setCells] = useState<Int16Array | undefined>(undefined);
  const [isUnknown, setUnknown] = useState(false);
  const table = at.table.id;
  useEffect(() => {
    if (isSame || game === undefined) return;
    let isWanted = true;
    played(table, game, eyes).then(
      (found) => {
        if (!isWanted) return;
        setCells(found);
        setUnknown(found === undefined);
      },
      // Then it is told as it is now.
      () => setUnknown(true),
    );
    return () => {
      isWanted = false;
    };
  }, [table, game, eyes, isSame]);
  return useMemo(() => {
    if (isSame || isUnknown) return scene;
    if (cells === undefined) return undefined;
    const seat = eyes === 0 ? undefined : eyes;
    const then = inspect({ seat, box: content.box, table: cells });
    const seating = seatingIn(then);
    return { ...scene, now: then, seating, say: scene.sayAmong(seating) };
  }, [isSame, isUnknown, scene, cells, eyes, content.box]);
}

async function played(table: string, game: number, eyes: number): Promise<Int16Array | undefined> {
  const { chapters } = await ask('history', { params: { table }, query: { most: 1 } });
  const chapter = chapters.findLast((one) => one.game === game);
  if (chapter === undefined) return undefined;
  const query = eyes === 0 ? {} : { seat: eyes };
  const { view } = await ask('moment', { params: { table, seq: chapter.to }, query });
  return cellsFrom(view.cells);
}
