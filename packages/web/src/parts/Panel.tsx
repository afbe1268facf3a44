import { type ReactNode, useId } from 'react';
import './panel.css';

export type PanelProps = {
  readonly title?: string | undefined;
  /** Dusk carries lists over a scene; paper is for reading and writing. */
  readonly look?: 'dusk' | 'paper';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A sheet with a heading of its own. */
export function Panel({ title, look = 'paper', className = '', children }: PanelProps): ReactNode {
  const heading = useId();
  const names = `panel panel-${look} ${className}`.trim();
  if (title === undefined) return <div className={names}>{children}</div>;
  return (
    <section className={names} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
