import type { Source } from '../sources.ts';

/** What a source is drawn with: a colour, and a pattern of its own, since colour is never alone. */
type Look = { readonly fill: string; readonly mark: string; readonly turn?: number };

const pale = (d: string, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="#fff7e4" stroke-opacity=".62" stroke-width="${width}"/>`;
const dark = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="#1b2747" stroke-opacity=".4" stroke-width="${width}"/>`;

const LOOKS: { readonly [S in Source]: Look } = {
  buildings: { fill: '#d2573f', mark: '' },
  construction: { fill: '#e9b13c', mark: dark('M0 0V8', 2.6), turn: 45 },
  crates: { fill: '#8f5f3d', mark: pale('M0 2H8', 1.6) },
  objectives: { fill: '#5f9650', mark: '<circle cx="4" cy="4" r="1.9" fill="#fff7e4" fill-opacity=".75"/>' },
  quota: { fill: '#4778c4', mark: pale('M0 5Q2 2 4 5T8 5', 1.6) },
  reputation: { fill: '#8455a3', mark: pale('M2 0V8', 2.2) },
  people: { fill: '#e79aa9', mark: dark('M0 0L8 8M8 0L0 8', 1.1) },
  story: { fill: '#3f8f8c', mark: pale('M0 0L4 4L8 0', 1.6) },
  automa: { fill: '#6a6b7a', mark: pale('M4 1V7M1 4H7', 1.4) },
  others: { fill: '#b7b3bb', mark: dark('M0 0V8', 1.2), turn: -45 },
};

/** The patterns that a picture uses; `id` is the picture's own, so that several can be on a page. */
export function patternDefs(id: string, sources: readonly Source[]): string {
  const patterns = sources.map((source) => {
    const { fill, mark, turn } = LOOKS[source];
    const turned = turn === undefined ? '' : ` patternTransform="rotate(${turn})"`;
    return `<pattern id="${id}-${source}" width="8" height="8" patternUnits="userSpaceOnUse"${turned}><rect width="8" height="8" fill="${fill}"/>${mark}</pattern>`;
  });
  return `<defs>${patterns.join('')}</defs>`;
}

export function fillOf(id: string, source: Source): string {
  return `url(#${id}-${source})`;
}

/** A source as a small square, for legends. */
export function swatch(id: string, source: Source): string {
  return `${patternDefs(id, [source])}<rect width="18" height="18" rx="4" fill="${fillOf(id, source)}" stroke="#1b2747" stroke-opacity=".35"/>`;
}
