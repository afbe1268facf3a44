import type { ReactNode } from 'react';
import { SCORE_SIGNS } from '../rites/closing/scoreParts.ts';
import { Icon } from '../table/Icon.tsx';
import { charterNamed } from './account.ts';
import { COLUMNS, endingOf } from './ending.ts';
import { Seal } from './Seal.tsx';
import type { Explains, Teller } from './teller.ts';

type Props = { readonly teller: Teller; readonly explained: Explains };

/** The count at the end of the twelve games. */
export function EndingPart({ teller, explained }: Props): ReactNode {
  const { say } = teller;
  const ending = endingOf(teller);
  if (ending === undefined) return undefined;
  const [first = '', ...columns] = ending.head;
  return (
    <section className="book-part book-ending" aria-labelledby="book-ending">
      <header className="book-head">
        <h2 id="book-ending">{say.ui('annals.ending')}</h2>
      </header>
      <p id="book-verdict" className="book-verdict">
        {explained(ending.verdict)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keys */}
      <section className="book-scroll" tabIndex={0} aria-labelledby="book-verdict">
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {COLUMNS.map((part, i) => (
                <th key={part} scope="col">
                  <Icon name={SCORE_SIGNS[part]} />
                  <span>{explained(columns[i] ?? '')}</span>
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
      {ending.barred === undefined ? undefined : <p className="book-barred">{explained(ending.barred)}</p>}
    </section>
  );
}
