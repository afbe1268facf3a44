import type { ReactNode } from 'react';
import type { MarkState, ObjectName } from './objects.ts';

export type ThingProps = {
  readonly object: ObjectName;
  readonly label: string;
  readonly state: MarkState;
  readonly transform?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** One object of the board: a button for eyes, fingers, keys and ears. The board listens for all of them at once. */
export function Thing({ object, label, state, transform, className = '', children }: ThingProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a picture there are no HTML buttons
    <g
      role="button"
      tabIndex={-1}
      data-object={object}
      aria-label={label}
      aria-disabled={state === 'impossible' ? true : undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      className={`thing thing-${state} ${className}`}
      transform={transform}
    >
      {children}
    </g>
  );
}
