import { useSyncExternalStore } from 'react';

/** Where somebody is in the app. Addresses live behind the `#`: a server needs to know none of them, and a token in one is never sent to it. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new' }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'join'; readonly token: string }
  | { readonly at: 'recover'; readonly token: string }
  | { readonly at: 'confirm'; readonly token: string };

export function routeIn(hash: string): Route {
  const [place = '', what = ''] = hash.replace(/^#\/?/, '').split('/');
  const name = decoded(what);
  switch (place) {
    case 'new':
    case 'settings':
    case 'credits':
      return { at: place };
    case 'table':
      return name === '' ? { at: 'home' } : { at: 'table', table: name };
    case 'join':
    case 'recover':
    case 'confirm':
      return name === '' ? { at: 'home' } : { at: place, token: name };
    default:
      return { at: 'home' };
  }
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
      return `#/table/${encodeURIComponent(route.table)}`;
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
