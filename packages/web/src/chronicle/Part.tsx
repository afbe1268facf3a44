import type { ReactNode } from 'react';
import type { Section } from './book.ts';
import { useReading } from './reading.ts';

type Props = { readonly section: Section; readonly aside?: ReactNode; readonly children: ReactNode };

/** One of the parts of the book, with its heading. */
export function Part({ section, aside, children }: Props): ReactNode {
  const { say } = useReading().scene;
  return (
    <section
      className={`part part-${section}`}
      id={partId(section)}
      aria-labelledby={`${partId(section)}-title`}
    >
      <div className="part-head">
        <h2 id={`${partId(section)}-title`} tabIndex={-1}>
          {say.ui(`chronicle.${section}`)}
        </h2>
        {aside === undefined ? undefined : <div className="part-aside">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export function partId(section: Section): string {
  return `part-${section}`;
}
