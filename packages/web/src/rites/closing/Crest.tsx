import type { Charter } from '@charterstone/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Drawn } from '../../art/Drawn.tsx';
import { emblem } from '../../art/emblems.ts';
import './crest.css';

/** The sign of a charter, as an ornament beside a name. */
export function Crest({ charter }: { readonly charter: Charter }): ReactNode {
  return (
    <i
      className="crest"
      aria-hidden
      style={{ '--m': `var(--${charter}-m)`, color: `var(--${charter}-on)` } as CSSProperties}
    >
      <Drawn markup={emblem(charter, 26, 'currentColor')} viewBox="-20 -20 40 40" />
    </i>
  );
}
