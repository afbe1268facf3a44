import type { Fact } from '@charterstone/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ask } from '../../../wire/ask.ts';
import type { AtTable } from '../../../wire/atTable.ts';
import type { Link } from '../../../wire/link.ts';

type Steps = ReadonlyMap<number, readonly Fact[]>;
const NONE: Steps = new Map();
const A_PAGE = 500;

/** All facts of the first game as a seat heard them, in order. Nothing is asked for where nobody needs them. */
export function useFirstFacts(at: AtTable, link: Link, eyes: number, isNeeded: boolean): readonly Fact[] {
  const table = at.table.id;
  const [steps, setSteps] = useState<Steps>(NONE);
  /** Up to where everything was told here. */
  const toldUpTo = useRef(0);
  useEffect(() => {
    setSteps(NONE);
    toldUpTo.current = 0;
    if (!isNeeded || eyes === 0) return;
    return link.onStep(({ from, seq, views, rewoundTo }) => {
      const facts = views.find(({ seat = 0 }) => seat === eyes)?.facts ?? [];
      if (from === toldUpTo.current) toldUpTo.current = seq;
      setSteps((before) => {
        const kept = [...before].filter(([step]) => rewoundTo === undefined || step <= rewoundTo);
        return new Map([...kept, [seq, facts as unknown as Fact[]]]);
      });
    });
  }, [link, eyes, isNeeded]);
  const { seq } = at;
  useEffect(() => {
    // At first, and whenever the line was away: steps were missed.
    if (!isNeeded || eyes === 0 || seq <= toldUpTo.current) return;
    let isWanted = true;
    history(table, eyes, toldUpTo.current).then(
      (missed) => {
        if (!isWanted) return;
        toldUpTo.current = Math.max(toldUpTo.current, ...missed.keys(), seq);
        setSteps((before) => new Map([...before, ...missed]));
      },
      // The next step asks again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table, eyes, isNeeded, seq]);
  return useMemo(() => [...steps].sort(([a], [b]) => a - b).flatMap(([, facts]) => facts), [steps]);
}

async function history(table: string, seat: number, since: number): Promise<Steps> {
  const found = new Map<number, readonly Fact[]>();
  for (let after = since; ; ) {
    const { steps, last } = await ask('history', { params: { table }, query: { after, most: A_PAGE, seat } });
    for (const { seq, facts } of steps) found.set(seq, facts as unknown as Fact[]);
    after = steps.at(-1)?.seq ?? last;
    if (steps.length === 0 || after >= last) return found;
  }
}
