import { mix, pointsOf } from '../../../art/paper.ts';
import { TONES } from '../../../art/tones.ts';
import { tileHexagon } from '../../../board/hexes.ts';
import { printOf } from '../../../board/printed.ts';
import { type SiteScene, sitesOf } from '../../../board/scene.ts';
import { emptyPlot, placeArt, printArt } from '../../../board/tileArt.ts';
import type { Scene } from '../../../table/scene.ts';

/** The land round a plot: its charter with everything that stands there, and the plot itself still open. */
export type Land = {
  readonly markup: string;
  /** The building to be glued, about its middle. */
  readonly sticker: string;
  readonly at: readonly [x: number, y: number];
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly plotsLeft: number;
  readonly hasCrate: boolean;
};

export function landAround(scene: Scene, site: string, card: number): Land | undefined {
  const { now, content, say } = scene;
  const sites = sitesOf(now, content.data);
  const found = sites.find((one) => one.site === site) ?? sites.find((one) => one.place === site);
  const target = found === undefined || found.card === card ? found : asItWas(scene, found, site, card);
  const charter = target?.charter;
  if (target === undefined || charter === undefined) return undefined;
  const around = sites.filter((one) => one.charter === charter);
  const tones = TONES[charter];
  const layer = (grow: number, down: number, fill: string): string =>
    around
      .map(
        ({ at: [x, y] }) => `<polygon points="${pointsOf(tileHexagon(grow, x, y + down))}" fill="${fill}"/>`,
      )
      .join('');
  const ground =
    `<g opacity=".3" transform="translate(-12 22)">${layer(16, 26, '#160d30')}</g>` +
    layer(13, 26, '#c0a878') +
    layer(13, 20, '#f4e4c3') +
    layer(12, 12, tones.x) +
    layer(11, 6, tones.d) +
    layer(10, 0, mix(tones.m, tones.l, 0.25));
  const standing = around
    .filter((one) => one !== found)
    .toSorted((a, b) => b.at[1] - a.at[1])
    .map((one) =>
      placed(one, placeArt(one, nameOn(scene, one), pictureOn(scene, one), tones) + printArt(one)),
    )
    .join('');
  const hole = target.island
    ? placeArt({ ...target, card: undefined }, '', undefined, tones)
    : emptyPlot(charter, tones, 'glued');
  const xs = around.map(({ at: [x] }) => x);
  const ys = around.map(({ at: [, y] }) => y);
  return {
    markup: `${ground}${placed(target, `${hole}<polygon class="glue-plot" points="${pointsOf(tileHexagon(1))}"/>`)}${standing}`,
    sticker:
      placeArt({ ...target, island: false }, say.name(target.card ?? 0), pictureOn(scene, target), tones) +
      printArt(target),
    at: target.at,
    box: {
      left: Math.min(...xs) - 78,
      top: Math.min(...ys) - 92,
      right: Math.max(...xs) + 78,
      bottom: Math.max(...ys) + 104,
    },
    hasCrate: target.crate !== undefined,
    plotsLeft: around.filter(({ card }) => card === undefined).length,
  };
}

/** By now something else may stand there, or an island lie over it. */
function asItWas({ content }: Scene, now: SiteScene, site: string, card: number): SiteScene {
  const face = content.data.cards[card];
  const building = face?.kind === 'building' ? face : undefined;
  const print = building === undefined ? undefined : printOf(building);
  return { ...now, site, card, building, print, island: site.startsWith('sky-'), crate: undefined };
}

const placed = ({ at: [x, y] }: SiteScene, body: string): string =>
  `<g transform="translate(${x} ${y})">${body}</g>`;

function nameOn({ say }: Scene, { card }: SiteScene): string {
  return card === undefined ? '' : say.name(card);
}

function pictureOn({ content }: Scene, { card }: SiteScene) {
  return card === undefined ? undefined : content.pictures[card];
}
