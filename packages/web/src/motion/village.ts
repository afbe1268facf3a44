import type { Point } from '../board/hexes.ts';
import type { Place } from './where.ts';

/** The board as it lies on the page: where its origin is, how many pixels a unit has, and the layer that moves with it. */
export type OnPage = {
  readonly layer: HTMLElement;
  readonly origin: Point;
  readonly k: number;
  /** How the layer is moved: another text, another place. */
  readonly transform: string;
};

const TRANSFORM = /translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\)/;

/** Read from where the camera goes, not from where it glides just now. */
export function boardOnPage(): OnPage | undefined {
  const layer = document.querySelector('.village .board-village');
  const root = layer?.parentElement;
  if (!(layer instanceof HTMLElement) || !root) return undefined;
  const { transform } = layer.style;
  const [, x, y, k] = TRANSFORM.exec(transform) ?? [];
  const { left, top } = root.getBoundingClientRect();
  return { layer, origin: [left + Number(x ?? 0), top + Number(y ?? 0)], k: Number(k ?? 1), transform };
}

export function onPage({ on, at: [x, y] }: Place, { origin, k }: OnPage): Point {
  return on === 'page' ? [x, y] : [origin[0] + x * k, origin[1] + y * k];
}
