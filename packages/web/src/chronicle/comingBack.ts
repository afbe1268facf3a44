import { type Route, routeIn } from '../app/route.ts';
import { isAtVillage, isFocusLost } from '../table/menu/focus.ts';
import { forgetLeaving, type Leaving, leftFrom, linksLike } from './leaving.ts';

type AtTable = Extract<Route, { at: 'table' }>;

/** Where the book is left for: the page that led here, else the table. */
export function wayBack(table: string): AtTable {
  const from = routeIn(leftFrom()?.hash ?? '');
  return from.at === 'table' && from.table === table && from.page !== 'chronicle'
    ? from
    : { at: 'table', table };
}

/** At the link that led to the book; where that is gone from the table, at the button of the menu. */
export function comeBack(): void {
  const left = leftFrom();
  forgetLeaving();
  requestAnimationFrame(() => {
    const here = routeIn(location.hash);
    if (here.at !== 'table') return;
    if (here.page !== undefined) {
      if (left !== undefined && isPageOf(left, here)) whenShown(left);
      return;
    }
    if (!isNowhere()) return;
    const button =
      document.querySelector<HTMLElement>('.table-menu [data-action=chronicle]') ??
      document.querySelector<HTMLElement>('.table-menu > button');
    (left?.link.isConnected && left.link.checkVisibility() ? left.link : button)?.focus({
      preventScroll: true,
    });
  });
}

function isPageOf({ hash }: Leaving, { table, page }: AtTable): boolean {
  const from = routeIn(hash);
  return from.at === 'table' && from.table === table && from.page === page;
}

/** Somebody who comes back is put at the village, before a ceremony or at the heading of a page: they had a place of their own. */
function isNowhere(): boolean {
  return isFocusLost() || isAtVillage() || document.activeElement?.matches('.rite, h1') === true;
}

/** A page is made anew, and tells by and by: its link is waited for until somebody goes elsewhere. */
function whenShown({ link, which }: Leaving): void {
  const over = new AbortController();
  const { signal } = over;
  const seek = (): void => {
    const same = linksLike(link)[which];
    if (isNowhere() && same === undefined) return;
    over.abort();
    if (!isNowhere()) return;
    same?.focus({ preventScroll: true });
    same?.scrollIntoView({ block: 'center' });
  };
  const changes = new MutationObserver(seek);
  signal.addEventListener('abort', () => changes.disconnect());
  for (const act of ['keydown', 'pointerdown', 'hashchange'])
    addEventListener(act, () => over.abort(), { signal });
  changes.observe(document.body, { childList: true, subtree: true });
  seek();
}
