import { TRAYS, type Tray, trayStart } from './layout.ts';

/** Trays whose numbers follow from others or mean nothing to the game. */
const LEFT_OUT: ReadonlySet<string> = new Set(['cardPrevious', 'listening']);

/**
 * A fingerprint of a table, sixteen hexadecimal digits. It runs over (tray, index, value) of values that are not
 * zero, so that a new or longer tray leaves the hash of old tables alone.
 */
export function hashTable(table: Int16Array): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  const mix = (value: number): void => {
    low = Math.imul(low ^ value, 0x01000193);
    high = Math.imul((high << 5) | (high >>> 27), 0x85ebca6b) ^ value;
  };
  for (const tray of trayNames()) {
    if (LEFT_OUT.has(tray)) continue;
    const name = nameNumber(tray);
    const start = trayStart(tray);
    for (let i = 0; i < TRAYS[tray]; i++) {
      const value = table[start + i] ?? 0;
      if (value === 0) continue;
      mix(name + i);
      mix(value & 0xffff);
    }
  }
  return hex(low ^ (high >>> 15)) + hex(high ^ (low >>> 13));
}

export function trayNames(): Tray[] {
  return Object.keys(TRAYS).filter((name): name is Tray => name in TRAYS);
}

function nameNumber(name: string): number {
  let number = 7;
  for (let i = 0; i < name.length; i++) number = (Math.imul(number, 31) + name.charCodeAt(i)) | 0;
  return number;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
