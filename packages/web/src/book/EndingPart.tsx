import type { ReactNode } from 'react';
import { charterNamed } from './account.ts';
import { endingOf } from './ending.ts';
import { Seal } from './Seal.tsx';
import type { Teller } from './teller.ts';

/** The count at the end of the twelve games. */
export function EndingPart({ teller }: { readonly teller: Teller }): ReactNode {
  const { say } = teller;
  const ending = endingOf(teller);
  if (ending === undefined) return undefined;
  const [first = '', ...columns] = ending.head;
  return (
    <section className="book-part book-ending" aria-labelledby="book-ending">
      <header className="book-head">
        <h2 id="book-ending">{say.ui('annals.ending')}</h2>
      </header>
      <p className="book-verdict">{ending.verdict}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keys */}
      <section className="book-scroll" tabIndex={0} aria-label={say.ui('annals.ending')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ending.rows.map(({ charter, name, isChampion, cells }) => {
              const land = charterNamed(charter);
              return (
                <tr key={charter} data-champion={isChampion || undefined}>
                  <th scope="row">
                    {land === undefined ? undefined : <Seal charter={land} hasWon={isChampion} />}
                    <bdi>{name}</bdi>
                    {isChampion ? <small>{say.ui('annals.champion')}</small> : undefined}
                  </th>
                  {cells.map((cell, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    <td key={i}>{cell}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
