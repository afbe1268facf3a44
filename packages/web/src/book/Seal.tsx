import type { Charter } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { seal } from './charts/picture.ts';

/** A charter's disc beside a name: an ornament, since the name says the same. */
export function Seal({
  charter,
  hasWon = false,
}: {
  readonly charter: Charter;
  readonly hasWon?: boolean;
}): ReactNode {
  return <Drawn markup={seal(charter, 0, 0, 10, hasWon)} viewBox="-14 -14 28 28" className="book-seal" />;
}
