import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { alongRow } from './roving.ts';

export type Leaf<Id extends string> = {
  readonly id: Id;
  readonly name: ReactNode;
  readonly shown: () => ReactNode;
};

type Props<Id extends string> = {
  /** What the row of tabs is called for whoever does not see it. */
  readonly label: string;
  readonly className: string;
  readonly leaves: readonly [Leaf<Id>, ...Leaf<Id>[]];
};

/**
 * Several leaves in one place, one of them on top. Tab goes to the tab on top and from there into its leaf; the arrows turn over. It is
 * our own since the table has it from the first moment on, and needs nothing of all that lists can do elsewhere.
 */
export function Tabs<Id extends string>({ label, className, leaves }: Props<Id>): ReactNode {
  const [first] = leaves;
  const [wanted, setWanted] = useState<Id>(first.id);
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    leaves.findIndex(({ id }) => id === wanted),
  );
  const top = leaves[at] ?? first;
  const turn = (event: KeyboardEvent): void => {
    const to =
      event.ctrlKey || event.altKey || event.metaKey ? undefined : alongRow(event.key, at, leaves.length);
    const leaf = to === undefined ? undefined : leaves[to];
    if (to === undefined || leaf === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setWanted(leaf.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={turn}>
        {leaves.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === top.id}
            aria-controls={id === top.id ? `${base}-leaf` : undefined}
            data-key={id}
            data-selected={id === top.id || undefined}
            tabIndex={id === top.id ? 0 : -1}
            onClick={() => setWanted(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* The list in a leaf scrolls, and whoever has no mouse scrolls it from here. */}
      <div
        key={top.id}
        role="tabpanel"
        id={`${base}-leaf`}
        aria-labelledby={`${base}-${top.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above.
        tabIndex={0}
      >
        {top.shown()}
      </div>
    </div>
  );
}
