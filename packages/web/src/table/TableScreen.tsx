import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { hashOf } from '../app/route.ts';
import type { Line } from '../wire/link.ts';
import { Playing } from './Playing.tsx';
import { useTable } from './useTable.ts';
import './table.css';
import './players.css';
import './cards.css';
import './inspector.css';
import './side.css';
import './tray.css';
import './narrow.css';

/** A table, from the first word of the server to the last. */
export function TableScreen({ table }: { readonly table: string }): ReactNode {
  const mine = useTable(table);
  const say = useSay();
  if (mine?.line.is === 'gone') return <Gone why={mine.line.why} />;
  if (mine?.scene === undefined) return <p className="village-opening">{say.ui('screen.opening')}</p>;
  return (
    <>
      <Playing mine={mine} scene={mine.scene} />
      <LineNotice line={mine.line} />
    </>
  );
}

/** Why this table is not shown, and the way back. */
function Gone({ why }: { readonly why: Extract<Line, { is: 'gone' }>['why'] }): ReactNode {
  const say = useSay();
  return (
    <main className="village-gone">
      <p>{say.ui(`screen.gone-${why}`)}</p>
      <a href={hashOf({ at: 'home' })}>{say.ui('screen.toHome')}</a>
    </main>
  );
}

/** A calm word while the line is away. What is shown stays: it is what the server said last. */
function LineNotice({ line }: { readonly line: Line }): ReactNode {
  const say = useSay();
  return (
    <div className="village-line" role="status">
      {line.is === 'lost' ? (
        <p>{say.ui(line.restarting ? 'screen.restarting' : 'screen.lost')}</p>
      ) : undefined}
    </div>
  );
}
