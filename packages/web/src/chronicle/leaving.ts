/** From where somebody went to the book, and on which page: there they go on when they come back. */
export type Leaving = {
  readonly link: HTMLElement;
  readonly hash: string;
  /** Which of the links to the same place it was: a page that is made anew has others. */
  readonly which: number;
};

let left: Leaving | undefined;

/** Whoever only turns pages has not left. */
export function rememberLeaving(link: HTMLElement): void {
  if (link.closest('.chronicle') !== null) return;
  left = { link, hash: location.hash, which: linksLike(link).indexOf(link) };
}

/** Those to the same place that are to be seen; the table behind a page has others. */
export function linksLike(link: HTMLElement): readonly HTMLElement[] {
  const to = link.getAttribute('href') ?? '';
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(to)}"]`)].filter((one) =>
    one.checkVisibility(),
  );
}

export function leftFrom(): Leaving | undefined {
  return left;
}

export function forgetLeaving(): void {
  left = undefined;
}
