import { box as shipped } from '@charterstone/box';
import { type Box, compile } from '@charterstone/rules';
import { fingerprintOf } from './journals/format.ts';

/** A box that campaigns can be played with on this server. */
export type ShelvedBox = { readonly fingerprint: string; readonly version: number; readonly box: Box };

/** The boxes on the shelf, by what tells them from each other. */
export type Shelf = ReadonlyMap<string, ShelvedBox>;

export function shelvedBox(): ShelvedBox {
  return { fingerprint: fingerprintOf(shipped), version: shipped.version, box: compile(shipped) };
}
