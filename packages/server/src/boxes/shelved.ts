import { box as shipped } from '@charterstone/box';
import { type Box, type BoxData, compile, compileKnown } from '@charterstone/rules';
import { fingerprintOf } from '../journals/format.ts';
import type { OwnBox } from './ownBox.ts';

/** The box that comes with the program. */
export const USUAL = 'charterstone';

/** A box that campaigns can be played with on this server. */
export type ShelvedBox = {
  readonly fingerprint: string;
  readonly version: number;
  readonly box: Box;
  /** One that somebody has written. */
  readonly own?: OwnBox;
};

/** A box as threads are told of it: that of the program they know, of any other they get the data. */
export type BoxForThread = { readonly fingerprint: string; readonly data: BoxData } | undefined;

const shelved = new WeakMap<Box, ShelvedBox>();

export function shelvedBox(): ShelvedBox {
  return noted({
    fingerprint: fingerprintOf(shipped),
    version: shipped.version,
    box: compile(shipped),
  });
}

/** Ours as an earlier program brought it: campaigns that were begun with it go on with it, in the words and pictures of today. */
export function shelvedEarlier(data: BoxData): ShelvedBox {
  return noted({ fingerprint: fingerprintOf(data), version: data.version, box: compileKnown(data) });
}

export function shelvedOwn(own: OwnBox): ShelvedBox {
  const { data } = own;
  return noted({ fingerprint: fingerprintOf(data), version: data.version, box: compileKnown(data), own });
}

function noted(box: ShelvedBox): ShelvedBox {
  shelved.set(box.box, box);
  return box;
}

/** What somebody has written beside the rules of a box, if it is not ours. */
export function ownOf(box: Box): OwnBox | undefined {
  return shelved.get(box)?.own;
}

export function forThread(box: Box): BoxForThread {
  const found = shelved.get(box);
  return found === undefined || box.data === shipped
    ? undefined
    : { fingerprint: found.fingerprint, data: box.data };
}
