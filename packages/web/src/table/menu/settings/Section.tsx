import { type ReactNode, useId } from 'react';
import '../../../screens/settings/settings.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** A part of the settings with a heading of its own. */
export function Section({ title, children }: Props): ReactNode {
  const heading = useId();
  return (
    <section className="settings-part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}
