import { useEffect } from 'react';
import { isMyTurn, isOpen } from '../screens/home/standing.ts';
import { ask } from '../wire/ask.ts';
import { keeperIfAny } from './registration.ts';

/** So many tables wait for me: on the sign of the app, where a device shows that. */
export function useBadge(waiting: number | undefined): void {
  useEffect(() => {
    if (waiting !== undefined) badge(waiting);
  }, [waiting]);
}

function badge(n: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Who has not installed the app has no sign.
  (n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n)).catch(() => {});
}

/** Whoever is at a table need not be called to it: what called them goes away, and is no longer counted. */
export async function answerCall(table: string): Promise<void> {
  const registration = await keeperIfAny();
  if (registration === undefined || !('getNotifications' in registration)) return;
  const calls = await registration.getNotifications();
  const mine = calls.filter(({ tag }) => tag === table);
  for (const call of mine) call.close();
  if (mine.length > 0) badge(calls.length - mine.length);
}

/** Whoever leaves a table may have played there: the sign says what is left to do. Only an installed app has one. */
export async function recount(): Promise<void> {
  if (!('setAppBadge' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  const { tables } = await ask('myTables');
  badge(tables.filter((listed) => isOpen(listed) && isMyTurn(listed)).length);
}
