import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { pauseBefore } from '../wire/backoff.ts';

/** What a server that answers does not have after so many tries, it has no more. */
const MOST_REFUSALS = 4;
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
      if (refusals === MOST_REFUSALS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(Math.min(tries, MOST_PATIENCE))));
    await dressAgain();
  }
}

async function isServerThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

/** Scripts are asked for again by whoever needs them, styles are not: those that did not come are put in anew. */
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
