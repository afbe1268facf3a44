import { useSyncExternalStore } from 'react';
import { keeperIfAny } from './registration.ts';

/** Whether the server has a newer app than the one that runs here, and whether something of the old one is missing by now. */
export type News = { readonly isNewer: boolean; readonly isMissing: boolean };

/** Whoever comes back to the page may have been away for days. */
const PAUSE_MS = 10 * 60_000;
/** A worker that does not take over by then does it with the next page. */
const PATIENCE_MS = 3000;

const listeners = new Set<() => void>();
let news: News = { isNewer: false, isMissing: false };
let lookedAt = Date.now();

function set(some: Partial<News>): void {
  news = { ...news, ...some };
  for (const listener of listeners) listener();
}

/** The file that this page began with: its name changes with whatever the app is made of. */
function myself(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]');
  return script?.getAttribute('src') ?? undefined;
}

/** Asks for the page as it is now. Without an answer nothing is known, and nothing said. */
export async function lookForNewVersion(): Promise<void> {
  lookedAt = Date.now();
  const mine = myself();
  if (mine === undefined) return;
  const page = await fetch('/', { cache: 'no-store' })
    .then(async (answer) => (answer.ok ? await answer.text() : ''))
    .catch(() => '');
  if (!page.includes('/assets/')) return;
  const isNewer = !page.includes(`"${mine}"`);
  set({ isNewer });
  // Here runs the newest already: the worker that belongs to it need not wait.
  if (!isNewer) (await keeperIfAny())?.waiting?.postMessage('takeOver');
}

/** Only ever because somebody pressed it. */
export async function reload(): Promise<void> {
  const waiting = (await keeperIfAny())?.waiting;
  if (waiting != null) {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    waiting.postMessage('takeOver');
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  location.reload();
}

export function later(): void {
  set({ isNewer: false, isMissing: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNews(): News {
  return useSyncExternalStore(subscribe, () => news);
}

/** Looks again when somebody comes back, and when a part of the app could not be loaded: the server may no longer have it. */
export function watchVersion(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE_MS) return;
    void lookForNewVersion();
    void keeperIfAny().then((registration) => registration?.update().catch(() => {}));
  });
  addEventListener('vite:preloadError', () => {
    set({ isMissing: true });
    void lookForNewVersion();
  });
}
