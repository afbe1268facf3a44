import type { Art } from '../people/kit.ts';
import { crossroads } from './crossroads.ts';
import { end, last } from './endings.ts';
import { home, island } from './home.ts';
import { HIGH, WIDE } from './sky.ts';
import { table } from './table.ts';

/** The landscapes for whole screens. */
export const VISTAS = ['home', 'island', 'table', 'end', 'last', 'crossroads'] as const;
export type VistaName = (typeof VISTAS)[number];

const DRAW: { readonly [V in VistaName]: (seed: string) => string } = {
  home,
  island,
  table,
  end,
  last,
  crossroads,
};

/** A landscape; `seed` scatters what lies about by chance, the same for the same seed. */
export const vista = (name: VistaName, seed = 'village'): Art => ({
  markup: DRAW[name](seed),
  viewBox: `0 0 ${WIDE} ${HIGH}`,
});
