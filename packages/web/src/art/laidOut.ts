import type { Picture } from '@charterstone/protocol';
import { isFormed } from './buildings/draw.ts';
import { isThing } from './figures/things.ts';
import { isHeld } from './people/hands.ts';

let later: Promise<unknown> | undefined;

/** Sees to it that these pictures can be drawn: a village that has just been founded needs no more than a part of the paper. */
export async function laidOut(lines: Iterable<Picture>): Promise<void> {
  for (const line of lines) if (!isDrawable(line)) later ??= import('./later.ts');
  // What did not come is asked for again by the next who needs it.
  await later?.catch((error) => {
    later = undefined;
    throw error;
  });
}

function isDrawable(line: Picture): boolean {
  switch (line.kind) {
    case 'building':
      return isFormed(line);
    case 'person':
      return [line.prop, line.other].every((word) => word === undefined || isHeld(word));
    case 'thing':
      return [line.thing, line.beside].every((words) => words === undefined || isThing(words));
    default:
      return false;
  }
}
