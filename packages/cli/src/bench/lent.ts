import { readFileSync } from 'node:fs';

/** Time of all cores since the machine started, in ticks: all of it, and what its host lent to others though we had work to do. */
export type CoreTime = { readonly all: number; readonly lent: number };

/** Where in `/proc/stat` (proc(5)) user, nice, system, idle, iowait, irq and softirq stand before it; what guests take is in user already. */
const STEAL = 7;

/** From the text of `/proc/stat`; undefined where it does not say. */
export function coreTimeIn(stat: string): CoreTime | undefined {
  const ticks = /^cpu +(.+)$/m.exec(stat)?.[1]?.trim().split(/ +/).map(Number) ?? [];
  const lent = ticks[STEAL];
  if (lent === undefined) return undefined;
  return { all: ticks.slice(0, STEAL + 1).reduce((sum, one) => sum + one, 0), lent };
}

export function coreTime(): CoreTime | undefined {
  try {
    return coreTimeIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The share of the time since then that the host of a virtual machine gave to others, in percent: what a quiet machine has none of. */
export function lentSince(before: CoreTime | undefined, now = coreTime()): number | undefined {
  if (before === undefined || now === undefined || now.all <= before.all) return undefined;
  return Number(((100 * (now.lent - before.lent)) / (now.all - before.all)).toFixed(1));
}
