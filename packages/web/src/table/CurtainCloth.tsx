import type { Charter } from '@charterstone/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { SeatCrest } from './SeatCrest.tsx';
import './curtain.css';

type Props = {
  /** Whose colours it has; those of the commons where it is nobody's. */
  readonly charter: Charter | undefined;
  readonly children: ReactNode;
};

/** A curtain before the table of those who share a device, and a slip of paper on it. */
export function CurtainCloth({ charter, children }: Props): ReactNode {
  const { speed } = useSettings();
  const tones = charter ?? 'commons';
  return (
    <main
      className="curtain"
      data-still={speed === 0 || undefined}
      style={
        {
          '--lit': `var(--${tones}-m)`,
          '--fold': `var(--${tones}-d)`,
          '--deep': `var(--${tones}-x)`,
        } as CSSProperties
      }
    >
      <div className="curtain-cloth" aria-hidden />
      <section className="curtain-page">
        {charter === undefined ? undefined : <SeatCrest charter={charter} />}
        {children}
      </section>
    </main>
  );
}
