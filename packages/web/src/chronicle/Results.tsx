import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { hashOf } from '../app/route.ts';
import type { Section } from './book.ts';
import { Marked } from './Marked.tsx';
import { useReading } from './reading.ts';
import type { Found } from './search.ts';
import './results.css';

/** Nobody reads further than this. */
const MOST = 60;

type Props = {
  readonly found: readonly Found<Section>[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLOListElement | null>;
  /** One of them is looked at in the book. */
  readonly onChosen: (place: number) => void;
};

/** What was found, the best first. Arrows lead through it, and back up to what is looked for. */
export function Results({ found, field, list, onChosen }: Props): ReactNode {
  const { scene } = useReading();
  const { say, at } = scene;
  const keyed = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const here = links.findIndex((link) => link.matches(':focus'));
    const aims: { readonly [key: string]: HTMLElement | null | undefined } = {
      ArrowDown: links[Math.min(links.length - 1, here + 1)],
      ArrowUp: here <= 0 ? field.current : links[here - 1],
      Home: links[0],
      End: links.at(-1),
      Escape: field.current,
    };
    const aim = aims[event.key];
    if (aim === undefined || aim === null) return;
    event.preventDefault();
    aim.focus();
  };
  return (
    <section className="results" aria-label={say.ui('chronicle.results')}>
      <h2 aria-live="polite">{say.ui('chronicle.count', { n: found.length })}</h2>
      {found.length > MOST ? (
        <p className="part-none">{say.ui('chronicle.firstShown', { n: MOST })}</p>
      ) : undefined}
      {found.length === 0 ? (
        <p className="part-none">{say.ui('chronicle.nothing')}</p>
      ) : (
        <ol ref={list} onKeyDown={keyed}>
          {found.slice(0, MOST).map(({ place, where, name, snippet }) => (
            <li key={place}>
              <a
                href={hashOf({ at: 'table', table: at.table.id, page: 'chronicle', place })}
                onClick={() => onChosen(place)}
              >
                <span className="result-where">{say.ui(`chronicle.tab-${where}`)}</span>
                <strong>
                  <Marked text={name} />
                </strong>
                <span className="result-snippet">
                  <Marked text={snippet} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
