import { objectAt } from '../../board/objects.ts';
import { charterIn } from '../../board/places.ts';
import type { Showing } from '../facts.ts';
import type { Shown, Spot, Thing } from '../motion.ts';
import { TIMES } from '../times.ts';
import { behind, marked, minionNamed, nudge, perilNamed, pop, sign, supply } from './spots.ts';

/** A building comes from its card, and is pressed onto its plot. */
export const built: Showing<'built'> = ({ charter, card, site }, telling) => ({
  motions: [
    {
      how: 'fly',
      what: { is: 'tile', site },
      from: [
        { lies: 'card', card },
        { lies: 'place', place: `hand-${charter}` },
      ],
      to: [{ stands: 'site', site }],
      delay: 0,
      duration: TIMES.tile,
    },
    ...marked(charter, objectAt(site), telling),
  ],
  next: 420,
});

/** The lid of its crate comes off the building; what was in it is a moment of its own. */
export const opened: Showing<'opened'> = ({ card, charter, why }, telling) => ({
  motions: [
    {
      how: 'pop',
      what: sign('crate'),
      at: [...behind(card, telling), ...behind(why, telling)],
      delay: 0,
      duration: TIMES.pop,
    },
    ...marked(charter, objectAt(buildingOf(card, telling.after.village) ?? 'charterstone'), telling),
  ],
  next: 200,
});

function buildingOf(card: number, village: Readonly<Record<string, number>>): string | undefined {
  return Object.keys(village).find((site) => village[site] === card);
}

/** The token of progress goes space by space. */
export const advanced: Showing<'advanced'> = ({ from, to }) => {
  const step = Math.sign(to - from);
  const path = Array.from({ length: Math.abs(to - from) }, (_, i) => from + (i + 1) * step);
  const spaces = path.map((space): Spot => ({ stands: 'path', space }));
  return {
    motions: [
      {
        how: 'fly',
        what: { is: 'marker' },
        from: [{ stands: 'path', space: from }],
        via: spaces.slice(0, -1),
        to: spaces.slice(-1),
        delay: 80,
        duration: Math.max(1, spaces.length) * TIMES.space + 110,
      },
    ],
    next: 120,
  };
};

export const incomeSpace: Showing<'incomeSpace'> = ({ space }) => ({
  motions: [pop('income', { stands: 'path', space })],
  next: 160,
});

/** Peril falls, minions come to stand; islands drift over their plots. */
export const laid: Showing<'laid'> = ({ what, charter, site, island }) => {
  const peril = perilNamed(what);
  const minion = minionNamed(what);
  if (peril !== undefined) return landing({ is: 'peril', peril }, { stands: 'peril', site });
  if (minion !== undefined)
    return landing({ is: 'minion', minion, owner: undefined }, { stands: 'minion', minion, site });
  return {
    motions: [
      {
        how: 'fly',
        what: { is: 'tile', site: island ?? site },
        from: [supply(charter, 'skyIsland')],
        to: [{ stands: 'site', site }],
        delay: 0,
        duration: TIMES.tile,
      },
    ],
    next: 300,
  };
};

function landing(what: Thing, spot: Spot): Shown {
  return { motions: [{ how: 'drop', what, at: [spot], delay: 0, duration: TIMES.drop }], next: 70 };
}

/** Peril is torn in two; what is left of it is kept. */
export const perilTaken: Showing<'perilTaken'> = ({ charter, peril, site }) => {
  const taken = perilNamed(peril);
  if (taken === undefined) return { motions: [], next: 0 };
  const what = { is: 'peril', peril: taken } as const;
  const at: Spot = { stands: 'peril', site };
  return {
    motions: [
      { how: 'tear', what, at: [at], delay: 0, duration: TIMES.tear },
      {
        how: 'fly',
        what: sign(peril),
        from: [at],
        to: [supply(charter, peril)],
        delay: 140,
        duration: TIMES.good,
      },
    ],
    next: 200,
  };
};

/** Influence onto an octagon, or onto the emblem of a charter. */
export const put: Showing<'put'> = ({ charter, where, site }, telling) => {
  const of = charterIn(site);
  const place: Spot =
    where === 'emblem' && of !== undefined
      ? { stands: 'guest', charter, of }
      : { stands: 'token', charter, site };
  return {
    motions: [
      {
        how: 'fly',
        what: { is: 'token', charter },
        from: [supply(charter, 'influence')],
        to: [place, { stands: 'site', site }],
        delay: 0,
        duration: TIMES.token,
      },
      ...marked(charter, where === 'emblem' && of !== undefined ? `charter:${of}` : objectAt(site), telling),
    ],
    next: 140,
  };
};

/** The sign points at its goal. */
export const goalMet: Showing<'goalMet'> = ({ guidepost, charters }) => ({
  motions: [
    nudge({ lies: 'card', card: guidepost }),
    ...charters.map((charter) => pop('objective', { lies: 'seat', charter })),
  ],
  next: 120,
});
