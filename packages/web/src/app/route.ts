import { useSyncExternalStore } from 'react';

/** Where somebody is in the app. Addresses live behind the `#`: a server needs to know none of them, and a token in one is never sent to it. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new' }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'table'; readonly table: string; readonly page?: TablePage; readonly place?: number }
  | { readonly at: 'join'; readonly token: string }
  | { readonly at: 'recover'; readonly token: string }
  | { readonly at: 'confirm'; readonly token: string };

/** What can be opened at a table beside the village: `place` is a card of the Chronicle, a game of the book, a step of the replay. */
const TABLE_PAGES = ['chronicle', 'book', 'replay'] as const;
export type TablePage = (typeof TABLE_PAGES)[number];

export function routeIn(hash: string): Route {
  const [place = '', what = '', page = '', where = ''] = hash.replace(/^#\/?/, '').split('/');
  const name = decoded(what);
  switch (place) {
    case 'new':
    case 'settings':
    case 'credits':
      return { at: place };
    case 'table':
      return name === '' ? { at: 'home' } : { at: 'table', table: name, ...pageIn(page, where) };
    case 'join':
    case 'recover':
    case 'confirm':
      return name === '' ? { at: 'home' } : { at: place, token: name };
    default:
      return { at: 'home' };
  }
}

function pageIn(page: string, where: string): Pick<Extract<Route, { at: 'table' }>, 'page' | 'place'> {
  const found = TABLE_PAGES.find((name) => name === page);
  if (found === undefined) return {};
  return /^\d{1,9}$/.test(where) ? { page: found, place: Number(where) } : { page: found };
}

/** A link may have been cut or bent on its way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'table':
      return ['#/table', encodeURIComponent(route.table), route.page, route.place]
        .filter((part) => part !== undefined)
        .join('/');
    case 'join':
    case 'recover':
    case 'confirm':
      return `#/${route.at}/${encodeURIComponent(route.token)}`;
    default:
      return `#/${route.at}`;
  }
}

export function go(route: Route): void {
  location.hash = hashOf(route);
}

/** Somewhere else without a way back: a token that is spent is no place to return to. */
export function goInstead(route: Route): void {
  history.replaceState(undefined, '', hashOf(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export function useRoute(): Route {
  return routeIn(useSyncExternalStore(subscribe, () => location.hash));
}
