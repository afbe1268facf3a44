import type { Lang } from '@charterstone/words/light';
import { useSyncExternalStore } from 'react';

/** What somebody likes on this device. */
export type Settings = {
  readonly language: Lang;
  /** How fast pieces move: 0 not at all, 1 as meant, up to 4 times as fast. */
  readonly speed: 0 | 0.5 | 1 | 2 | 4;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  readonly hints: boolean;
};

const KEY = 'charterstone';
export const SPEEDS: readonly Settings['speed'][] = [0, 0.5, 1, 2, 4];

const listeners = new Set<() => void>();
let current = read();

function read(): Settings {
  const asBefore = stored();
  return {
    language: languageIn(asBefore['language']) ?? languageIn(navigator.language.slice(0, 2)) ?? 'en',
    speed: SPEEDS.find((speed) => speed === asBefore['speed']) ?? (wantsStillness() ? 0 : 1),
    sound: asBefore['sound'] !== false,
    volume: shareIn(asBefore['volume']) ?? 0.7,
    hints: asBefore['hints'] !== false,
  };
}

/** What lies there may be from another version, or somebody's own work. */
function stored(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function languageIn(word: unknown): Lang | undefined {
  return word === 'en' || word === 'de' || word === 'pl' ? word : undefined;
}

function shareIn(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function settings(): Settings {
  return current;
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing keeps it for this visit.
  }
  for (const listener of listeners) listener();
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, settings);
}

// Another window of the same browser may have changed them.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  current = read();
  for (const listener of listeners) listener();
});
