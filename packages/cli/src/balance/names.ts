import { box as data } from '@charterstone/box';
import { text } from '@charterstone/box/text/en';
import { commonsOf } from './sources.ts';

/** What a building is called, with the number of its card if it has one. */
export function buildingName(number: number): string {
  const commons = commonsOf(number);
  if (commons !== undefined) return text.commons[commons].name;
  return `${text.cards[number]?.name ?? 'building'} (${number})`;
}

/** A crate of the story is called as the first card in it. */
export function doorName(door: string): string {
  const [story = 0] = data.crates[door]?.stories ?? [];
  return `${door}: ${text.cards[story]?.name ?? 'no story'}`;
}
