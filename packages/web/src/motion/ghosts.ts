import type { Drawing } from './drawn.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing as an element of its own, with its point at the upper left corner of the page: only its transform changes. */
export function ghostOf({ markup, box: [x, y, width, height], unit }: Drawing, kind: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.dataset['flight'] = kind;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  picture.style.left = `${x * unit}px`;
  picture.style.top = `${y * unit}px`;
  picture.style.width = `${width * unit}px`;
  picture.style.height = `${height * unit}px`;
  // Our own drawings, as everywhere; the names in them are escaped where they are drawn.
  picture.innerHTML = markup;
  ghost.append(picture);
  return ghost;
}

/** One half of a drawing. */
export function halfOf(drawing: Drawing, side: -1 | 1): HTMLElement {
  const ghost = ghostOf(drawing, 'torn');
  ghost.dataset['half'] = side < 0 ? 'left' : 'right';
  return ghost;
}

/** What is on its way is not yet where it goes. */
export function held(selector: string | undefined): Element | undefined {
  const piece =
    selector === undefined ? undefined : (document.querySelector(`.village ${selector}`) ?? undefined);
  piece?.setAttribute('data-held', '');
  return piece;
}

export function letGo(piece: Element): void {
  piece.removeAttribute('data-held');
}
