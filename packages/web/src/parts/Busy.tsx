import type { ReactNode } from 'react';
import './busy.css';

/** Something is under way. What is there at once is never called slow: it shows only after a moment. */
export function Busy({ children }: { readonly children: string }): ReactNode {
  return (
    <p className="busy" role="status">
      <span className="busy-wheel" aria-hidden="true" />
      {children}
    </p>
  );
}
