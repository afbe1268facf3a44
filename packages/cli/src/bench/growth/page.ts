import { type Card, card } from '../../balance/page/cards.ts';
import { courseIn } from '../../balance/page/course.ts';
import { documentOf } from '../../balance/page/document.ts';
import { frameOf } from '../../balance/page/frame.ts';
import { STYLE } from '../../balance/page/style.ts';
import { label, picture, tag, WIDTH } from '../../balance/page/svg.ts';
import { escaped } from '../../markup.ts';
import type { Curve, Verdict } from './curve.ts';
import { aboutGrowth } from './describe.ts';
import type { GrowthMeasured } from './measure.ts';

type Judged = Curve & { readonly verdict: Verdict };

const count = (n: number): string => n.toLocaleString('en');
/** Names of sizes as short as their columns. */
const short = (n: number): string => (n >= 10_000 ? `${n / 1000}k` : count(n));

function frameFor({ points, unit, along }: Curve) {
  const highest = Math.max(...points.map(({ max }) => max));
  return frameOf(
    highest,
    unit,
    points.map(({ at }) => short(at)),
    along,
  );
}

/** The line goes through the medians; the band is everything that was measured. */
function chartOf(curve: Curve): { readonly height: number; readonly content: string } {
  const frame = frameFor(curve);
  const points = curve.points.map(({ at, median, min, max }, i) => ({
    column: i + 1,
    median,
    lower: min,
    upper: max,
    told: `${count(at)} ${curve.along}: ${count(median)} ${curve.unit}, from ${count(min)} to ${count(max)}`,
  }));
  return { height: frame.height, content: frame.axes + courseIn(frame, points) };
}

function cardOf(curve: Judged): Card {
  const { height, content } = chartOf(curve);
  // The line begins with the name, which is the title here.
  const note = curve.verdict.text.slice(curve.name.length + 2);
  return { title: curve.name, note, content: [picture(height, curve.name, content)] };
}

/** Everything that was measured as one page that needs nothing from elsewhere. */
export function growthPage(measured: GrowthMeasured): string {
  const title = 'How cost grows';
  const broken = measured.curves.filter(({ verdict }) => verdict.ok === false).length;
  const body = tag(
    'main',
    {},
    tag('h1', {}, title),
    tag('p', { class: 'soft' }, escaped(aboutGrowth(measured))),
    broken === 0
      ? tag('div', { class: 'verdict ok' }, '✓ what is promised to stay the same does')
      : tag(
          'div',
          { class: 'verdict bad' },
          `✗ ${broken} of ${measured.curves.length} curves grow that should not`,
        ),
    tag('div', { class: 'grid' }, ...measured.curves.map((curve) => card(cardOf(curve)))),
  );
  return documentOf(title, body);
}

const ACROSS = 3;
const GAP = 24;
const TITLE = 20;

/** All charts in one picture, for a text that can show pictures. */
export function growthPicture(curves: readonly Curve[]): string {
  const height = Math.max(0, ...curves.map((curve) => frameFor(curve).height)) + TITLE + GAP;
  const placed = curves.map((curve, i) => {
    const [x, y] = [GAP + (i % ACROSS) * (WIDTH + GAP), GAP + Math.floor(i / ACROSS) * height];
    return tag(
      'g',
      { transform: `translate(${x} ${y})` },
      label(0, 8, curve.name),
      tag('g', { transform: `translate(0 ${TITLE})` }, chartOf(curve).content),
    );
  });
  const [width, whole] = [GAP + ACROSS * (WIDTH + GAP), GAP + Math.ceil(curves.length / ACROSS) * height];
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${whole}`, role: 'img' },
    tag('title', {}, 'How cost grows'),
    tag('style', {}, STYLE, 'svg { max-width: none; font-family: system-ui, sans-serif; }'),
    tag('rect', { width, height: whole, style: 'fill: var(--card)' }),
    ...placed,
  ).concat('\n');
}
