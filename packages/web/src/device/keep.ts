import { canKeep, register } from './registration.ts';
import { lookForNewVersion } from './version.ts';

/** What is shown first comes first; what is kept for later can wait. */
const PAUSE_MS = 5000;

/** Has the app kept for when there is no network, a while after the page is there. Where it can't be, it is played without. */
export function keepApp(): void {
  if (!canKeep() || import.meta.env.DEV) return;
  const begin = (): void => {
    setTimeout(() => void register().then(listen, () => {}), PAUSE_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** A new worker means a new version of the app; it waits until it is wanted. */
function listen(registration: ServiceWorkerRegistration): void {
  const look = (): void => void lookForNewVersion();
  if (registration.waiting !== null) look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first one takes over by itself.
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) look();
    });
  });
}
