import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import './awayNotice.css';

/** No line to the server: nothing is lost, what is shown stays, and it is tried again without anybody's doing. */
export function AwayNotice({ isAway }: { readonly isAway: boolean }): ReactNode {
  const say = useSay();
  return (
    <div role="status" className="away-place">
      {isAway ? (
        <p className="away">
          <span className="away-light" aria-hidden="true" />
          {say.ui('home.away')}
        </p>
      ) : undefined}
    </div>
  );
}
