import { type BoxData, CHARTERS, type Inspection } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { PortView, SpaceView } from './CloudPort.tsx';
import { flat } from './flat.ts';
import {
  charterLabel,
  guidepostLabel,
  quotaLabel,
  ribbonName,
  siteLabel,
  trackLabel,
  trackTitle,
} from './labels.ts';
import { type Marks, markOf } from './objects.ts';
import type { PathProps } from './Path.tsx';
import type { PierProps } from './Pier.tsx';
import type { PictureLines } from './pictures.ts';
import { tonesOf } from './quiet.ts';
import type { QuotaPlan } from './quotaPlan.ts';
import type { RibbonProps } from './Ribbon.tsx';
import { remembering } from './remembered.ts';
import type { PlaceView } from './Sites.tsx';
import { piecesKey, playedCharters, type SiteScene, tileKey } from './scene.ts';
import { piecesArt, placeArt, portPiecesArt, portPrintArt, printArt } from './tileArt.ts';
import type { Titles } from './titles.ts';

/** What the parts of the board are given: plain words and numbers, made from the table, the words and the marks. */
export type Viewing = {
  readonly now: Inspection;
  readonly box: BoxData;
  readonly say: Speaker;
  readonly pictures: PictureLines;
  readonly marks: Marks;
  readonly titles: Titles;
};

const remembered = remembering(600);

/** Drawn once for a key, and flat. */
function drawings(key: string, draw: () => string): string {
  return remembered(key, () => flat(draw()));
}

export function placeViews(viewing: Viewing, sites: readonly SiteScene[]): readonly PlaceView[] {
  const played = playedCharters(viewing.now);
  return (
    sites
      .filter(({ place }) => place !== 'cloudPort')
      .map((site) => placeView(viewing, site, site.charter !== undefined && !played.has(site.charter)))
      // What stands further up is glued later: no neighbour's chimney covers a name.
      .sort((a, b) => b.y - a.y || a.x - b.x)
  );
}

function placeView({ say, pictures, marks }: Viewing, site: SiteScene, isQuiet: boolean): PlaceView {
  const mark = markOf(marks, site.object);
  const name = site.card === undefined ? '' : say.name(site.card);
  const tile = tileKey(site);
  const pieces = piecesKey(site);
  const line = site.card === undefined ? undefined : pictures[site.card];
  return {
    place: site.place,
    object: site.object,
    x: site.at[0],
    y: site.at[1],
    label: siteLabel(say, site, mark),
    state: mark.state,
    tile: drawings(`tile ${isQuiet} ${line === undefined} ${name} ${tile}`, () =>
      placeArt(site, name, line, tonesOf(site.charter ?? 'commons', isQuiet)),
    ),
    pieces: drawings(`pieces ${pieces}`, () => piecesArt(site)),
    print: drawings(`print ${tile}`, () => printArt(site)),
  };
}

export function portView({ say, marks }: Viewing, sites: readonly SiteScene[]): PortView {
  const site = sites.find(({ place }) => place === 'cloudPort');
  const mark = markOf(marks, 'commons:cloudPort');
  return {
    label: site === undefined ? '' : siteLabel(say, site, mark),
    state: mark.state,
    name: site?.card === undefined ? '' : say.name(site.card),
    pieces: site === undefined ? '' : drawings(`port ${piecesKey(site)}`, () => portPiecesArt(site)),
    print: site === undefined ? '' : drawings(`port ${tileKey(site)}`, () => portPrintArt(site)),
  };
}

export function spaceViews({ now, say, marks }: Viewing, plan: QuotaPlan): readonly SpaceView[] {
  return plan.spots.map((spot) => {
    const mark = markOf(marks, `quota:${spot.space}`);
    const taken = now.quota[spot.space];
    return { spot, taken, label: quotaLabel(say, spot.space, taken, mark), state: mark.state };
  });
}

export function ribbonViews({ now, say, marks, titles }: Viewing): readonly RibbonProps[] {
  const played = playedCharters(now);
  return CHARTERS.map((charter) => {
    const mark = markOf(marks, `charter:${charter}`);
    return {
      charter,
      name: ribbonName(say, charter, titles[charter]),
      label: charterLabel(say, now, charter, titles[charter], mark),
      state: mark.state,
      isQuiet: !played.has(charter),
      isActive: now.active === charter && !now.over,
      visitors: (now.emblems[charter] ?? []).join(),
    };
  });
}

export function pierView({ now, box, say, marks }: Viewing): PierProps {
  const mark = markOf(marks, 'track:reputation');
  return {
    title: trackTitle(say, 'reputation'),
    label: trackLabel(say, now, box, 'reputation', mark),
    state: mark.state,
    tokens: now.reputation.map((charter) => charter ?? '').join(),
    first: box.board.reputation.start[Math.max(0, now.charters.length - 1)] ?? 0,
  };
}

export function pathView({ now, box, say, marks }: Viewing): PathProps {
  const mark = markOf(marks, 'track:progress');
  const { hourglass, start, boats, income } = box.board.progress;
  return {
    title: trackTitle(say, 'progress'),
    label: trackLabel(say, now, box, 'progress', mark),
    state: mark.state,
    progress: now.progress,
    start: start[Math.max(0, now.charters.length - 1)] ?? 0,
    hourglass,
    boats: boats.join(),
    income: income.join(),
  };
}

export function pointsView({ now, box, say, marks }: Viewing) {
  const mark = markOf(marks, 'track:points');
  return {
    label: trackLabel(say, now, box, 'points', mark),
    state: mark.state,
    scores: now.charters.map(({ charter, points }) => ({ charter, points })),
  };
}

export function guidepostView({ now, box, say, marks }: Viewing) {
  const card = now.guidepost;
  if (card === undefined) return undefined;
  const mark = markOf(marks, `card:${card}`);
  return {
    card,
    title: say.ui('heading.guidepost'),
    name: say.name(card),
    label: guidepostLabel(say, box, card, mark),
    state: mark.state,
  };
}
