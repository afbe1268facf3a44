import type { Seat } from '@charterstone/rules';
import { chanceOf } from './chance.ts';

/**
 * Who a bot is at the table: the name it goes by (the catalogue of words has it as `bot-alma`), and the card whose picture it wears. Only
 * personas of the start-up lend theirs: everybody has seen those, and nothing that is locked may show.
 */
const PERSONAS = [
  { face: 200, names: ['alma', 'willa'] },
  { face: 201, names: ['jasper', 'rufus'] },
  { face: 202, names: ['fern', 'greta'] },
  { face: 203, names: ['gus', 'oscar'] },
  { face: 204, names: ['milo', 'amos'] },
  { face: 205, names: ['edda', 'hazel'] },
] as const;

export type FaceName = (typeof PERSONAS)[number]['names'][number];
export type Face = { readonly name: FaceName; readonly face: number };

/** Everybody there is. */
export const FACES: readonly Face[] = PERSONAS.flatMap(({ face, names }) =>
  names.map((name): Face => ({ name, face })),
);

/** The bot of a seat: the same whenever this campaign is played, and another one for each of its seats. */
export function faceOf(seed: string, seat: Seat): Face {
  const chance = chanceOf(`faces of ${seed}`);
  const order = PERSONAS.map((persona) => ({ persona, at: chance(1_000_000), name: chance(2) }));
  order.sort((a, b) => a.at - b.at || a.persona.face - b.persona.face);
  const { persona, name } = order[(seat - 1) % order.length] ?? { persona: PERSONAS[0], name: 0 };
  return { name: persona.names[name] ?? persona.names[0], face: persona.face };
}
