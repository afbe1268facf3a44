import { TONES } from '../art/tones.ts';
import { spotsOf } from '../board/spots.ts';
import type { Scene } from '../table/scene.ts';
import type { Motion } from './motion.ts';
import { boardOnPage } from './village.ts';

const SVG = 'http://www.w3.org/2000/svg';
const ROOM = 14;
/** More than this is no news. */
const MOST = 8;

type Glow = Extract<Motion, { readonly how: 'glow' }>;

/** Soft lines round what others did last. They lie on the board and move with it; a second layer, so that nothing is painted anew. */
export class Glows {
  readonly #lines = new Map<
    string,
    { readonly line: Element; readonly end: ReturnType<typeof setTimeout> }
  >();

  show({ object, charter, delay, duration }: Glow, { now, content }: Scene, isStill: boolean): void {
    const spot = spotsOf(now, content.data).find(({ name }) => name === object);
    const board = boardOnPage();
    if (spot === undefined || board === undefined) return;
    this.#end(object);
    const [oldest] = this.#lines.size >= MOST ? this.#lines.keys() : [];
    if (oldest !== undefined) this.#end(oldest);
    const size = 2 * (spot.round + ROOM);
    const [left, top] = [spot.at[0] - size / 2, spot.at[1] - size / 2];
    const line = document.createElementNS(SVG, 'svg');
    line.setAttribute('class', isStill ? 'lately' : 'lately lately-fading');
    line.setAttribute('viewBox', `${left} ${top} ${size} ${size}`);
    line.setAttribute('aria-hidden', 'true');
    Object.assign(line.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${size}px`,
      height: `${size}px`,
    });
    line.style.setProperty('--charter', TONES[charter].l);
    line.style.setProperty('--delay', `${delay}ms`);
    line.style.setProperty('--duration', `${duration}ms`);
    for (const className of ['lately-edge', 'lately-line']) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', spot.outline);
      path.setAttribute('class', className);
      line.append(path);
    }
    board.layer.append(line);
    this.#lines.set(object, { line, end: setTimeout(() => this.#end(object), delay + duration) });
  }

  clear(): void {
    for (const object of [...this.#lines.keys()]) this.#end(object);
  }

  #end(object: string): void {
    const shown = this.#lines.get(object);
    if (shown === undefined) return;
    clearTimeout(shown.end);
    shown.line.remove();
    this.#lines.delete(object);
  }
}
