import type { Outline, OutlineMark } from '@charterstone/protocol';
import type { Counted } from './counted.ts';
import { chaptersOf } from './lookback.ts';
import type { Place } from './recording.ts';

/** A whole campaign at a glance: what everybody knows of it, and nothing of what one seat alone does. */
export function outlineOf(places: readonly Place[]): Outline {
  const stretches: [number, number][] = [];
  for (const { seq } of places) {
    const last = stretches.at(-1);
    if (last !== undefined && last[1] === seq - 1) last[1] = seq;
    else stretches.push([seq, seq]);
  }
  return {
    stretches,
    chapters: chaptersOf(places),
    turns: places.flatMap(({ seq, counted }) =>
      counted.some(({ fact }) => fact === 'turnBegan') ? [seq] : [],
    ),
    marks: places.flatMap(({ seq, counted }) => counted.flatMap((fact) => markOf(seq, fact) ?? [])),
  };
}

function markOf(seq: number, fact: Counted): OutlineMark | undefined {
  switch (fact.fact) {
    case 'built':
      return { seq, mark: 'built', card: fact.card };
    case 'opened':
      return { seq, mark: 'opened', card: fact.card };
    case 'unlocked':
      return { seq, mark: 'opened' };
    case 'storyRead':
      return { seq, mark: 'story', card: fact.card };
    case 'gameEnded':
      return { seq, mark: 'ended' };
    default:
      return undefined;
  }
}
