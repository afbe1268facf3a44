/** What a worker does with a request: the page, a file of the app that never changes, or nothing, and the browser goes its usual way. */
export type Way = 'page' | 'asset' | undefined;

type Asked = { readonly method: string; readonly url: string; readonly mode: string };

/** All that is kept is the app itself. What the server says of people and tables is asked for every time, and is true or not there. */
export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const address = URL.parse(url);
  if (method !== 'GET' || address?.origin !== origin) return undefined;
  if (mode === 'navigate') return address.pathname === '/' ? 'page' : undefined;
  return address.pathname.startsWith('/assets/') ? 'asset' : undefined;
}

/** A proxy before a server that is away answers in its stead. */
export function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}
