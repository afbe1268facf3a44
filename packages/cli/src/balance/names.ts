import { text as shipped } from '@charterstone/box/text/en';
import type { BoxText } from '@charterstone/words';
import { boxInUse } from '../box.ts';
import { commonsOf } from './sources.ts';

function words(): BoxText {
  return boxInUse().own?.texts.en ?? shipped;
}

/** What a building is called, with the number of its card if it has one. */
export function buildingName(number: number): string {
  const commons = commonsOf(number);
  if (commons !== undefined) return words().commons[commons].name;
  return `${words().cards[number]?.name ?? 'building'} (${number})`;
}

/** A crate of the story is called as the first card in it. */
export function doorName(door: string): string {
  const [story = 0] = boxInUse().data.crates[door]?.stories ?? [];
  return `${door}: ${words().cards[story]?.name ?? 'no story'}`;
}
