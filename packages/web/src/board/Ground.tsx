import type { Charter } from '@charterstone/rules';
import { memo } from 'react';
import { Flat } from './Flat.tsx';
import { foam, island } from './island.ts';
import { DISTRICT_ORDER, type District } from './places.ts';
import { tonesOf } from './quiet.ts';
import { BOATS, bridges, CLOUD_BANK, GULLS, growth } from './scenery.ts';

const WATER = CLOUD_BANK + DISTRICT_ORDER.map(foam).join('') + BOATS + GULLS;
const BRIDGES = bridges();
const GROWTH = DISTRICT_ORDER.map(growth).join('');

export type GroundProps = {
  /** The charters that nobody plays, as one word: they lie in haze. */
  readonly quiet: string;
};

/** Sea, islands and what grows on them: drawn once, and again only when somebody comes or goes. */
export const Ground = memo(function Ground({ quiet }: GroundProps) {
  const isQuiet = (district: District): boolean => quiet.split(' ').includes(district);
  return (
    <>
      <Flat markup={WATER} />
      <Flat markup={BRIDGES} />
      <Flat
        markup={DISTRICT_ORDER.map((district) => island(district, tonesOf(district, isQuiet(district)))).join(
          '',
        )}
      />
      <Flat markup={GROWTH} />
    </>
  );
});

export function quietWord(all: readonly Charter[], played: ReadonlySet<Charter>): string {
  return all.filter((charter) => !played.has(charter)).join(' ');
}
