/** The worker beside the pages: worker/worker.ts, as it is built. */
const WORKER = '/sw.js';

/** Browsers have workers only on safe ground. */
export function canKeep(): boolean {
  return isSecureContext && 'serviceWorker' in navigator;
}

export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}

/** The worker of this browser once it works; made by whoever needs it first. */
export async function keeper(): Promise<ServiceWorkerRegistration> {
  await register();
  return navigator.serviceWorker.ready;
}

export async function keeperIfAny(): Promise<ServiceWorkerRegistration | undefined> {
  return canKeep() ? navigator.serviceWorker.getRegistration() : undefined;
}
