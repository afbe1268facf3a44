import type { BoxData, Inspection, QuotaRow } from '@charterstone/rules';
import type { Point } from './hexes.ts';

/** One space of the Cloud Port: where it lies, how large it is, what it takes and brings. */
export type QuotaSpot = {
  readonly space: string;
  readonly row: QuotaRow['row'];
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly bonus: QuotaRow['bonus'][number];
};
export type QuotaRowSpot = { readonly row: QuotaRow['row']; readonly at: Point };
export type QuotaPlan = {
  readonly rows: readonly QuotaRowSpot[];
  readonly spots: readonly QuotaSpot[];
  /** How much each column takes. */
  readonly heads: readonly { readonly n: number; readonly at: Point }[];
};

const LEFT = 50;
const STEP = 23.4;
const TOP = 33;
const BOTTOM = 112;
const TALLEST_ROW = 25;
const ROW_LABEL = 24;

/** The rows that are there, closer together when stickers have added some. */
export function quotaPlan(now: Inspection, box: BoxData): QuotaPlan {
  const rows = box.board.quota.filter(({ card }) => card === undefined || now.chronicle.includes(card));
  const tall = Math.min(TALLEST_ROW, (BOTTOM - TOP) / Math.max(1, rows.length));
  const y = (row: number): number => TOP + tall * (row + 0.5);
  const x = (column: number): number => LEFT + column * STEP;
  return {
    rows: rows.map(({ row }, i) => ({ row, at: [ROW_LABEL, y(i)] })),
    heads: (rows[0]?.take ?? []).map((n, column) => ({ n, at: [x(column), TOP - 5] })),
    spots: rows.flatMap(({ row, take, bonus }, i) =>
      take.flatMap((n, column) =>
        // A sticker has no space in the first column.
        n === 0
          ? []
          : [
              {
                space: `${row}-${column + 1}`,
                row,
                at: [x(column), y(i)] as const,
                width: STEP - 3,
                height: tall - 3,
                bonus: bonus[column] ?? {},
              },
            ],
      ),
    ),
  };
}
