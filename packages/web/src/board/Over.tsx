import type { ReactNode } from 'react';

/** What is written and lies above an object without being a part of its name: fingers reach through it. */
export function Over({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <g className="board-over" aria-hidden="true">
      {children}
    </g>
  );
}
