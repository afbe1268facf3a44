import type { Chapter, Statistics } from '@charterstone/protocol';
import { type Inspection, inspect } from '@charterstone/rules';
import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../table/scene.ts';
import { ask } from '../wire/ask.ts';
import { cellsFrom } from '../wire/cells.ts';
import type { Stop } from './stops.ts';

export type Told = { readonly statistics: Statistics; readonly chapters: readonly Chapter[] };
export type Asked = {
  readonly told: Told | undefined;
  readonly failed: boolean;
  readonly again: () => void;
};

/** While others play on, the book is not fetched anew at every step. */
const PATIENCE_MS = 2500;

/** What the server counts of the campaign, and where its games begin. */
export function useTold(table: string, seq: number): Asked {
  const [told, setTold] = useState<(Told & { readonly table: string }) | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const latest = useRef(seq);
  latest.current = seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wishes it, or the table has gone on
  useEffect(() => {
    let isWanted = true;
    const fetchAll = async (): Promise<void> => {
      try {
        const [statistics, { chapters }] = await Promise.all([
          ask('statistics', { params: { table } }),
          ask('history', { params: { table }, query: { after: latest.current, most: 1 } }),
        ]);
        if (!isWanted) return;
        setTold({ table, statistics, chapters });
        setFailed(false);
      } catch {
        if (isWanted) setFailed(true);
      }
    };
    void fetchAll();
    return () => {
      isWanted = false;
    };
  }, [table, tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step starts the wait anew
  useEffect(() => {
    if (told === undefined) return undefined;
    const later = setTimeout(() => setTries((n) => n + 1), PATIENCE_MS);
    return () => clearTimeout(later);
  }, [seq]);
  return {
    told: told?.table === table ? told : undefined,
    failed,
    again: () => {
      setFailed(false);
      setTries((n) => n + 1);
    },
  };
}

/** What a step looked like never changes: what was fetched once is kept, for every seat apart. */
const kept = new Map<string, Int16Array>();
const MOST_KEPT = 80;

async function momentAt(table: string, seat: number, seq: number): Promise<Int16Array> {
  const key = `${table} ${seat} ${seq}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const query = seat === 0 ? {} : { seat };
  const { view } = await ask('moment', { params: { table, seq }, query });
  const cells = cellsFrom(view.cells);
  kept.set(key, cells);
  for (const old of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(old);
  }
  return cells;
}

/** The village at every stop, as far as it has come; all are fetched one after the other, the one looked at first. */
export function useVillages(
  scene: Scene,
  stops: readonly Stop[],
  chosen: number,
): ReadonlyMap<number, Inspection> {
  const { at, eyes, content, now } = scene;
  const table = at.table.id;
  const [found, setFound] = useState<ReadonlyMap<number, Int16Array>>(new Map());
  const wanted = stops.map(({ seq }) => seq ?? -1).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps themselves say what is to be fetched
  useEffect(() => {
    let isWanted = true;
    const order = [chosen, chosen - 1, ...stops.keys()].flatMap((i) => stops[i]?.seq ?? []);
    const fetchAll = async (): Promise<void> => {
      for (const seq of new Set(order)) {
        if (!isWanted) return;
        const cells = await momentAt(table, eyes, seq).catch(() => undefined);
        if (isWanted && cells !== undefined) setFound((before) => new Map(before).set(seq, cells));
      }
    };
    void fetchAll();
    return () => {
      isWanted = false;
    };
  }, [table, eyes, wanted]);
  return villagesFrom(stops, found, content.box, now);
}

/** The villages of all games that are over, by game; what is missing is fetched. */
export async function villagesAt(
  { at, eyes, content, now }: Scene,
  stops: readonly Stop[],
): Promise<ReadonlyMap<number, Inspection>> {
  const villages = new Map<number, Inspection>();
  for (const { game, over, seq } of stops)
    if (over)
      villages.set(game, seq === undefined ? now : look(await momentAt(at.table.id, eyes, seq), content.box));
  return villages;
}

const inspected = new WeakMap<Int16Array, { readonly box: object; readonly seen: Inspection }>();

function villagesFrom(
  stops: readonly Stop[],
  found: ReadonlyMap<number, Int16Array>,
  box: Scene['content']['box'],
  now: Inspection,
): ReadonlyMap<number, Inspection> {
  const villages = new Map<number, Inspection>();
  for (const [i, { seq }] of stops.entries()) {
    const cells = seq === undefined ? undefined : found.get(seq);
    if (seq === undefined) villages.set(i, now);
    else if (cells !== undefined) villages.set(i, look(cells, box));
  }
  return villages;
}

function look(cells: Int16Array, box: Scene['content']['box']): Inspection {
  const known = inspected.get(cells);
  if (known?.box === box) return known.seen;
  const seen = inspect({ seat: undefined, box, table: cells });
  inspected.set(cells, { box, seen });
  return seen;
}
