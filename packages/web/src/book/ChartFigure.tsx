import type { Speaker } from '@charterstone/words/light';
import { type ReactNode, useContext, useId, useState } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { Button } from '../parts/Button.tsx';
import type { Chart, Numbers } from './chart.ts';
import { swatch } from './charts/patterns.ts';
import { OnPaper } from './onPaper.ts';
import { useWidth } from './useWidth.ts';

type Props = { readonly chart: Chart; readonly say: Speaker; readonly note?: string };

/** A chart and what it says: the picture for the eye, the table for whoever listens, and for everybody who asks. */
export function ChartFigure({ chart, say, note }: Props): ReactNode {
  const [room, width] = useWidth();
  const [isOpen, setIsOpen] = useState(false);
  const table = useId();
  const onPaper = useContext(OnPaper);
  const picture = chart.picture(onPaper ?? width);
  return (
    <figure className="book-chart" aria-label={`${chart.title}. ${chart.told}`}>
      <div ref={room} className="book-picture">
        <Drawn markup={picture.markup} viewBox={`0 0 ${picture.width} ${picture.height}`} />
      </div>
      <Legend chart={chart} say={say} />
      {note === undefined ? undefined : <p className="book-soft">{note}</p>}
      <Button
        look="quiet"
        className="book-toggle"
        aria-expanded={isOpen}
        aria-controls={table}
        onPress={() => setIsOpen(!isOpen)}
      >
        {say.ui(isOpen ? 'annals.hideNumbers' : 'annals.asNumbers')}
      </Button>
      <div id={table} className={isOpen ? 'book-numbers' : 'book-numbers unseen'}>
        <NumbersTable numbers={chart.numbers} caption={chart.told} isOpen={isOpen} />
      </div>
    </figure>
  );
}

function Legend({ chart, say }: Omit<Props, 'note'>): ReactNode {
  if (chart.sources.length === 0) return undefined;
  return (
    <ul className="book-legend">
      {chart.sources.map((source) => (
        <li key={source}>
          <Drawn markup={swatch(source)} viewBox="0 0 18 18" />
          {say.ui(`annals.source-${source}`)}
        </li>
      ))}
    </ul>
  );
}

type TableProps = { readonly numbers: Numbers; readonly caption: string; readonly isOpen: boolean };

/** A wide table is moved sideways, also with the keys. */
function NumbersTable({ numbers: { head, rows }, caption, isOpen }: TableProps): ReactNode {
  const [first = '', ...columns] = head;
  return (
    <section aria-label={caption} tabIndex={isOpen ? 0 : undefined} className="book-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <th key={i} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <tr key={i} data-part={row.isPart === true || undefined}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells neither
                <td key={k}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
