import type { Inspection } from '@charterstone/rules';
import { wrap } from '../../terminal/columns.ts';
import { type Desk, describe, faceOf } from '../desk.ts';

/** The goal of this game; its own rule as well, unless there is little room. */
export function guidepostLines(desk: Desk, seen: Inspection, briefly = false): string[] {
  const { say, paint, data, size } = desk;
  const card = seen.guidepost;
  const face = card === undefined ? undefined : faceOf(data, card);
  if (card === undefined || face?.kind !== 'guidepost') return [];
  const goal = briefly ? say.describeTest(face.goal) : describe(desk, card);
  return wrap(`${say.ui('heading.guidepost')}: ${say.name(card)} – ${goal}`, size().width, 2).map(paint.dim);
}
