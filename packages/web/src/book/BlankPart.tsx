import type { Speaker } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { type Bar, drawBars } from './charts/bars.ts';
import { star } from './charts/picture.ts';

const ROOM = { width: 460, height: 150 };
const BARS = Array.from(
  { length: 12 },
  (_, i): Bar => ({
    label: String(i + 1),
    parts: [],
    total: 0,
    isToCome: true,
  }),
);
const STARS = Array.from({ length: 5 }, (_, i) => star(150 + i * 40, 60, 26, false)).join('');
const EMPTY = drawBars(BARS, ROOM).markup + STARS;

/** A page on which nothing is written yet: what will stand here has its places already. */
export function BlankPart({ say }: { readonly say: Speaker }): ReactNode {
  return (
    <section className="book-part book-blank">
      <Drawn markup={EMPTY} viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} className="book-empty" />
      <p>{say.ui('annals.blank')}</p>
    </section>
  );
}
