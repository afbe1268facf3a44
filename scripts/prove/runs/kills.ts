import { kills } from '../../../packages/server/test/proofs/kills.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

export const proof: Proof = {
  run: (batch, progress) => onBoth(batch, progress, (part, tell) => kills({ ...part, progress: tell })),
};
