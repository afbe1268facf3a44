import { useEffect, useState } from 'react';
import { ask } from '../../../wire/ask.ts';
import type { Scene } from '../../scene.ts';
import type { Closed } from './places.ts';

const NONE: Closed = new Map();

/** Where nobody goes back to, and why: only the server knows who did what. undefined until it has said so. */
export function useClosed({ at }: Scene): Closed | undefined {
  const [closed, setClosed] = useState<Closed>();
  const { seq, table } = at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with every step, and with whoever comes or goes
  useEffect(() => {
    let isWanted = true;
    const told = (now: Closed): void => {
      if (isWanted) setClosed(now);
    };
    ask('placesBack', { params: { table: table.id } }).then(
      ({ places }) =>
        told(
          new Map(places.flatMap((place) => (place.whyNot === undefined ? [] : [[place.seq, place.whyNot]]))),
        ),
      // Whoever wishes for a place is told then.
      () => told(NONE),
    );
    return () => {
      isWanted = false;
    };
  }, [seq, table]);
  return closed;
}
