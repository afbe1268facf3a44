import { Html } from './html.ts';
import { MOTIFS, type Motif } from './motifs.ts';

/** The picture over a chapter: the guidepost's own, or that of the first year or the end. */
const MOTIF_OF: Readonly<Record<string, Motif>> = {
  400: 'storehouse',
  401: 'gate',
  402: 'hourglass',
  403: 'hourglass',
  404: 'faces',
  405: 'neighbours',
  406: 'banner',
  407: 'broom',
  408: 'candle',
  409: 'cats',
  410: 'bunting',
  411: 'fence',
  412: 'crown',
  413: 'sunrise',
  end: 'stone',
};

const HEXAGON = '30,4 90,4 118,52 90,100 30,100 2,52';

/** A hexagonal picture of cut paper, like a plot with something on it. */
export function medallion(of: number | 'end' | undefined): Html {
  const motif = MOTIF_OF[of ?? ''] ?? 'zeppelin';
  const { sky, ground, art } = MOTIFS[motif];
  return new Html(`<svg class="medallion" viewBox="0 0 120 104" aria-hidden="true">
<clipPath id="plot-${of ?? 'first'}"><polygon points="${HEXAGON}"/></clipPath>
<g clip-path="url(#plot-${of ?? 'first'})"><rect width="120" height="104" fill="${sky}"/><path d="M0 80Q34 68 66 77T120 74V104H0Z" fill="${ground}"/>${art}</g>
<polygon points="${HEXAGON}" fill="none" stroke="#c0a878" stroke-width="2.5" stroke-linejoin="round"/>
</svg>`);
}

/** The village at dusk, on the first page. */
export function frontispiece(): Html {
  const house = (x: number, y: number, wall: string, roof: string): string =>
    `<g transform="translate(${x} ${y})"><path d="M0 0V-22L14-36 28-22V0Z" fill="${wall}"/><path d="M-4-20 14-40 32-20 27-18 14-31 1-18Z" fill="${roof}"/><rect x="10" y="-14" width="8" height="14" fill="#3b1f52"/><rect x="11" y="-25" width="6" height="6" fill="#fbdc86"/></g>`;
  return new Html(`<svg class="frontispiece" viewBox="0 0 480 240" aria-hidden="true">
<clipPath id="dusk"><rect width="480" height="240" rx="10"/></clipPath>
<g clip-path="url(#dusk)">
<rect width="480" height="240" fill="#f9c99b"/><rect width="480" height="70" fill="#e88f7f"/><rect width="480" height="34" fill="#b9687f"/>
<circle cx="372" cy="112" r="30" fill="#fbdc86"/>
<path d="M0 138Q70 104 150 130T320 118 480 132V240H0Z" fill="#7d6a9c"/>
<path d="M0 164Q90 136 190 158T390 150 480 160V240H0Z" fill="#4f7c74"/>
<path d="M0 190Q120 164 240 184T480 178V240H0Z" fill="#3a6a3c"/>
<g transform="translate(120 60)"><ellipse rx="52" ry="20" fill="#fbf0da"/><path d="M-50-6Q0-16 50-6L52 0Q0-8-52 0Z" fill="#d2573f"/><path d="M-50 6Q0 14 50 6L52 0Q0 6-52 0Z" fill="#4778c4"/><path d="M40-10 62-20V20L40 10Z" fill="#dcc598"/><path d="M-16 19-12 30H12L16 19" fill="none" stroke="#3b1f52" stroke-width="1.5"/><rect x="-15" y="29" width="30" height="9" rx="3" fill="#6e480f"/><path d="M0 38V118" stroke="#3b1f52" stroke-width="1" stroke-dasharray="3 3"/></g>
${house(46, 190, '#b48bd0', '#5b3577')}${house(104, 180, '#f09a7c', '#98352c')}${house(160, 186, '#9dc476', '#21452b')}${house(300, 184, '#8fb8ec', '#2b5194')}${house(352, 178, '#fbdc86', '#b37c1d')}${house(412, 188, '#a2a3b0', '#2a2b38')}
<path d="M214 200Q218 166 240 160T268 200Z" fill="#6a6b7a"/><path d="M214 200Q218 166 240 160 226 176 228 200Z" fill="#454654"/><path d="M240 174l7 5v8l-7 5-7-5v-8z" fill="none" stroke="#fbdc86" stroke-width="1.6"/>
<path d="M0 214Q130 196 250 210T480 204V240H0Z" fill="#21452b"/>
</g></svg>`);
}
