import type { ListedTable } from '@charterstone/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import './tableList.css';
import { TableRow } from './TableRow.tsx';

type TableListProps = {
  readonly tables: readonly ListedTable[];
  readonly onChanged: () => Promise<void>;
};

/** "5 minutes" stays right without anybody's asking. */
const MINUTE = 60_000;

/** My tables, those that wait for me first; what I put away or left lies in a drawer. */
export function TableList({ tables, onChanged }: TableListProps): ReactNode {
  const say = useSay();
  const now = useNow();
  const [error, setError] = useState<unknown>(undefined);
  const away = tables.filter(({ hidden, left }) => hidden || left);
  const here = tables.filter((listed) => !away.includes(listed));
  const row = (listed: ListedTable): ReactNode => (
    <TableRow key={listed.table.id} listed={listed} now={now} onChanged={onChanged} onTrouble={setError} />
  );
  return (
    <>
      <Trouble error={error} />
      {here.length === 0 ? <p className="tables-none">{say.ui('home.noTables')}</p> : undefined}
      {here.length === 0 ? undefined : <ul className="tables">{here.map(row)}</ul>}
      {away.length === 0 ? undefined : (
        <details className="tables-away">
          <summary>{say.ui('home.putAway', { n: away.length })}</summary>
          <ul className="tables">{away.map(row)}</ul>
        </details>
      )}
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
