import type { ReactNode } from 'react';
import { useToasts } from './toasts.ts';
import './toasts.css';

/** Where short words appear; heard as well as seen. One of them on every screen. */
export function Toasts(): ReactNode {
  return (
    <div className="toasts" role="status" aria-live="polite">
      {useToasts().map(({ id, text }) => (
        <p key={id} className="toast">
          {text}
        </p>
      ))}
    </div>
  );
}
