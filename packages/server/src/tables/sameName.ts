import { conflict } from '../http/refusal.ts';

/** Those who share a device are told apart by their names alone: however they are written, no two sound the same. */
export function refuseSameName(names: readonly string[]): void {
  const heard = names.map((name) => name.normalize('NFKC').toLowerCase());
  if (new Set(heard).size < heard.length)
    throw conflict(
      'same-name',
      'two people who share a device have the same name: they can not be told apart',
    );
}
