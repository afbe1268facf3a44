import { useSyncExternalStore } from 'react';

/** What a browser says when the app could be installed; the types of a page do not know it. */
type Offer = Event & { readonly prompt: () => Promise<{ readonly outcome: string }> };

/** How somebody gets the app here: by our button, by hand, not at all because of the address; or they have it. */
export type Install = 'button' | 'ios' | 'menu' | 'needsHttps' | 'installed';

const listeners = new Set<() => void>();
let offer: Offer | undefined;
let isDone = false;

function changed(): void {
  for (const listener of listeners) listener();
}

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function';

/** To be called early: a browser says it once, and perhaps before anything is drawn. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    // We ask where somebody looks for it, not in front of what they are doing.
    event.preventDefault();
    offer = event;
    changed();
  });
  addEventListener('appinstalled', () => {
    [offer, isDone] = [undefined, true];
    changed();
  });
}

function now(): Install {
  if (isDone || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (!isSecureContext) return 'needsHttps';
  if (offer !== undefined) return 'button';
  return isApple() ? 'ios' : 'menu';
}

/** An iPad says that it is a Mac, but no Mac has a screen for fingers. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstall(): Install {
  return useSyncExternalStore(subscribe, now);
}

/** Asks by the browser's own dialog; an offer can be taken up once. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = undefined;
  changed();
  await taken?.prompt();
}
