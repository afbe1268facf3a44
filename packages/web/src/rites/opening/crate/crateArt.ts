import { escaped } from '../../../art/pieces/counts.ts';

/** The crate, seen a little from above: its lid lifts about the hinge at the back. Drawn in a box of 560 by 380. */
export function crateArt(number: string): string {
  const nails = [
    [73, 168],
    [73, 310],
    [487, 168],
    [487, 310],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="5.5" fill="#5f3b26"/><circle cx="${x + 1}" cy="${y - 1}" r="2.4" fill="#e0ae6e"/>`,
    )
    .join('');
  return (
    '<ellipse cx="280" cy="340" rx="270" ry="28" fill="#0a1228" opacity=".6"/>' +
    // the inside, lit
    '<path d="M56 138L126 84H460L504 138z" fill="#4a2a1e"/><path class="crate-light" d="M80 138L138 94H448L480 138z" fill="#ffcf6b"/>' +
    '<path class="crate-light" d="M120 138L164 106H424L442 138z" fill="#fff1c0"/>' +
    `<g class="crate-lid"><path d="M126 84L100-2H486L460 84z" fill="#8a5a34"/><path d="M134 78L110 6H476L452 78z" fill="#b37c45"/>` +
    '<path d="M128 55H458M120 30H466" stroke="#8a5a34" stroke-width="4"/><path d="M190 84l-12-86M396 84l12-86" stroke="#6d4427" stroke-width="13"/></g>' +
    '<path class="crate-shut" d="M50 142L126 84H460L510 142z" fill="#c58d50"/>' +
    // the left side in shade
    '<path d="M56 138L0 168V324L56 340z" fill="#5f3b26"/><path d="M56 138L0 168V200L56 178zM56 216L0 232V264L56 256zM56 294L0 296V324L56 340z" fill="#74492d"/>' +
    '<rect x="56" y="138" width="448" height="202" fill="#8a5a34"/>' +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="56" y="${138 + i * 50.5}" width="448" height="47.5" fill="${i % 2 === 0 ? '#d39c5c' : '#c58d50'}"/>`,
      )
      .join('') +
    '<rect x="56" y="138" width="34" height="202" fill="#a9713c"/><rect x="470" y="138" width="34" height="202" fill="#a9713c"/>' +
    `<rect x="56" y="138" width="448" height="16" fill="#e0ae6e"/><path d="M56 138h448v6H56z" fill="#f6cf92"/>${nails}` +
    '<g transform="translate(280 246)"><circle r="64" fill="#7a4b29" opacity=".25"/><circle r="60" fill="none" stroke="#6d4427" stroke-width="6" stroke-dasharray="74 20"/>' +
    `<text class="crate-number" text-anchor="middle" y="24" font-size="70" fill="#5b351c">${escaped(number)}</text></g>`
  );
}

export const CRATE_BOX = '-10 -10 580 390';
