/** A row of a table. Texts, numbers, bytes and nothing are all there is. */
export type Row = Readonly<Record<string, unknown>>;
/** Some rows at once; no table has to fit in memory. */
export type Page = readonly Row[];

export const ROWS_A_PAGE = 500;

/** A row as it lies in a backup: bytes as text. */
export function plainRow(row: Row): Row {
  const plain = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  ];
  return Object.fromEntries(Object.entries(row).map(plain));
}

/** A row of a backup as it was; undefined when it can't be one. */
export function readRow(value: unknown): Row | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const row: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(value)) {
    const read = readCell(cell);
    if (read === undefined || !/^[a-z_]+$/.test(name)) return undefined;
    row[name] = read;
  }
  return Object.keys(row).length === 0 ? undefined : row;
}

function readCell(cell: unknown): unknown {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  if (typeof cell !== 'object' || !('base64' in cell) || typeof cell.base64 !== 'string') return undefined;
  return Buffer.from(cell.base64, 'base64');
}
