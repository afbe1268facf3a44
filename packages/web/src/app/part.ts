import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { pauseBefore } from '../wire/backoff.ts';

/** What a server that answers does not give after so many tries, it does not give to this page any more. */
const MOST_REFUSALS = 2;
/** After so many tries the pauses grow no longer: somebody waits. */
const MOST_PATIENCE = 3;

/** A part of the app that is loaded when it is needed. While the line is lost its place stays as it is, and it comes when the line does. */
export function part<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loaded(load) }));
}

async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0, refusals = 0; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (await isServerThere()) refusals++;
      if (refusals === MOST_REFUSALS) {
        if (!beginAnew()) throw error;
        await new Promise(() => {});
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(Math.min(tries, MOST_PATIENCE))));
    await dressAgain();
  }
}

async function isServerThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

const ANEW_KEY = 'charterstone-anew';
/** Where beginning anew did not help, it is not done again so soon: then the screen says that something is wrong. */
const ANEW_PAUSE_MS = 60_000;

/**
 * Browsers may keep in mind for as long as a page lives that a script did not come, and never ask for it again (HTML, module map). The
 * page anew stands where it stood: its place is in its address, and a table's in the server. Whether it is loaded again.
 */
function beginAnew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(ANEW_KEY)) < ANEW_PAUSE_MS) return false;
    sessionStorage.setItem(ANEW_KEY, String(Date.now()));
  } catch {
    // Who can not remember having done it might do it for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Scripts are asked for again where a browser does so, styles nowhere: those that did not come are put in anew. */
async function dressAgain(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    missing.map((link) => {
      const again = document.createElement('link');
      again.rel = 'stylesheet';
      again.href = link.href;
      const settled = new Promise<void>((resolve) => {
        again.addEventListener('load', () => resolve());
        again.addEventListener('error', () => resolve());
      });
      link.replaceWith(again);
      return settled;
    }),
  );
}
