import { CHARTERS, type Charter, type Icon, type Inspection } from '@charterstone/rules';
import { SIGNS } from '../terminal/paint.ts';
import type { Desk } from './desk.ts';

/** How sites, and what stands and lies on them, are marked on the screens. The help explains the signs. */

/** The plot a site is seen at: itself, or what a sky island lies over. */
export function plotOf(seen: Inspection, site: string): string {
  return Object.entries(seen.covered).find(([, island]) => island === site)?.[0] ?? site;
}

/** The charter a site is seen in; undefined for the Commons. */
export function charterAt(seen: Inspection, site: string): Charter | undefined {
  const plot = plotOf(seen, site);
  return CHARTERS.find((charter) => plot.startsWith(`${charter}-`));
}

/** `♦3`, or `♦~3` for a sky island over that plot. */
export function siteSign({ paint }: Desk, seen: Inspection, site: string): string {
  const charter = charterAt(seen, site);
  if (charter === undefined) return '';
  const plot = plotOf(seen, site);
  const number = plot.split('-').at(-1) ?? '';
  return paint.charter(charter, `${SIGNS[charter]}${plot === site ? '' : '~'}${number}`);
}

/** Everything on a site: workers, minions, peril, influence beside an income building. */
export function siteMarks(desk: Desk, seen: Inspection, site: string): string {
  return [
    workerMarks(desk, seen, site),
    minionMarks(desk, seen, site),
    perilMark(desk, seen, site),
    tokenMarks(desk, seen.octagons[site] ?? []),
  ].join('');
}

/** A big worker stands in [ ], a small one in ( ). */
function workerMarks({ paint }: Desk, seen: Inspection, site: string): string {
  return seen.charters
    .flatMap(({ charter, workers }) => [
      ...(workers.big === site ? [paint.charter(charter, `[${SIGNS[charter]}]`)] : []),
      ...(workers.small === site ? [paint.charter(charter, `(${SIGNS[charter]})`)] : []),
    ])
    .join('');
}

/** A minion in { }, with its owner's sign if it has one. */
function minionMarks(desk: Desk, seen: Inspection, site: string): string {
  return (seen.minions[site] ?? [])
    .map(({ minion, owner }) => {
      const short = shortWord(desk, minion);
      return owner === undefined ? `{${short}}` : desk.paint.charter(owner, `{${SIGNS[owner]}${short}}`);
    })
    .join('');
}

/** How a minion is marked, for the help. */
export function minionSign(desk: Desk): string {
  return `{${SIGNS.red}${shortWord(desk, 'cat')}}`;
}

function perilMark(desk: Desk, seen: Inspection, site: string): string {
  const peril = seen.peril[site];
  return peril === undefined ? '' : desk.paint.warning(`!${shortWord(desk, peril)}`);
}

/** Influence tokens that lie beside something, in < >. */
export function tokenMarks({ paint }: Desk, owners: readonly Charter[]): string {
  return owners.length === 0 ? '' : `<${owners.map(paint.sign).join('')}>`;
}

const SHORT = 3;

/** The beginning of a word, where the whole of it has no room. */
function shortWord({ say }: Desk, icon: Icon): string {
  return [...say.icon(icon)].slice(0, SHORT).join('').toLowerCase();
}
