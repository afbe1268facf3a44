import { objectAt } from '../../board/objects.ts';
import type { Showing } from '../facts.ts';
import { TIMES } from '../times.ts';
import { footOf, home, marked, minionNamed, nudge, pieceOf, supply } from './spots.ts';

/** A worker arcs onto its building; whoever stood there hops home first. */
export const placed: Showing<'placed'> = ({ charter, worker, site }, telling) => ({
  motions: [
    {
      how: 'fly',
      what: pieceOf(charter, worker),
      from: home(charter),
      to: footOf(charter, worker, site),
      delay: 0,
      duration: TIMES.worker,
    },
    ...marked(charter, objectAt(site), telling),
  ],
  // What it pays and takes comes when it has landed.
  next: 320,
});

export const bumped: Showing<'bumped'> = ({ owner, worker, site }) => ({
  motions: [
    {
      how: 'fly',
      what: pieceOf(owner, worker),
      from: footOf(owner, worker, site),
      to: home(owner),
      delay: 0,
      duration: TIMES.bumped,
    },
  ],
  next: 160,
});

/** Two share a building: the one that was there hops aside. */
export const stayed: Showing<'stayed'> = ({ owner, worker, site }) => ({
  motions: [
    {
      how: 'fly',
      what: pieceOf(owner, worker),
      from: footOf(owner, worker, site),
      to: footOf(owner, worker, site),
      delay: 0,
      duration: TIMES.bumped,
    },
  ],
  next: 80,
});

export const retrieved: Showing<'retrieved'> = ({ charter, workers }, { before, sent }) => {
  const away = before.charters.find((one) => one.charter === charter)?.minions ?? [];
  const left = away.filter(({ at }) => at !== 'home');
  return {
    motions: workers.flatMap((worker, i) => {
      // Several minions of a kind stand on different sites: each leaves its own.
      const found = left.findIndex(({ minion }) => minion === minionNamed(worker));
      const stood = found < 0 ? undefined : left.splice(found, 1)[0]?.at;
      const site = sent?.get(`${charter} ${worker}`) ?? stood ?? 'home';
      return [
        {
          how: 'fly' as const,
          what: pieceOf(charter, worker),
          from: footOf(charter, worker, site),
          to: home(charter),
          delay: i * 70,
          duration: TIMES.bumped,
        },
      ];
    }),
    next: workers.length * 70 + 120,
  };
};

export const helped: Showing<'helped'> = ({ charter, minion, site }, telling) => ({
  motions: [
    {
      how: 'fly',
      what: pieceOf(charter, minion),
      from: home(charter),
      to: footOf(charter, minion, site),
      delay: 0,
      duration: TIMES.worker,
    },
    ...marked(charter, objectAt(site), telling),
  ],
  next: 200,
});

/** A minion that stood loose comes home with its finder. */
export const caught: Showing<'caught'> = ({ charter, minion, site }) => ({
  motions: [
    {
      how: 'fly',
      what: { is: 'minion', minion, owner: undefined },
      from: footOf(charter, minion, site),
      to: home(charter),
      delay: 0,
      duration: TIMES.worker,
    },
    nudge(supply(charter, 'worker'), TIMES.worker),
  ],
  next: 160,
});
