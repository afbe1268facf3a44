import type { Charter } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { emblem } from '../art/emblems.ts';
import { disc, RIM, round } from '../art/paper.ts';
import { TONES } from '../art/tones.ts';

const SIZE = 20;

function crestArt(charter: Charter): string {
  const { l, m, d, on } = TONES[charter];
  const shine = `M${round(-SIZE * 0.62)} ${round(-SIZE * 0.44)}A${round(SIZE * 0.76)} ${round(SIZE * 0.76)} 0 0 1 ${round(SIZE * 0.4)} ${round(-SIZE * 0.65)}`;
  return (
    disc(0, 0, SIZE, RIM) +
    disc(0, 0, SIZE - 2.4, d) +
    disc(0.6, -0.8, SIZE - 4, m) +
    `<path d="${shine}" fill="none" stroke="${l}" stroke-width="1.8" stroke-linecap="round"/>` +
    emblem(charter, 21, on)
  );
}

/** Who somebody is: the sign of their charter in its colour, as on their workers. Ornament: the name stands beside it. */
export function SeatCrest({ charter }: { readonly charter: Charter }): ReactNode {
  return (
    <span className="seat-crest" aria-hidden>
      <Drawn markup={crestArt(charter)} viewBox="-20 -20 40 40" />
    </span>
  );
}
